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

/** An answer of PayPal as it came. */
export interface PayPalAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** What an answer that is no success means (payments guide, 4.3). Messages carry PayPal's debug id, which its support asks for. */
export function refusalOf({ status, headers, text }: PayPalAnswer): Error {
  const issue = issueOf(text)
  const message = `PayPal answered ${status} ${issue} (debug id ${headers.get('paypal-debug-id') ?? 'none'})`
  if (status === 429 || status === 409 || status >= 500 || issue === STILL_RUNNING) {
    const wait = headers.get('retry-after')
    const seconds = wait === null ? Number.NaN : Number(wait)
    return new ProviderUnavailable(message, Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {})
  }
  if (status === 404) return new UnknownAtProvider(message)
  return status === 422 ? new PayPalRefusal(issue, message) : new ProviderMisuse(message)
}

function issueOf(text: string): string {
  const problem = problemSchema.safeParse(jsonOf(text)).data
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
