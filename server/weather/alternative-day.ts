import { addDays, type CivilDate } from '../../domain/platform/civil-date.ts'
import { umbrellaSeason } from '../../domain/settings/season.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import { findAlternative, type AlternativeDay, type StoredChoice } from './choice-queries.ts'

/** Days that may be offered instead of a bad one: from tomorrow on, in the season, within the days of the rule. */
export function offeredDays(settings: Settings, today: CivilDate, bad: CivilDate): CivilDate[] {
  const season = umbrellaSeason(settings)
  if (season === null) return []
  return Array.from({ length: settings.weatherMoveDays }, (_, ahead) => addDays(today, ahead + 1)).filter(
    (day) => day !== bad && day >= season.from && day <= season.to,
  )
}

/** Whether a choice may still become another day: nobody has used the place, and its order runs. */
export function mayMove({ state, isInTime, hasArrived, isRunning, lineNow }: StoredChoice): boolean {
  return state === 'open' && isInTime && !hasArrived && isRunning && lineNow !== null
}

/** The best other day for a choice; null where it may not move, or nothing is free. */
export async function alternativeOf(
  tx: Queryable,
  settings: Settings,
  choice: StoredChoice,
  today: CivilDate,
): Promise<AlternativeDay | null> {
  if (!mayMove(choice) || choice.lineNow === null) return null
  const { orderId, lineNow: lineId, first, end, day } = choice
  return findAlternative(tx, { orderId, lineId, first, end, days: offeredDays(settings, today, day) })
}
