import * as z from 'zod/mini'
import type { PaymentKeys } from '../../platform/payment-environment.ts'
import type { WebhookSecrets } from './open-providers.ts'

const stripeEndpoint = z.object({ id: z.string(), secret: z.string() })
const paypalToken = z.object({ access_token: z.string() })
const paypalWebhook = z.object({ id: z.string() })
const paypalWebhooks = z.object({ webhooks: z.array(z.object({ id: z.string(), url: z.string() })) })

/**
 * Registers this server's webhooks at the payment sandbox, which forgets them when it stops. At the real providers the
 * operator does it once, by hand. `base` is where the sandbox reaches this server. Throws when the sandbox does not answer.
 */
export async function registerSandboxWebhooks(keys: PaymentKeys, base: string, secrets: WebhookSecrets): Promise<void> {
  const { sandboxUrl, stripe, paypal, braintree } = keys
  if (sandboxUrl === null) return
  if (stripe !== null) {
    const fields = new URLSearchParams({ url: `${base}stripe`, 'enabled_events[0]': '*' })
    const headers = { authorization: `Bearer ${stripe.secretKey}` }
    const answer = await ask(`${sandboxUrl}/v1/webhook_endpoints`, { method: 'POST', headers, body: fields })
    secrets.stripe = [stripeEndpoint.parse(answer).secret]
  }
  if (paypal !== null) secrets.paypal = await registerPayPal(sandboxUrl, paypal, `${base}paypal`)
  if (braintree !== null) {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ url: `${base}braintree` })
    await ask(`${sandboxUrl}/_sandbox/braintree/hook`, { method: 'POST', headers, body })
  }
}

async function registerPayPal(
  sandboxUrl: string,
  { clientId, clientSecret }: NonNullable<PaymentKeys['paypal']>,
  url: string,
): Promise<string> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const token = await ask(`${sandboxUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const headers = {
    authorization: `Bearer ${paypalToken.parse(token).access_token}`,
    'content-type': 'application/json',
  }
  const path = `${sandboxUrl}/v1/notifications/webhooks`
  const known = paypalWebhooks.safeParse(await ask(path, { headers }))
  const same = known.success ? known.data.webhooks.find((webhook) => webhook.url === url) : undefined
  if (same !== undefined) return same.id
  const body = JSON.stringify({ url, event_types: [{ name: '*' }] })
  return paypalWebhook.parse(await ask(path, { method: 'POST', headers, body })).id
}

/** Nobody waits for the sandbox but who develops or tests, on machines that may be busy. */
const TIMEOUT_MS = 30_000

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok && answer.status !== 404) throw new Error(`the payment sandbox answered ${answer.status} to ${url}`)
  return answer.json()
}
