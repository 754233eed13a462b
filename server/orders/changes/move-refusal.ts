import { Refusal } from '../../../domain/platform/refusal.ts'
import type { MoveOutcome } from './change-queries.ts'

/** Why a move did not happen, for its guest; `code` is the place that was wished for. */
export function moveRefusal(outcome: MoveOutcome, code: string): Refusal {
  switch (outcome.outcome) {
    case 'umbrella_taken':
      return new Refusal('umbrella_taken', { codes: [code] })
    case 'extra_sold_out':
      return new Refusal('extra_sold_out', { extras: outcome.extras })
    case 'too_many_umbrellas':
      return new Refusal('too_many_umbrellas', { scope: 'half_day', max: outcome.max, have: outcome.have })
    default:
      return new Refusal('days_returned')
  }
}
