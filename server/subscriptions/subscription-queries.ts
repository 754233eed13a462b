import type { Cents } from '../../domain/platform/cents.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import type { PlanEntry } from '../../domain/subscriptions/files/subscriptions-file.ts'
import type { Instalment } from '../../domain/subscriptions/instalments.ts'
import type { StoredState } from '../../domain/subscriptions/subscription-states.ts'
import type { Dog, ExtraQuantity, PriceRow } from '../../domain/umbrellas/calls.ts'
import type { Queryable } from '../platform/database.ts'

/** A subscription as it is written with its order. */
export interface NewSubscription {
  readonly accountId: number
  readonly orderId: number
  readonly planId: number
  /** The plan as it is sold. */
  readonly entry: PlanEntry
  /** Null for a carnet. */
  readonly umbrellaId: number | null
  readonly from: CivilDate
  readonly to: CivilDate
  readonly weekdays: readonly number[] | null
  readonly part: DayPart
  readonly people: number
  readonly dogs: readonly Dog[]
  /** Everything that stands at the place, in the price or bought beside it. */
  readonly extras: readonly ExtraQuantity[]
  readonly price: readonly PriceRow[]
  readonly totalCents: Cents
  readonly entries: number | null
  readonly renewsId: number | null
  readonly instalments: readonly Instalment[]
}

/** Writes a subscription that waits for its order, with its instalments; the first is paid by that order. Answers its id. */
export async function insertSubscription(tx: Queryable, given: NewSubscription): Promise<number> {
  const { instalments } = given
  const [row] = await tx.query<{ id: number }>({
    name: 'subscriptions.insert',
    text: `
      with made as (
        insert into subscription (account_id, order_id, plan_id, plan, umbrella_id, days, weekdays, part, people, dogs, extras,
          price, total_cents, entries, pass_code, renews_id)
        values ($1, $2, $3, $4, $5, daterange($6, $7, '[]'), $8, $9, $10, $11, $12, $13, $14, $15,
          (select o.pass_code from orders o where o.id = $2), $16)
        returning id, order_id
      ), parts as (
        insert into subscription_instalment (subscription_id, position, due_day, amount_cents, order_id)
        select m.id, i.position, i."dueDay", i."amountCents", case i.position when 0 then m.order_id end
          from made m, jsonb_to_recordset($17) as i(position smallint, "dueDay" date, "amountCents" integer)
      )
      select id from made`,
    values: [
      given.accountId,
      given.orderId,
      given.planId,
      JSON.stringify(given.entry),
      given.umbrellaId,
      given.from,
      given.to,
      given.weekdays,
      given.part,
      given.people,
      JSON.stringify(given.dogs),
      JSON.stringify(given.extras),
      JSON.stringify(given.price),
      given.totalCents,
      given.entries,
      given.renewsId,
      JSON.stringify(instalments),
    ],
  })
  if (row === undefined) throw new Error('the subscription was not stored')
  return row.id
}

/** The order of a subscription stands. */
export async function confirmSubscription(tx: Queryable, orderId: number): Promise<void> {
  await tx.query({
    name: 'subscriptions.confirm',
    text: `update subscription set state = 'confirmed' where order_id = $1 and state in ('pending', 'cancelled')`,
    values: [orderId],
  })
}

/** A subscription as its holder sees it. */
export interface StoredSubscription {
  readonly subscriptionId: number
  readonly orderId: number
  readonly planId: number
  readonly entry: PlanEntry
  readonly state: StoredState
  readonly umbrellaId: number | null
  readonly code: string | null
  readonly row: string | null
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  readonly weekdays: number[] | null
  readonly people: number
  readonly dogs: Dog[]
  readonly extras: ExtraQuantity[]
  readonly totalCents: Cents
  readonly entries: number | null
  readonly entriesUsed: number
  readonly passCode: string
  readonly instalments: {
    position: number
    dueDay: CivilDate
    amountCents: Cents
    isPaid: boolean
    orderId: number | null
  }[]
}

const OWN = `
  select s.id as "subscriptionId", s.order_id as "orderId", s.plan_id as "planId", s.plan as entry, s.state,
         s.umbrella_id as "umbrellaId", p.code, p.row_id as row, lower(s.days) as "from", upper(s.days) - 1 as "to", s.part,
         s.weekdays, s.people, s.dogs, s.extras, s.total_cents as "totalCents", s.entries, s.entries_used as "entriesUsed",
         s.pass_code as "passCode",
         (
           select coalesce(jsonb_agg(jsonb_build_object(
                    'position', i.position, 'dueDay', i.due_day, 'amountCents', i.amount_cents,
                    'isPaid', is_instalment_paid(s.order_id, i.position, i.order_id), 'orderId', i.order_id
                  ) order by i.position), '[]')
             from subscription_instalment i
            where i.subscription_id = s.id
         ) as instalments
    from subscription s
    left join place p on p.id = s.umbrella_id`

/** An account's subscriptions, the newest first, and the resort's day; orders that came to nothing have none. */
export async function readSubscriptionsOf(
  tx: Queryable,
  accountId: number,
): Promise<{ readonly found: StoredSubscription[]; readonly today: CivilDate; readonly serverNow: string }> {
  const [row] = await tx.query<{ found: StoredSubscription[]; today: CivilDate; serverNow: string }>({
    name: 'subscriptions.of-account',
    text: `select coalesce((select json_agg(own order by own."subscriptionId" desc) from (${OWN}
             where s.account_id = $1 and (s.state <> 'cancelled' or exists (
               select from orders o where o.id = s.order_id and o.received_cents > 0
             ))) own), '[]') as found,
             resort_today() as today, iso_instant(battigia_now()) as "serverNow"`,
    values: [accountId],
  })
  if (row === undefined) throw new Error('the database answered no subscriptions')
  return row
}

/** One of an account's own subscriptions; null when it is somebody else's or unknown. */
export async function readSubscription(
  tx: Queryable,
  accountId: number,
  subscriptionId: number,
): Promise<StoredSubscription | null> {
  const [row] = await tx.query<StoredSubscription & Record<string, unknown>>({
    name: 'subscriptions.one',
    text: `${OWN} where s.id = $2 and s.account_id = $1`,
    values: [accountId, subscriptionId],
  })
  return row ?? null
}

/** Whether nobody else has a place on some of the days; own holds and the place that is kept for a renewal are one's own. */
export async function isPlaceFree(
  tx: Queryable,
  place: {
    readonly accountId: number
    readonly umbrellaId: number
    readonly ranges: readonly string[]
    readonly halves: readonly [first: number, last: number]
    readonly renewsId: number | null
  },
): Promise<boolean> {
  const [row] = await tx.query<{ isFree: boolean }>({
    name: 'subscriptions.is-free',
    text: `select not exists (
             select from occupancy o, unnest($3::daterange[]) as r(days)
              where o.umbrella_id = $2 and o.days && r.days and o.halves && int4range($4, $5)
                and (o.state <> 'held' or o.expires_at > battigia_now())
                and not (o.account_id = $1 and o.held_for is not distinct from 'subscription')
                and o.subscription_id is distinct from $6
           ) as "isFree"`,
    values: [place.accountId, place.umbrellaId, place.ranges, ...place.halves, place.renewsId],
  })
  return row?.isFree === true
}

/** Whether the place of a subscription before is still kept for its holder, and for this plan and place (first refusal). */
export async function isKeptForRenewal(
  tx: Queryable,
  renewal: {
    readonly accountId: number
    readonly renewsId: number
    readonly planId: number
    readonly umbrellaId: number | null
  },
): Promise<boolean> {
  const [row] = await tx.query<{ isKept: boolean }>({
    name: 'subscriptions.is-kept',
    text: `select exists (
             select from subscription_renewal r join subscription s on s.id = r.subscription_id
              where s.id = $2 and s.account_id = $1 and r.plan_id = $3 and r.umbrella_id = $4 and r.state = 'kept'
                and r.until >= resort_today()
           ) as "isKept"`,
    values: [renewal.accountId, renewal.renewsId, renewal.planId, renewal.umbrellaId],
  })
  return row?.isKept === true
}
