import type { CivilDate } from '../../domain/platform/civil-date.ts'

/** The resort's day, and whether its afternoon has begun. */
export interface ResortMoment {
  readonly today: CivilDate
  readonly halfNow: 0 | 1
}
