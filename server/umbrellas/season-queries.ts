import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Opening } from '../../domain/umbrellas/opening.ts'
import type { Queryable } from '../platform/database.ts'

/** The rule of the resort's season and the resort's day; null when no resort was imported. */
export async function readOpening(tx: Queryable): Promise<(Opening & { readonly today: CivilDate }) | null> {
  const [row] = await tx.query<Opening & { today: CivilDate }>({
    name: 'umbrellas.opening',
    text: 'select from_day as from, to_day as to, resort_today() as today from beach_opening',
    values: [],
  })
  return row ?? null
}

/** The resort's day, before there is a resort. */
export async function readToday(tx: Queryable): Promise<CivilDate> {
  const [row] = await tx.query<{ today: CivilDate }>({
    name: 'umbrellas.today',
    text: 'select resort_today() as today',
    values: [],
  })
  if (row === undefined) throw new Error('the database did not say which day it is')
  return row.today
}
