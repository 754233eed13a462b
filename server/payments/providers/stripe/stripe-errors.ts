import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { CardRefused, ProviderMisuse, ProviderUnavailable, UnknownAtProvider } from '../../provider.ts'

/** How often a call that Stripe puts off is sent, and the first, doubling pause between (ms). */
const MOST_TRIES = 4
const FIRST_PAUSE = 250
/** Somebody may be waiting in front of a screen: where Stripe wants more patience, the caller decides (ms). */
const LONGEST_PAUSE = 2_000

type StripeError = InstanceType<typeof Stripe.errors.StripeError>

/**
 * Asks Stripe and speaks the contract's errors. `expected` may answer for an error that is no failure; null leaves it one.
 * A key that is in use is not a failure (case 42): the call waits and is repeated, as after a 429; what got lost and 5xx
 * the SDK repeats by itself (case 41). Errors: ProviderUnavailable when that did not help, UnknownAtProvider for
 * `resource_missing`, CardRefused for 402, and ProviderMisuse for the rest, such as a key that was used with other
 * parameters (case 43).
 */
export async function asked<Answer, Instead = never>(
  call: () => Promise<Answer>,
  expected: (error: StripeError) => Instead | null = () => null,
): Promise<Answer | Instead> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      const instead = expected(error)
      if (instead !== null) return instead
      const pause = tries === MOST_TRIES ? null : pauseAfter(error, FIRST_PAUSE * 2 ** (tries - 1))
      if (pause === null) throw translated(error)
      await sleep(pause)
    }
  }
}

/** How long to wait before the same call again; null where another try would say the same. */
function pauseAfter(error: StripeError, least: number): number | null {
  if (error.code === 'idempotency_key_in_use') return least
  if (!(error instanceof Stripe.errors.StripeRateLimitError)) return null
  const wanted = Math.max(least, (retryAfter(error) ?? 0) * 1000)
  return wanted > LONGEST_PAUSE ? null : wanted
}

function translated(error: StripeError): Error {
  const { code, type, message, requestId } = error
  const text = `Stripe: ${code ?? type}: ${message}${requestId === undefined ? '' : ` (${requestId})`}`
  if (error instanceof Stripe.errors.StripeCardError) {
    // The SDK writes an empty text where Stripe gave no reason.
    const { decline_code: declineCode } = error
    return new CardRefused(code ?? 'card_declined', declineCode === '' ? null : declineCode)
  }
  if (saysNothing(error)) {
    const retryAfterSeconds = retryAfter(error)
    return new ProviderUnavailable(text, {
      cause: error.detail,
      ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
    })
  }
  if (code === 'resource_missing') return new UnknownAtProvider(text)
  // The error itself holds the whole intent with its client secret, which no log may show.
  return new ProviderMisuse(text)
}

/** Whether an error leaves open what happened: no answer, too many calls, or Stripe's own trouble. */
function saysNothing(error: StripeError): boolean {
  const { statusCode } = error
  // Without a status nothing came, or nothing that can be read.
  if (statusCode === undefined || statusCode === 409 || statusCode >= 500) return true
  return error instanceof Stripe.errors.StripeRateLimitError
}

/** Seconds that Stripe asks to wait; null where it does not say. */
function retryAfter({ headers }: StripeError): number | null {
  const seconds = headers?.['retry-after'] ?? ''
  return /^\d+$/.test(seconds) ? Number(seconds) : null
}
