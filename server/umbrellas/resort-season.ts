import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Opening } from '../../domain/umbrellas/opening.ts'
import type { Queryable } from '../platform/database.ts'
import { readOpening, readToday } from './season-queries.ts'

/** The rule of the season and the resort's day; a server without a resort has its day alone. */
export async function resortSeason(tx: Queryable): Promise<{ opening: Opening | null; today: CivilDate }> {
  const opening = await readOpening(tx)
  return opening === null ? { opening, today: await readToday(tx) } : { opening, today: opening.today }
}
