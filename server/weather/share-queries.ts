import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import type { Queryable } from '../platform/database.ts'

/** Half-days of bad weather that a subscription has at a place, and had no share of yet. */
export interface WeatherSubscription {
  readonly subscriptionId: number
  readonly accountId: number
  /** The order that it was sold by. */
  readonly orderId: number
  readonly umbrellaId: number
  readonly code: string
  /** Half-days `[first, last)`. */
  readonly firstHalf: number
  readonly lastHalf: number
  readonly people: number
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  readonly weekdays: readonly number[] | null
  readonly entries: number | null
  readonly totalCents: number
  /** Of its price: what is due by today, what of its orders' money is here, what it was given for bad weather before. */
  readonly dueCents: number
  readonly balanceCents: number
  readonly promisedCents: number
  readonly isPerson: boolean
}

interface Asked {
  readonly day: CivilDate
  readonly first: number
  readonly end: number
}

/** Whose subscriptions some half-days concern; one of them when it is named. */
export async function readWeatherSubscriptions(
  tx: Queryable,
  { day, first, end }: Asked,
  subscriptionId: number | null = null,
): Promise<WeatherSubscription[]> {
  return tx.query<WeatherSubscription & Record<string, unknown>>({
    name: 'weather.subscriptions',
    text: `
      select s.id as "subscriptionId", s.account_id as "accountId", s.order_id as "orderId", w.umbrella_id as "umbrellaId", w.code,
        lower(w.halves) as "firstHalf", upper(w.halves) as "lastHalf", s.people, lower(s.days) as "from", upper(s.days) - 1 as "to", s.part,
        s.weekdays, s.entries, s.total_cents as "totalCents", m.due as "dueCents", m.here as "balanceCents",
        coalesce((select sum(g.credit_cents) from weather_share g where g.subscription_id = s.id), 0)::integer as "promisedCents",
        a.kind <> 'erased' as "isPerson"
      from weather_subscriptions($1, int4range($2, $3), $4) w
      join subscription s on s.id = w.subscription_id
      join account a on a.id = s.account_id
      cross join lateral (
        select coalesce(sum(i.amount_cents) filter (where i.due_day <= resort_today()), 0)::integer as due,
          coalesce(sum(o.balance_cents), 0)::integer as here
        from subscription_instalment i
        left join orders o on o.id = i.order_id and o.status in ('confirmed', 'completed')
        where i.subscription_id = s.id
      ) m
      order by s.id, w.umbrella_id`,
    values: [day, first, end, subscriptionId],
  })
}

/** Nobody else changes, returns or credits its days until the transaction ends. */
export async function lockSubscriptionOf(tx: Queryable, subscriptionId: number): Promise<void> {
  await tx.query({
    name: 'weather.lock-subscription',
    text: 'select id from subscription where id = $1 for update',
    values: [subscriptionId],
  })
}

export interface NewShare {
  readonly weatherDayId: number
  readonly share: WeatherSubscription
  readonly day: CivilDate
  readonly paidCents: number
  readonly creditCents: number
}

/** Keeps that a half-day had its share; null when it had it already. */
export async function insertShare(
  tx: Queryable,
  { weatherDayId, share, day, ...money }: NewShare,
): Promise<number | null> {
  const [row] = await tx.query<{ shareId: number }>({
    name: 'weather.insert-share',
    text: `insert into weather_share (weather_day_id, subscription_id, entry_umbrella_id, day, halves, code, paid_cents, credit_cents)
           values ($1, $2, $3, $4, int4range($5, $6), $7, $8, $9) on conflict do nothing returning id as "shareId"`,
    values: [
      weatherDayId,
      share.subscriptionId,
      share.entries === null ? null : share.umbrellaId,
      day,
      share.firstHalf,
      share.lastHalf,
      share.code,
      money.paidCents,
      money.creditCents,
    ],
  })
  return row?.shareId ?? null
}
