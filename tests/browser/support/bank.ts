import { braintreeProvider } from '../../../sandbox/braintree/provider.ts'
import { paypalProvider } from '../../../sandbox/paypal/provider.ts'
import { openSandbox } from '../../../sandbox/platform/sandbox.ts'
import { stripeProvider } from '../../../sandbox/stripe/provider.ts'

/** The payment sandbox of a worker, with its control plane (payments guide, 3.5). */
export interface Bank {
  readonly url: string
  /** A command of the control plane, such as `webhooks`; throws what it refuses. */
  control(command: string, input?: object): Promise<Record<string, unknown>>
  /** Whether messages about payments go out at once, are kept back, or get lost. */
  webhooks(mode: 'auto' | 'hold' | 'drop'): Promise<void>
  /** How many requests of a kind came, e.g. `/^POST \/v1\/refunds/`. */
  count(request: RegExp): Promise<number>
  close(): Promise<void>
}

export async function openBank(): Promise<Bank> {
  const providers = [paypalProvider, stripeProvider, braintreeProvider]
  const sandbox = await openSandbox({ host: '127.0.0.1', port: 0, providers })
  const control: Bank['control'] = async (command, input = {}) => {
    const reply = await fetch(`${sandbox.url}/_sandbox/${command}`, { method: 'POST', body: JSON.stringify(input) })
    const answer = (await reply.json()) as Record<string, unknown>
    if (!reply.ok) throw new Error(`${command}: ${JSON.stringify(answer)}`)
    return answer
  }
  return {
    url: sandbox.url,
    control,
    webhooks: async (mode) => void (await control('webhooks', { mode })),
    async count(request) {
      const { requests } = (await control('requests')) as { requests: { method: string; path: string }[] }
      return requests.filter(({ method, path }) => request.test(`${method} ${path}`)).length
    },
    close: () => sandbox.close(),
  }
}
