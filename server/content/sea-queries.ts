import type { Sea } from '../../domain/content/sea.ts'
import type { Queryable } from '../platform/database.ts'

/** Weather and sea, and when they were so. */
export interface ObservedSea {
  readonly sea: Sea
  /** ISO 8601 in UTC. */
  readonly observedAt: string
}

/** What the resort's people saw last, when that was today or within so many hours. */
export async function findFreshSea(tx: Queryable, hours: number): Promise<ObservedSea | null> {
  const [seen] = await tx.query<{ sea: Sea; observedAt: Date }>({
    name: 'content.sea',
    text: `select sea, observed_at as "observedAt" from sea_observation
      where observed_at >= least(
        battigia_now() - make_interval(hours => $1), resort_today()::timestamp at time zone 'Europe/Rome'
      ) order by id desc limit 1`,
    values: [hours],
  })
  return seen === undefined ? null : { sea: seen.sea, observedAt: seen.observedAt.toISOString() }
}

/** Answers the entry's id. */
export async function addSea(tx: Queryable, accountId: number, sea: Sea): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'content.add-sea',
    text: 'insert into sea_observation (account_id, sea) values ($1, $2) returning id::float8 as id',
    values: [accountId, JSON.stringify(sea)],
  })
  if (row === undefined) throw new Error('the sea was not noted')
  return row.id
}

/** What was entered on the resort's day, the newest first, with the name of who did. */
export async function readEnteredToday(
  tx: Queryable,
): Promise<{ readonly enteredAt: string; readonly by: string | null; readonly sea: Sea }[]> {
  return tx.query<{ enteredAt: string; by: string | null; sea: Sea }>({
    name: 'content.sea-entered-today',
    text: `select iso_instant(o.observed_at) as "enteredAt", s.display_name as by, o.sea
      from sea_observation o left join staff_member s on s.account_id = o.account_id
      where o.observed_at >= resort_today()::timestamp at time zone 'Europe/Rome' order by o.id desc`,
    values: [],
  })
}

/** What was entered last, whenever that was. */
export async function findLastSea(tx: Queryable): Promise<Sea | null> {
  const [row] = await tx.query<{ sea: Sea }>({
    name: 'content.last-sea',
    text: 'select sea from sea_observation order by id desc limit 1',
    values: [],
  })
  return row?.sea ?? null
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
