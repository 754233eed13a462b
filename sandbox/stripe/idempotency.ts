import type { SandboxClock } from '../platform/clock.ts'
import type { Answer, Exchange } from '../platform/exchange.ts'
import { StripeFailure } from './errors.ts'

const LIFE = 24 * 60 * 60 * 1000
const LONGEST_KEY = 255

interface Kept {
  readonly fingerprint: string
  readonly requestId: string
  readonly at: number
  /** Null while the first call still runs. */
  answer: Answer | null
}

/** What a call gave, and whether it got past its checks. */
export interface Outcome {
  readonly answer: Answer
  readonly executed: boolean
}

/** Answers by `Idempotency-Key`: kept for 24 hours once a call began to act; refused calls leave nothing. */
export class IdempotentCalls {
  readonly #clock: SandboxClock
  readonly kept = new Map<string, Kept>()

  constructor(clock: SandboxClock) {
    this.#clock = clock
  }

  /** After a new start: calls that were running then never end, and did nothing. */
  forgetRunning(): void {
    for (const [key, { answer }] of this.kept) if (answer === null) this.kept.delete(key)
  }

  /** Runs a call, or replays it. Throws `idempotency_error` (400) and `idempotency_key_in_use` (409). */
  async run(exchange: Exchange, requestId: string, call: () => Promise<Outcome>): Promise<Answer> {
    const key = exchange.headers['idempotency-key'] ?? ''
    if (key === '') return (await call()).answer
    const fingerprint = `${exchange.method} ${exchange.path} ${exchange.body.toString('utf8')}`
    const before = this.#find(key, fingerprint)
    if (before !== null) return before
    const kept: Kept = { fingerprint, requestId, at: this.#clock.now(), answer: null }
    this.kept.set(key, kept)
    const { answer, executed } = await call()
    if (executed) kept.answer = answer
    else this.kept.delete(key)
    return { ...answer, headers: { ...answer.headers, 'idempotency-key': key } }
  }

  #find(key: string, fingerprint: string): Answer | null {
    if (key.length > LONGEST_KEY) {
      throw new StripeFailure(400, {
        type: 'invalid_request_error',
        message: `Idempotency key is too long (maximum is ${LONGEST_KEY} characters).`,
      })
    }
    const kept = this.kept.get(key)
    if (kept === undefined || this.#clock.now() - kept.at > LIFE) return null
    if (kept.fingerprint !== fingerprint) {
      throw new StripeFailure(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
          `Try using a key other than '${key}' if you meant to execute a different request.`,
      })
    }
    if (kept.answer === null) {
      throw new StripeFailure(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotency Key.',
      })
    }
    const headers = { 'idempotency-key': key, 'idempotent-replayed': 'true', 'original-request': kept.requestId }
    return { ...kept.answer, headers: { ...kept.answer.headers, ...headers } }
  }
}
