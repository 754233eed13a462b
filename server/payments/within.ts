import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Refusal } from '../../domain/platform/refusal.ts'

/** What {@link within} answers for work that takes longer than its asker waits. */
export const LATE = Symbol('late')

/**
 * Waits for work that a provider may hold up, `milliseconds` at most: a request is answered within 8 s (reliability guide,
 * rule 12). Late work goes on by itself; its defects are logged, its refusals have nobody left to be told.
 */
export async function within<Result>(
  milliseconds: number,
  work: Promise<Result>,
  log: Logger,
): Promise<Result | typeof LATE> {
  const result = await Promise.race([work, sleep(milliseconds, LATE, { ref: false })])
  if (result === LATE) {
    work.catch((error: unknown) => {
      if (!(error instanceof Refusal)) log.error({ err: error }, 'what a payment provider held up has failed')
    })
  }
  return result
}
