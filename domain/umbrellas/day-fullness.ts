import type { CivilDate } from '../platform/civil-date.ts'
import type { DayPart } from '../platform/day-part.ts'
import { isPartOver, type PeriodRules } from './period.ts'

export type DayFullness = 'past' | 'closed' | 'many' | 'few' | 'full'

/** A day has few places left when no more than this percentage of the beach is free. */
const FEW_PERCENT = 15

/** How full a day of the search's calendar is. */
export function dayFullness(
  day: CivilDate,
  part: DayPart,
  places: { readonly free: number; readonly all: number },
  rules: Pick<PeriodRules, 'season' | 'today' | 'halfNow'>,
): DayFullness {
  if (isPartOver(day, part, rules)) return 'past'
  if (rules.season === null || day < rules.season.from || day > rules.season.to) return 'closed'
  if (places.free <= 0) return 'full'
  return places.free * 100 <= places.all * FEW_PERCENT ? 'few' : 'many'
}
