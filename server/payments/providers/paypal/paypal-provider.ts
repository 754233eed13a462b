import type { PaymentProvider, ProviderOrigins } from '../../provider.ts'
import { listChanges } from './changes.ts'
import { openConnection, type PayPalConfig } from './connection.ts'
import { approveUrlOf, cancelOrder, captureOrder, createOrder, fetchOrder, readOrder } from './orders.ts'
import { fetchRefund, refundOrder } from './refunds.ts'
import { eventOf } from './webhook-events.ts'
import { openSignatureCheck } from './webhook-signature.ts'

/** Away from the sandbox guests go to PayPal's own page: nothing of it is loaded here. */
const LIVE_ORIGINS: ProviderOrigins = { script: [], frame: [], connect: [], image: [], form: [] }
const SCRIPTS = {
  sandbox: 'https://www.sandbox.paypal.com/sdk/js',
  production: 'https://www.paypal.com/sdk/js',
} as const

/**
 * PayPal by its REST interface (payments guide, 3.3 and 4.3). An approval reserves nothing, so the money is taken by
 * `capture` once the places are pinned (8.5). Payments are orders: `ref` is the order's id.
 *
 * `publicConfig().scriptUrl` is the address without its query: the browser's adapter adds `client-id`, `currency`,
 * `intent=capture` and `commit=true`. Throws for a sandbox address together with the production environment (case 102).
 */
export function paypalProvider(config: PayPalConfig): PaymentProvider {
  const { clientId, environment, sandboxUrl } = config
  if (sandboxUrl !== null && environment === 'production') {
    throw new Error('PayPal in production cannot be the payment sandbox')
  }
  const paypal = openConnection(config)
  const isSigned = openSignatureCheck(sandboxUrl)
  return {
    id: 'paypal',
    beginsWithNonce: false,
    capturesOnApproval: true,
    origins: sandboxUrl === null ? LIVE_ORIGINS : sandboxOrigins(sandboxUrl),
    saved: null,
    publicConfig: async () => ({
      scriptUrl: sandboxUrl === null ? SCRIPTS[environment] : `${sandboxUrl}/sdk/js`,
      publishableKey: clientId,
      clientToken: null,
      // The buttons ask for inline scripts and assign scripts as text, which the pages' policy and Trusted Types refuse.
      needsRedirect: sandboxUrl === null,
    }),
    create: (payment) => createOrder(paypal, payment),
    fetch: (ref) => fetchOrder(paypal, ref),
    /**
     * Always null: PayPal finds no order by its `custom_id`. It need not: only `capture` takes money, and that needs the
     * ref. `create` under its own request id answers the order that was made (R8, case 44).
     */
    find: async () => null,
    resume: async (ref) => ({ clientSecret: null, approveUrl: approveUrlOf(await readOrder(paypal, ref)) }),
    capture: (ref, key) => captureOrder(paypal, ref, key),
    cancel: (ref) => cancelOrder(paypal, ref),
    refund: (ref, amountCents, key, refundId) => refundOrder(paypal, ref, { amountCents, key, refundId }),
    fetchRefund: (_paymentRef, refundId) => fetchRefund(paypal, refundId),
    /** Never `foreign`: the webhook's id, which is one account's in one environment, is part of what is signed. */
    async verifyWebhook(rawBody, headers) {
      const webhookId = config.webhookId()
      if (webhookId === null || !(await isSigned(rawBody, headers, webhookId))) return 'invalid'
      return eventOf(paypal, rawBody)
    },
    answerChallenge: () => null,
    listChanges: (since, until) => listChanges(paypal, since, until),
  }
}

function sandboxOrigins(sandboxUrl: string): ProviderOrigins {
  const own = [new URL(sandboxUrl).origin]
  return { script: own, frame: own, connect: own, image: own, form: own }
}
