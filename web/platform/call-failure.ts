import type { Problem } from '../../domain/platform/field-problem.ts'
import type { RefusalCode } from '../../domain/platform/refusal.ts'

/**
 * Why a call did not succeed: the server's own "no", no network, no answer in time, a defect, or that it waits for somebody else's yes,
 * which they have been asked for and the person has been told.
 */
export type FailureCode = RefusalCode | 'network' | 'timeout' | 'defect' | 'asked'

/** A call that did not succeed. */
export class CallFailure extends Error {
  readonly code: FailureCode
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** The server's problem body, when it sent one. */
  readonly problem: Problem | undefined

  constructor(code: FailureCode, status: number, problem?: Problem) {
    super(`${code} (${status})`)
    this.name = 'CallFailure'
    this.code = code
    this.status = status
    this.problem = problem
  }

  /**
   * Whether the change may have happened all the same: a retry has to keep its idempotency key. An answer that is none of ours, such as
   * the page of a hotspot with a status of 200, says as little as no answer.
   */
  get isUnknownOutcome(): boolean {
    const isNoAnswer =
      this.code === 'network' || this.code === 'timeout' || (this.code === 'defect' && this.status < 400)
    return isNoAnswer || this.status >= 500
  }
}

/** Whether a call waits for somebody else's yes now: its person was told, and has nothing left to do. */
export const isAsked = (error: unknown): boolean => isCallFailure(error, 'asked')

/** Whether an error is a {@link CallFailure}, with one of the given codes when there are any. */
export function isCallFailure(error: unknown, ...codes: FailureCode[]): error is CallFailure {
  return error instanceof CallFailure && (codes.length === 0 || codes.includes(error.code))
}
