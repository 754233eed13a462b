import type { Sea } from '../../domain/content/sea.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'
import { readSeaOfDay } from './sea-queries.ts'

/** Weather and sea as the resort's people saw them, in minutes of the resort's day since its midnight. */
export interface SeaOfDay {
  readonly minute: number
  readonly sea: Sea
}

/** What was seen on a day, in its order. Only what people saw: a provider's figures are no observation (B-19). */
export function seaOfDay(tx: Queryable, day: CivilDate): Promise<SeaOfDay[]> {
  return readSeaOfDay(tx, day)
}
