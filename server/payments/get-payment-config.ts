import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/payments/calls.ts'
import { handle, isPaymentSession } from '../platform/handler.ts'
import type { PaymentFacts } from './payment-facts.ts'
import { ProviderUnavailable } from './provider.ts'
import { findCustomer } from './saved-cards/card-customers.ts'
import { LATE, within } from './within.ts'

/** How long the modes of the other providers wait for one of them, in milliseconds. */
const ANSWER_WITHIN = 5_000

/** how the browser talks to the provider of each mode that is offered; nothing of it is secret. */
export const getPaymentConfig = ({ modes, settings, isSandbox, database, log }: PaymentFacts) =>
  handle(calls.getPaymentConfig, 'own', async (_tx, _input, { actor, platform }) => {
    const offered = await Promise.all(
      modes.offered(platform).map(async ({ modeId, method, provider }) => {
        try {
          // What a provider knows of the account is not for a session that pays one order.
          const customerRef = isPaymentSession(actor)
            ? null
            : await findCustomer(database, provider.id, actor.accountId)
          const config = await within(ANSWER_WITHIN, provider.publicConfig(customerRef), log)
          if (config === LATE) return null
          const { needsRedirect, ...publicConfig } = config
          return {
            modeId,
            method,
            provider: provider.id,
            ...publicConfig,
            isSandbox,
            redirect: settings.paymentRedirect || needsRedirect ? ('always' as const) : ('if_required' as const),
            // The apps pay on the providers' pages in the system's browser, where nobody is logged in.
            canSave: platform === 'other' && settings.saveCards && provider.saved !== null,
          }
        } catch (error) {
          if (!(error instanceof ProviderUnavailable)) throw error
          log.warn({ err: error, provider: provider.id }, 'a payment provider does not answer')
          return null
        }
      }),
    )
    const answering = offered.filter((mode) => mode !== null)
    if (answering.length === 0 && offered.length > 0) throw new Refusal('payment_unavailable')
    return { modes: answering }
  })
