import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import type { PlanEntry } from '../../../domain/subscriptions/files/subscriptions-file.ts'
import type { Queryable } from '../../platform/database.ts'
import type { OccupancyChange } from '../../umbrellas/occupancy-changes.ts'
import { offerDays, type FreedDays } from '../offer-days.ts'

/** A subscription that is about to be over and whose place nobody has looked after yet. */
export interface EndingSubscription {
  readonly subscriptionId: number
  readonly umbrellaId: number
  readonly planId: number
  /** The plan as it is sold now. */
  readonly plan: PlanEntry
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
}

/** Confirmed subscriptions of a place whose last day is near, with the plan as it is sold now, locked. */
export function lockEnding(tx: Queryable, daysBefore: number, most: number): Promise<EndingSubscription[]> {
  return tx.query<EndingSubscription & Record<string, unknown>>({
    name: 'subscriptions.ending',
    text: `
      select s.id as "subscriptionId", s.umbrella_id as "umbrellaId", s.plan_id as "planId", p.plan, lower(s.days) as "from",
        upper(s.days) - 1 as "to", s.part
      from subscription s join subscription_plan p on p.id = s.plan_id and not p.is_removed
      where s.state = 'confirmed' and s.umbrella_id is not null and upper(s.days) - 1 <= resort_today() + $1::integer
        and not exists (select from subscription_renewal r where r.subscription_id = s.id)
      order by upper(s.days), s.id
      limit $2
        for update of s skip locked`,
    values: [daysBefore, most],
  })
}

export interface NewRenewal {
  readonly subscriptionId: number
  readonly umbrellaId: number
  readonly planId: number
  readonly from: CivilDate
  readonly to: CivilDate
  readonly runs: readonly { readonly from: CivilDate; readonly to: CivilDate }[]
  readonly halves: readonly [number, number]
  readonly until: CivilDate
}

/** Keeps the place of the coming season, all of its days or none; false when somebody has one of them. */
export async function keepRenewal(tx: Queryable, renewal: NewRenewal): Promise<boolean> {
  await tx.query({
    name: 'subscriptions.insert-renewal',
    text: `insert into subscription_renewal (subscription_id, umbrella_id, plan_id, days, stays, halves, until)
           select $1, $2, $3, daterange($4, $5, '[]'),
             array(select daterange(r."from", r."to", '[]') from jsonb_to_recordset($6) as r("from" date, "to" date)),
             int4range($7, $8), $9`,
    values: [
      renewal.subscriptionId,
      renewal.umbrellaId,
      renewal.planId,
      renewal.from,
      renewal.to,
      JSON.stringify(renewal.runs),
      ...renewal.halves,
      renewal.until,
    ],
  })
  const [row] = await tx.query<{ isKept: boolean }>({
    name: 'subscriptions.keep-renewal',
    text: 'select keep_renewal($1) as "isKept"',
    values: [renewal.subscriptionId],
  })
  return row?.isKept === true
}

/** Notes that nothing is kept for a subscription, so that nobody looks at it again. */
export async function noRenewal(
  tx: Queryable,
  { subscriptionId, umbrellaId, planId, to }: EndingSubscription,
): Promise<void> {
  await tx.query({
    name: 'subscriptions.no-renewal',
    text: `insert into subscription_renewal (subscription_id, umbrella_id, plan_id, days, stays, halves, until, state)
           values ($1, $2, $3, daterange($4, $4, '[]'), '{}', '[0,2)', $4, 'impossible')`,
    values: [subscriptionId, umbrellaId, planId, to],
  })
}

/** A place that is kept, and who for. */
export interface KeptRenewal {
  readonly subscriptionId: number
  readonly accountId: number
  readonly planId: number
  readonly from: CivilDate
  readonly to: CivilDate
  readonly isTold: boolean
  readonly isNear: boolean
}

/** Kept places of which their holders were not told all: that the season is sold, and that the time is nearly over. */
export function readUntoldRenewals(tx: Queryable, reminderDays: number, most: number): Promise<KeptRenewal[]> {
  return tx.query<KeptRenewal & Record<string, unknown>>({
    name: 'subscriptions.untold-renewals',
    text: `
      select r.subscription_id as "subscriptionId", s.account_id as "accountId", r.plan_id as "planId", lower(r.days) as "from",
        upper(r.days) - 1 as "to", r.told_open_at is not null as "isTold",
        $1 > 0 and r.until - $1::integer <= resort_today() as "isNear"
      from subscription_renewal r join subscription s on s.id = r.subscription_id
      where r.state = 'kept' and r.until >= resort_today()
        and (r.told_open_at is null or r.reminded_at is null and $1 > 0 and r.until - $1::integer <= resort_today())
      order by r.until, r.subscription_id limit $2`,
    values: [reminderDays, most],
  })
}

/** Marks what its holder is told; false when that was marked before. */
export async function markTold(tx: Queryable, subscriptionId: number, what: 'open' | 'near'): Promise<boolean> {
  const rows = await tx.query({
    name: `subscriptions.mark-renewal-${what}`,
    text:
      what === 'open'
        ? `update subscription_renewal set told_open_at = battigia_now()
           where subscription_id = $1 and state = 'kept' and told_open_at is null returning 1`
        : `update subscription_renewal set told_open_at = coalesce(told_open_at, battigia_now()), reminded_at = battigia_now()
           where subscription_id = $1 and state = 'kept' and reminded_at is null returning 1`,
    values: [subscriptionId],
  })
  return rows.length === 1
}

/** Ends what is kept: all whose last day is over, or the one of a subscription; answers the days that are free, which who waits is offered first. */
export async function lapseRenewals(
  tx: Queryable,
  subscriptionId: number | null,
  most: number,
): Promise<OccupancyChange[]> {
  const freed = await tx.query<FreedDays & Record<string, unknown>>({
    name: 'subscriptions.lapse-renewals',
    text: 'select umbrella_id as "umbrellaId", lower(days) as "from", upper(days) - 1 as "to" from lapse_renewals($1, $2)',
    values: [subscriptionId, most],
  })
  await offerDays(tx, freed)
  return freed
}
