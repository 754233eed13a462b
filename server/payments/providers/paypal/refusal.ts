import { ApiError } from '@paypal/paypal-server-sdk'
import { isAxiosError } from 'axios'
import * as z from 'zod/mini'
import { ProviderMisuse, ProviderUnavailable, UnknownAtProvider } from '../../provider.ts'

/** PayPal's 422: an understood request that it does not follow. Where nobody expects the issue, it is a misuse. */
export class PayPalRefusal extends ProviderMisuse {
  /** Such as `INSTRUMENT_DECLINED`. */
  readonly issue: string

  constructor(issue: string, message: string) {
    super(message)
    this.issue = issue
  }
}

/** A second request while the first one with its id still runs: not a failure, the repeat tells (case 42). */
const STILL_RUNNING = 'PREVIOUS_REQUEST_IN_PROGRESS'

const problemSchema = z.object({
  name: z.optional(z.string()),
  error: z.optional(z.string()),
  details: z.optional(z.array(z.object({ issue: z.string() }))),
})

/**
 * What an error of the SDK means. Answers of PayPal are `ApiError`s, silence is an `AxiosError` (payments guide, 4.3);
 * anything else is returned as it is. Messages carry PayPal's debug id, which its support asks for.
 */
export function meaningOf(error: unknown): unknown {
  if (error instanceof ApiError) return meaningOfAnswer(error)
  if (!isAxiosError(error)) return error
  return new ProviderUnavailable(`PayPal did not answer: ${error.code ?? error.message}`, { cause: error })
}

function meaningOfAnswer(error: ApiError): Error {
  const issue = issueOf(error)
  const debugId = error.headers['paypal-debug-id'] ?? 'none'
  const message = `PayPal answered ${error.statusCode} ${issue} (debug id ${debugId})`
  const { statusCode } = error
  if (statusCode === 429 || statusCode === 409 || statusCode >= 500 || issue === STILL_RUNNING) {
    const seconds = Number(error.headers['retry-after'])
    const patience = Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {}
    return new ProviderUnavailable(message, { cause: error, ...patience })
  }
  if (statusCode === 404) return new UnknownAtProvider(message, { cause: error })
  return statusCode === 422 ? new PayPalRefusal(issue, message) : new ProviderMisuse(message, { cause: error })
}

function issueOf({ body }: ApiError): string {
  const problem = problemSchema.safeParse(typeof body === 'string' ? jsonOf(body) : null).data
  return problem?.details?.[0]?.issue ?? problem?.name ?? problem?.error ?? 'without a reason'
}

/** Null for a body that is no JSON, as a proxy on the way may send. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
