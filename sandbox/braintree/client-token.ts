import * as z from 'zod'
import type { Route } from '../platform/exchange.ts'
import { merchantRoute, read } from './call.ts'
import { BRAINTREE_KEYS } from './keys.ts'
import { Invalid, xml } from './refusal.ts'
import type { BraintreeState } from './state.ts'

const tokenSchema = z.object({
  client_token: z.object({ version: z.union([z.number(), z.string()]).nullish(), customer_id: z.string().nullish() }),
})

/** `clientToken.generate`: base64 of JSON in version 2, as the browser's side reads it. */
export function clientTokenRoutes(state: BraintreeState): Route[] {
  return [
    merchantRoute('POST', 'client_token', ({ body }) => {
      const customerId = read(tokenSchema, body).client_token.customer_id ?? null
      if (customerId !== null && !state.customers.has(customerId)) {
        throw new Invalid('clientToken', 'customer_id', '92804')
      }
      const authorizationFingerprint = state.world.id('', 40)
      state.fingerprints.add(authorizationFingerprint)
      const origin = state.world.origin()
      const merchant = `${origin}/merchants/${BRAINTREE_KEYS.merchantId}`
      const value = Buffer.from(
        JSON.stringify({
          version: 2,
          authorizationFingerprint,
          environment: 'sandbox',
          merchantId: BRAINTREE_KEYS.merchantId,
          clientApiUrl: `${merchant}/client_api`,
          configUrl: `${merchant}/client_api/v1/configuration`,
          assetsUrl: origin,
          authUrl: origin,
          challenges: ['cvv'],
          threeDSecureEnabled: true,
        }),
      ).toString('base64')
      return xml(201, 'client_token', { value })
    }),
  ]
}
