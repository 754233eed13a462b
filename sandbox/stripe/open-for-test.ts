import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { openSandbox, type SandboxOptions } from '../platform/sandbox.ts'
import { stripeProvider } from './provider.ts'

/** What a webhook endpoint received. */
export interface Heard {
  readonly body: string
  readonly signature: string
}

/**
 * A sandbox with Stripe's surface on a free port, with the official SDK and a webhook listener, for the contract checks. Its banks speak
 * when a test says so.
 */
export async function openForTest({ file, bankDelay = 600_000 }: Pick<SandboxOptions, 'file' | 'bankDelay'> = {}) {
  const sandbox = await openSandbox({ host: '127.0.0.1', port: 0, providers: [stripeProvider], file, bankDelay })
  const heard: Heard[] = []
  const listener = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      heard.push({
        body: Buffer.concat(parts).toString('utf8'),
        signature: String(request.headers['stripe-signature']),
      })
      response.writeHead(200).end()
    })
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = new URL(sandbox.url)
  const client = (key: string, maxNetworkRetries = 2) =>
    new Stripe(key, { host: 'localhost', port, protocol: 'http', maxNetworkRetries, timeout: 10_000, telemetry: false })
  const stripe = client('sk_test_sandbox')
  return {
    url: sandbox.url,
    heard,
    listening: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/webhooks`,
    stripe,
    /** A payment by card of 45 euro, confirmed as it is made. */
    pay: (payment_method = 'pm_card_visa', more: object = {}) =>
      stripe.paymentIntents.create({
        amount: 4500,
        currency: 'eur',
        allowed_payment_method_types: ['card'],
        payment_method,
        confirm: true,
        ...more,
      }),
    /** An SDK with another key or without its own repeats. */
    client,
    /** A call as the page's own fields make it, with the publishable key. */
    async page(path: string, fields: Record<string, string>, key = 'pk_test_sandbox') {
      const body = new URLSearchParams(fields)
      const reply = await fetch(`${sandbox.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body,
      })
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
    },
    async control(command: string, input: object = {}) {
      const reply = await fetch(`${sandbox.url}/_sandbox/${command}`, { method: 'POST', body: JSON.stringify(input) })
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
    },
    async close() {
      await sandbox.close()
      listener.closeAllConnections()
      listener.close()
    },
  }
}

export type Opened = Awaited<ReturnType<typeof openForTest>>

/** The error that a call of the SDK ends with. Throws when it succeeds. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('the call succeeded')
}
