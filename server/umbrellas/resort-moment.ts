import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'

/** The resort's day, and whether its afternoon has begun. */
export interface ResortMoment {
  readonly today: CivilDate
  readonly halfNow: 0 | 1
}

/** The moment by the database's clock; `turnHour` is the hour at which the afternoon begins. */
export async function readResortMoment(tx: Queryable, turnHour: number): Promise<ResortMoment> {
  const [moment] = await tx.query<ResortMoment & Record<string, unknown>>({
    name: 'umbrellas.moment',
    text: `select t::date as today, (extract(hour from t) >= $1)::integer as "halfNow"
           from (select battigia_now() at time zone 'Europe/Rome' as t) clock`,
    values: [turnHour],
  })
  if (moment === undefined) throw new Error('the database did not say what time it is')
  return moment
}
