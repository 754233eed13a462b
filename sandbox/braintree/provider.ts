import type { ProviderFactory } from '../platform/provider.ts'
import { browserError, browserRoutes } from './browser.ts'
import { clientTokenRoutes } from './client-token.ts'
import { braintreeCommands, braintreeRows } from './commands.ts'
import { customerRoutes } from './customers.ts'
import { disputeRoutes } from './disputes.ts'
import { paymentMethodRoutes } from './payment-methods.ts'
import { xml } from './refusal.ts'
import { saleRoutes } from './sale.ts'
import { searchRoutes } from './search.ts'
import { BraintreeState } from './state.ts'
import { braintreeShimRoutes } from './shim-routes.ts'
import { changeRoutes } from './transaction-changes.ts'

/** Braintree's part of the sandbox (payments guide, 3.4): JSON in, XML out, with the keys of `keys.ts`. */
export const braintreeProvider: ProviderFactory = (world) => {
  const state = new BraintreeState(world)
  return {
    name: 'braintree',
    routes: [clientTokenRoutes, saleRoutes, changeRoutes, searchRoutes, customerRoutes, paymentMethodRoutes]
      .concat([disputeRoutes, browserRoutes])
      .flatMap((make) => make(state))
      .concat(braintreeShimRoutes),
    commands: braintreeCommands(state),
    owns: (path) => path.startsWith('/merchants/') || path.startsWith('/_bt/'),
    failure: (status, { path }) =>
      path.startsWith('/_bt/')
        ? browserError(status, { message: `status ${status}` })
        : xml(status, 'error', { status }),
    rows: () => braintreeRows(state),
    collections: state.collections(),
    reset: (keep) => state.reset(keep),
  }
}
