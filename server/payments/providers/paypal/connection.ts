import * as z from 'zod/mini'
import { MINUTE, SECOND } from '../../../../domain/platform/duration.ts'
import { ProviderUnavailable } from '../../provider.ts'
import { withTries } from '../tries.ts'
import { refusalOf, type PayPalAnswer } from './refusal.ts'

export interface PayPalConfig {
  readonly clientId: string
  readonly clientSecret: string
  readonly environment: 'sandbox' | 'production'
  /** The id under which PayPal sends webhooks; null while none is registered, and then every webhook is refused. */
  readonly webhookId: () => string | null
  /** The origin of the payment sandbox, in PayPal's place; null for PayPal itself. */
  readonly sandboxUrl: string | null
}

const TIMEOUT_MS = 10 * SECOND
const ORIGINS = { production: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' } as const
/** A token is replaced this long before it ends. */
const TOKEN_MARGIN_MS = MINUTE

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })

/**
 * PayPal's REST interface. Lost connections, 429 and 5xx are tried again (`withTries`), anything else is an answer (payments
 * guide, 4.3). Throws `ProviderUnavailable`, `UnknownAtProvider`, `PayPalRefusal` and `ProviderMisuse`.
 */
export interface PayPalConnection {
  read<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    query?: Readonly<Record<string, string>>,
  ): Promise<z.output<Schema>>
  /** A change; its request id makes it safe to repeat. Answers the whole object. */
  send<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    change: { readonly requestId: string; readonly body?: object },
  ): Promise<z.output<Schema>>
}

export function openConnection(config: Omit<PayPalConfig, 'webhookId'>): PayPalConnection {
  const origin = config.sandboxUrl ?? ORIGINS[config.environment]
  const tokens = tokenSource(origin, config)
  const ask = (path: string, init: RequestInit) =>
    withTries(async () => {
      const withToken = async () => {
        const headers = new Headers(init.headers)
        headers.set('authorization', `Bearer ${await tokens.current()}`)
        return exchange(`${origin}${path}`, { ...init, headers })
      }
      const first = await withToken()
      if (first.status !== 401) return resultOf(first)
      // A token may end before its time.
      tokens.forget()
      return resultOf(await withToken())
    })
  return {
    read: async (path, schema, query = {}) => schema.parse(await ask(withQuery(path, query), { method: 'GET' })),
    send: async (path, schema, { requestId, body }) =>
      schema.parse(
        await ask(path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'paypal-request-id': requestId,
            prefer: 'return=representation',
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
  }
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}

/** The token of the application, shared by all calls until it ends. */
function tokenSource(origin: string, { clientId, clientSecret }: Pick<PayPalConfig, 'clientId' | 'clientSecret'>) {
  let known: Promise<{ readonly token: string; readonly endsAt: number }> | null = null
  const fetchToken = async () => {
    const answer = await exchange(`${origin}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const { access_token: token, expires_in: seconds } = tokenSchema.parse(resultOf(answer))
    return { token, endsAt: performance.now() + seconds * SECOND - TOKEN_MARGIN_MS }
  }
  const forget = () => void (known = null)
  return {
    forget,
    async current(): Promise<string> {
      const asked = (known ??= fetchToken())
      try {
        const { token, endsAt } = await asked
        if (performance.now() < endsAt) return token
      } catch (error) {
        if (known === asked) forget()
        throw error
      }
      if (known === asked) forget()
      return this.current()
    },
  }
}

/** An answer, whatever its status. Throws `ProviderUnavailable` where none came. */
async function exchange(url: string, init: RequestInit): Promise<PayPalAnswer> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } catch (cause) {
    throw new ProviderUnavailable(`PayPal did not answer: ${reasonOf(cause)}`, { cause })
  }
}

function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown }
  return cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : String(cause)
}

/** What a call came to. A success that is no JSON is no answer of PayPal's: what stands between was busy. */
function resultOf(answer: PayPalAnswer): unknown {
  if (answer.status < 200 || answer.status > 299) throw refusalOf(answer)
  try {
    return JSON.parse(answer.text)
  } catch (cause) {
    throw new ProviderUnavailable('PayPal answered something that is no JSON', { cause })
  }
}
