import type { Sea } from '../../domain/content/sea.ts'
import type { Queryable } from '../platform/database.ts'

/** Weather and sea, and when they were so. */
export interface ObservedSea {
  readonly sea: Sea
  /** ISO 8601 in UTC. */
  readonly observedAt: string
}

/** What the resort's people saw last, when that was within so many hours. */
export async function findFreshSea(tx: Queryable, hours: number): Promise<ObservedSea | null> {
  const [seen] = await tx.query<{ sea: Sea; observedAt: Date }>({
    name: 'content.sea',
    text: `select sea, observed_at as "observedAt" from sea_observation
      where observed_at > battigia_now() - make_interval(hours => $1) order by id desc limit 1`,
    values: [hours],
  })
  return seen === undefined ? null : { sea: seen.sea, observedAt: seen.observedAt.toISOString() }
}

export async function addSea(tx: Queryable, accountId: number, sea: Sea): Promise<void> {
  await tx.query({
    name: 'content.add-sea',
    text: 'insert into sea_observation (account_id, sea) values ($1, $2)',
    values: [accountId, JSON.stringify(sea)],
  })
}

/** The month and hour of the resort's clock, and the instant of that full hour. */
export async function findResortHour(
  tx: Queryable,
): Promise<{ readonly month: number; readonly hour: number; readonly since: string }> {
  const [row] = await tx.query<{ month: number; hour: number; since: Date }>({
    name: 'content.hour',
    text: `select extract(month from local)::integer as month, extract(hour from local)::integer as hour,
        date_trunc('hour', battigia_now()) as since
      from (select battigia_now() at time zone 'Europe/Rome' as local) as clock`,
    values: [],
  })
  if (row === undefined) throw new Error('the database did not say which hour it is')
  return { ...row, since: row.since.toISOString() }
}

/** What was seen on a day of the resort, in its order, with the minute since midnight. */
export async function readSeaOfDay(tx: Queryable, day: string): Promise<{ minute: number; sea: Sea }[]> {
  return tx.query<{ minute: number; sea: Sea }>({
    name: 'content.sea-of-day',
    text: `select (extract(hour from local) * 60 + extract(minute from local))::integer as minute, sea
      from (select id, sea, observed_at at time zone 'Europe/Rome' as local from sea_observation
            where observed_at >= $1::date::timestamp at time zone 'Europe/Rome'
              and observed_at < ($1::date + 1)::timestamp at time zone 'Europe/Rome') as seen
      order by local, id`,
    values: [day],
  })
}
