import type { ProviderId } from '../../../domain/payments/snapshot.ts'
import type { PaymentKeys } from '../../platform/payment-environment.ts'
import type { PaymentProvider } from '../provider.ts'
import { braintreeProvider } from './braintree/braintree-provider.ts'
import { paypalProvider } from './paypal/paypal-provider.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'

/** Secrets of webhooks that are registered while the server runs: the sandbox's, which is new with every start. */
export interface WebhookSecrets {
  stripe: readonly string[]
  paypal: string | null
}

/** The providers that have their keys; the others are not offered. */
export function openProviders(
  { sandboxUrl, stripe, paypal, braintree }: PaymentKeys,
  secrets: WebhookSecrets,
): ReadonlyMap<ProviderId, PaymentProvider> {
  const providers: PaymentProvider[] = []
  if (stripe !== null) {
    const webhookSecrets = () => [...stripe.webhookSecrets, ...secrets.stripe]
    providers.push(stripeProvider({ ...stripe, webhookSecrets, sandboxUrl }))
  }
  if (paypal !== null) {
    const webhookId = () => paypal.webhookId ?? secrets.paypal
    providers.push(paypalProvider({ ...paypal, webhookId, sandboxUrl }))
  }
  if (braintree !== null) providers.push(braintreeProvider({ ...braintree, sandboxUrl }))
  return new Map(providers.map((provider) => [provider.id, provider]))
}
