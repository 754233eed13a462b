import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { CHOICE_STATES } from '../../domain/weather/calls.ts'
import type { WeatherCause } from '../../domain/weather/weather-rule.ts'
import type { Queryable } from '../platform/database.ts'

/** What a guest may choose, or chose. */
export interface StoredChoice {
  readonly choiceId: number
  readonly accountId: number
  readonly orderId: number
  readonly number: string
  readonly lineId: number
  /** The line that has the half-days now; null once they were cancelled, moved or returned. */
  readonly lineNow: number | null
  readonly code: string
  readonly day: CivilDate
  /** Half-days `[first, end)`. */
  readonly first: number
  readonly end: number
  readonly cause: WeatherCause
  readonly hasArrived: boolean
  readonly creditCents: number
  /** What of its order's money is here and was not given for bad weather yet. */
  readonly leftCents: number
  readonly chooseUntil: string
  /** The guest may still choose. */
  readonly isInTime: boolean
  readonly state: (typeof CHOICE_STATES)[number]
  /** Its order runs still: what is completed does not move. */
  readonly isRunning: boolean
  readonly isPerson: boolean
}

const CHOICE = `
  c.id as "choiceId", o.account_id as "accountId", c.order_id as "orderId", o.number, c.line_id as "lineId",
  weather_line_of(c.order_id, c.line_id, c.day, c.halves) as "lineNow",
  c.code, c.day, lower(c.halves) as first, upper(c.halves) as end, d.cause, c.has_arrived as "hasArrived",
  c.credit_cents as "creditCents",
  greatest(o.balance_cents - (
    select coalesce(sum(g.credit_cents), 0) from weather_choice g where g.order_id = o.id and g.state = 'credited'
  ), 0)::integer as "leftCents",
  iso_instant(c.choose_until) as "chooseUntil", c.choose_until > battigia_now() as "isInTime",
  c.state, o.status = 'confirmed' as "isRunning", a.kind <> 'erased' as "isPerson"
  from weather_choice c
  join weather_day d on d.id = c.weather_day_id
  join orders o on o.id = c.order_id
  join account a on a.id = o.account_id`

export async function readChoices(tx: Queryable, accountId: number): Promise<StoredChoice[]> {
  return tx.query<StoredChoice & Record<string, unknown>>({
    name: 'weather.choices',
    text: `select ${CHOICE} where o.account_id = $1 order by c.state = 'open' desc, c.id desc limit 50`,
    values: [accountId],
  })
}

/** One choice, locked; its order is locked by then. */
export async function lockChoice(tx: Queryable, choiceId: number): Promise<StoredChoice | null> {
  const [row] = await tx.query<StoredChoice & Record<string, unknown>>({
    name: 'weather.lock-choice',
    text: `select ${CHOICE} where c.id = $1 for update of c`,
    values: [choiceId],
  })
  return row ?? null
}

/** Whose order a choice is of. */
export async function findChoiceOrder(tx: Queryable, choiceId: number): Promise<number | null> {
  const [row] = await tx.query<{ orderId: number }>({
    name: 'weather.choice-order',
    text: 'select order_id as "orderId" from weather_choice where id = $1',
    values: [choiceId],
  })
  return row?.orderId ?? null
}

/** Open choices whose time is over. */
export async function readDueChoices(tx: Queryable, most: number): Promise<number[]> {
  const rows = await tx.query<{ choiceId: number }>({
    name: 'weather.due-choices',
    text: `select id as "choiceId" from weather_choice where state = 'open' and choose_until <= battigia_now() order by choose_until, id limit $1`,
    values: [most],
  })
  return rows.map(({ choiceId }) => choiceId)
}

export async function endChoice(
  tx: Queryable,
  choiceId: number,
  state: Exclude<StoredChoice['state'], 'open'>,
  movedLineId: number | null = null,
): Promise<void> {
  await tx.query({
    name: 'weather.end-choice',
    text: `update weather_choice set state = $2, moved_line_id = $3, ended_at = battigia_now() where id = $1 and state = 'open'`,
    values: [choiceId, state, movedLineId],
  })
}

/** What a choice is worth by now: money of its order went back meanwhile. */
export async function lowerCredit(tx: Queryable, choiceId: number, creditCents: number): Promise<void> {
  await tx.query({
    name: 'weather.lower-credit',
    text: `update weather_choice set credit_cents = $2 where id = $1 and state = 'open'`,
    values: [choiceId, creditCents],
  })
}

export interface AlternativeDay {
  readonly day: CivilDate
  readonly umbrellaId: number
  readonly code: string
}

/**
 * The first of some days, of those that the guest is not there anyway, on which a line's own place, else one of its category that is as near to the sea as may be, is free on the
 * half-days; the claim has the last word.
 */
export async function findAlternative(
  tx: Queryable,
  wish: {
    readonly lineId: number
    readonly orderId: number
    readonly days: readonly CivilDate[]
    readonly first: number
    readonly end: number
  },
): Promise<AlternativeDay | null> {
  const [row] = await tx.query<AlternativeDay & Record<string, unknown>>({
    name: 'weather.alternative',
    text: `
      select d.day, p.id as "umbrellaId", p.code
      from order_line l
      join orders r on r.id = l.order_id
      join place own on own.id = l.umbrella_id
      cross join unnest($3::date[]) as d(day)
      join place p on p.category_id = own.category_id and p.is_accessible = own.is_accessible and p.is_bookable and not p.is_removed
      where l.order_id = $1 and l.id = $2
        and not exists (
          select from occupancy o
          where o.umbrella_id = p.id and o.days @> d.day and o.halves && int4range($4, $5)
            and (o.state <> 'held' or o.expires_at > battigia_now())
        )
        and not exists (
          select from occupancy o
          where o.account_id = r.account_id and o.days @> d.day and o.halves && int4range($4, $5) and o.state <> 'held'
        )
      order by d.day, p.id = own.id desc, p.row_id = own.row_id desc, abs(p.id - own.id), p.id
      limit 1`,
    values: [wish.orderId, wish.lineId, wish.days, wish.first, wish.end],
  })
  return row ?? null
}
