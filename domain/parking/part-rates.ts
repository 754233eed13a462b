import type { Cents } from '../platform/cents.ts'
import type { DayPart } from '../platform/day-part.ts'

/** What one piece costs for a whole day, and for a morning or an afternoon. */
export interface PartRates {
  readonly fullDayCents: Cents
  readonly halfDayCents: Cents
}

/** What one piece costs for a part of one day. */
export function rateOf(rates: PartRates, part: DayPart): Cents {
  return part === 'full_day' ? rates.fullDayCents : rates.halfDayCents
}
