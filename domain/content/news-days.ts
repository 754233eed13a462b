import type { CivilDate } from '../platform/civil-date.ts'
import { movingDay, type MovingDay } from './moving-day.ts'

/** The days of a piece of news as they are stored. */
export interface NewsDays {
  readonly shownFrom: MovingDay
  /** Null is until somebody takes it away. */
  readonly shownTo: MovingDay | null
}

/** Whether guests see it on a day; a text that is no day hides it. */
export function isShown({ shownFrom, shownTo }: NewsDays, today: CivilDate): boolean {
  const from = movingDay(shownFrom, today)
  const to = shownTo === null ? today : movingDay(shownTo, today)
  return from !== null && to !== null && from <= today && today <= to
}
