import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { MetHalf, WeatherCause } from '../../domain/weather/weather-rule.ts'
import type { Queryable } from '../platform/database.ts'

/** A day on which the rule was met, as it is kept. */
export interface StoredWeatherDay {
  readonly weatherDayId: number
  readonly day: CivilDate
  /** Half-days `[first, end)`. */
  readonly first: number
  readonly end: number
  readonly cause: WeatherCause
  readonly minutes: number
  readonly state: 'proposed' | 'confirmed' | 'declined'
  readonly reason: string
  readonly decidedBy: string | null
  readonly decidedAt: string | null
  readonly tellsAt: string | null
  readonly isTold: boolean
  readonly percent: number | null
  readonly arrivedPercent: number | null
  readonly subscriptionPercent: number | null
  readonly openChoices: number
  readonly choices: number
  readonly moved: number
  readonly people: number
  readonly creditCents: number
  /** Subscriptions that got a share, their people and its credit. */
  readonly shares: number
  readonly sharePeople: number
  readonly shareCents: number
}

const DAY = `
  d.id as "weatherDayId", d.day, lower(d.halves) as first, upper(d.halves) as end, d.cause, d.minutes, d.state, d.reason,
  s.display_name as "decidedBy", iso_instant(d.decided_at) as "decidedAt", iso_instant(d.tells_at) as "tellsAt",
  d.told_at is not null as "isTold", d.percent, d.arrived_percent as "arrivedPercent",
  d.subscription_percent as "subscriptionPercent",
  c.open as "openChoices", c.all as choices, c.moved, c.people, c.cents as "creditCents",
  g.all as shares, g.people as "sharePeople", g.cents as "shareCents"
  from weather_day d
  left join staff_member s on s.account_id = d.decided_by
  left join lateral (
    select count(*) filter (where c.state = 'open')::integer as open, count(*)::integer as all,
      count(*) filter (where c.state = 'moved')::integer as moved, coalesce(sum(c.credit_cents), 0)::integer as cents,
      coalesce(sum(l.people), 0)::integer as people
    from weather_choice c left join order_line l on l.id = c.line_id and l.order_id = c.order_id
    where c.weather_day_id = d.id
  ) c on true
  left join lateral (
    select count(*)::integer as all, coalesce(sum(s.people), 0)::integer as people, coalesce(sum(g.credit_cents), 0)::integer as cents
    from weather_share g join subscription s on s.id = g.subscription_id where g.weather_day_id = d.id
  ) g on true`

export async function readWeatherDays(tx: Queryable, most: number): Promise<StoredWeatherDay[]> {
  return tx.query<StoredWeatherDay & Record<string, unknown>>({
    name: 'weather.days',
    text: `select ${DAY} order by d.day desc, d.halves desc limit $1`,
    values: [most],
  })
}

/** One day, locked. */
export async function lockWeatherDay(tx: Queryable, weatherDayId: number): Promise<StoredWeatherDay | null> {
  const [row] = await tx.query<StoredWeatherDay & Record<string, unknown>>({
    name: 'weather.lock-day',
    text: `select ${DAY} where d.id = $1 for update of d`,
    values: [weatherDayId],
  })
  return row ?? null
}

/** Confirmed days whose guests are told from now on and were not yet. */
export async function readDaysToTell(tx: Queryable): Promise<StoredWeatherDay[]> {
  return tx.query<StoredWeatherDay & Record<string, unknown>>({
    name: 'weather.days-to-tell',
    text: `select ${DAY} where d.state = 'confirmed' and d.told_at is null and d.tells_at <= battigia_now() order by d.id`,
    values: [],
  })
}

/**
 * Proposes half-days on which the rule is met, once each. What is proposed still grows by the other half of its day, and by what
 * was seen since; what somebody has decided is left alone.
 */
export async function proposeDay(tx: Queryable, day: CivilDate, { half, cause, minutes }: MetHalf): Promise<void> {
  await tx.query({
    name: 'weather.propose',
    text: `
      with beside as (
        update weather_day d
           set halves = int4range(least(lower(d.halves), $2), greatest(upper(d.halves), $2 + 1)),
               minutes = greatest(d.minutes, $4), cause = case when $4 > d.minutes then $3 else d.cause end
         where d.day = $1 and d.state = 'proposed'
        returning 1
      )
      insert into weather_day (day, halves, cause, minutes)
      select $1, int4range($2, $2 + 1), $3, $4 where not exists (select from beside)
      on conflict do nothing`,
    values: [day, half, cause, minutes],
  })
}

export async function confirmDay(
  tx: Queryable,
  weatherDayId: number,
  by: {
    readonly staffId: number
    readonly undoSeconds: number
    readonly percent: number
    readonly arrivedPercent: number
    readonly subscriptionPercent: number
  },
): Promise<string> {
  const [row] = await tx.query<{ tellsAt: string }>({
    name: 'weather.confirm',
    text: `update weather_day set state = 'confirmed', decided_by = $2, decided_at = battigia_now(),
             tells_at = battigia_now() + make_interval(secs => $3), percent = $4, arrived_percent = $5, subscription_percent = $6
           where id = $1 and state = 'proposed' returning iso_instant(tells_at) as "tellsAt"`,
    values: [weatherDayId, by.staffId, by.undoSeconds, by.percent, by.arrivedPercent, by.subscriptionPercent],
  })
  if (row === undefined) throw new Error(`the locked day ${weatherDayId} was not confirmed`)
  return row.tellsAt
}

export async function declineDay(tx: Queryable, weatherDayId: number, staffId: number, reason: string): Promise<void> {
  await tx.query({
    name: 'weather.decline',
    text: `update weather_day set state = 'declined', decided_by = $2, decided_at = battigia_now(), reason = $3
           where id = $1 and state = 'proposed'`,
    values: [weatherDayId, staffId, reason],
  })
}

/** Takes a decision back while nobody was told; false when it is too late, or another half of the day was proposed meanwhile. */
export async function reopenDay(tx: Queryable, weatherDayId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'weather.reopen',
    text: `update weather_day set state = 'proposed', decided_by = null, decided_at = null, tells_at = null, reason = '',
             percent = null, arrived_percent = null, subscription_percent = null
           where id = $1 and (state = 'confirmed' and told_at is null and tells_at > battigia_now() or state = 'declined')
           returning 1 as done`,
    values: [weatherDayId],
  })
  return rows.length > 0
}

export async function noteTold(tx: Queryable, weatherDayId: number): Promise<void> {
  await tx.query({
    name: 'weather.told',
    text: 'update weather_day set told_at = battigia_now() where id = $1 and told_at is null',
    values: [weatherDayId],
  })
}

/** The resort's day and the minute of it, with the instant. */
export async function readMoment(tx: Queryable): Promise<{ today: CivilDate; minute: number; serverNow: string }> {
  const [row] = await tx.query<{ today: CivilDate; minute: number; serverNow: string }>({
    name: 'weather.moment',
    text: `select local::date as today, (extract(hour from local) * 60 + extract(minute from local))::integer as minute,
             iso_instant(battigia_now()) as "serverNow"
           from (select battigia_now() at time zone 'Europe/Rome' as local) as clock`,
    values: [],
  })
  if (row === undefined) throw new Error('the database did not say what time it is')
  return row
}
