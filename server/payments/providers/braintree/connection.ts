import braintree from 'braintree'
import { ProviderMisuse, ProviderUnavailable, UnknownAtProvider } from '../../provider.ts'
import { withTries } from '../tries.ts'
import { typed, type Sdk } from './sdk.ts'

export interface BraintreeConfig {
  readonly merchantId: string
  readonly publicKey: string
  readonly privateKey: string
  readonly environment: 'sandbox' | 'production'
  /** The origin of the payment sandbox, in Braintree's place; null for Braintree itself. */
  readonly sandboxUrl: string | null
}

/** The SDK's own patience is a minute. */
const TIMEOUT_MS = 10_000

export interface BraintreeConnection {
  readonly sdk: Sdk
  /** Makes one try of a call. Throws `ProviderUnavailable`, `UnknownAtProvider` and `ProviderMisuse`. */
  readonly once: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
  /** The same with repeats, which the SDK never makes: for reads, and for writes that their key makes repeatable. */
  readonly ask: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
}

export function openConnection(config: BraintreeConfig): BraintreeConnection {
  const { merchantId, publicKey, privateKey } = config
  const gateway = new braintree.BraintreeGateway({
    environment: environmentOf(config),
    merchantId,
    publicKey,
    privateKey,
  })
  const settings: { timeout: number } = gateway.config
  settings.timeout = TIMEOUT_MS
  const once: BraintreeConnection['once'] = async (call) => {
    try {
      return await call()
    } catch (error) {
      throw meaningOf(error)
    }
  }
  return { sdk: typed(gateway), once, ask: (call) => withTries(() => once(call)) }
}

function environmentOf({ environment, sandboxUrl }: BraintreeConfig): braintree.Environment {
  if (sandboxUrl === null) return braintree.Environment[environment === 'production' ? 'Production' : 'Sandbox']
  const { hostname, port, protocol } = new URL(sandboxUrl)
  return new braintree.Environment(hostname, port, sandboxUrl, protocol === 'https:', hostname, port)
}

const NO_ANSWER = new Set([
  'tooManyRequestsError',
  'requestTimeoutError',
  'serverError',
  'serviceUnavailableError',
  'gatewayTimeoutError',
])
const MISUSE = new Set(['authenticationError', 'authorizationError', 'invalidKeysError', 'upgradeRequired'])

/** What an error of the SDK means; anything else is returned as it is. The SDK hides `Retry-After`. */
function meaningOf(error: unknown): unknown {
  const type = typeOf(error)
  if (!(error instanceof Error) || type === null) return error
  const message = `Braintree: ${type} ${error.message}`
  if (type === 'notFoundError') return new UnknownAtProvider(message, { cause: error })
  // A status that the SDK does not know, such as 400, and a lost connection are one type to it.
  const isRefusal = type === 'unexpectedError' && error.message.startsWith('Unexpected HTTP response: 4')
  if (isRefusal || MISUSE.has(type)) return new ProviderMisuse(message, { cause: error })
  if (type === 'unexpectedError' || NO_ANSWER.has(type)) return new ProviderUnavailable(message, { cause: error })
  return error
}

/** The SDK's name of an error, or null for one that is not the SDK's. */
export function typeOf(error: unknown): string | null {
  return error instanceof Error && 'type' in error && typeof error.type === 'string' ? error.type : null
}
