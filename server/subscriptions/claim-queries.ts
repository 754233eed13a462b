import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { HALVES, type DayPart } from '../../domain/platform/day-part.ts'
import type { Queryable } from '../platform/database.ts'
import type { OccupancyChange } from '../umbrellas/occupancy-changes.ts'
import { offerDays, type FreedDays } from './offer-days.ts'
import type { ResortData } from '../umbrellas/resort-data.ts'
import type { ResortMoment } from '../umbrellas/resort-moment.ts'
import type { lockLimits } from '../umbrellas/umbrella-rules.ts'
import { rangesOf } from './availability-queries.ts'

export interface HoldClaim {
  readonly accountId: number
  readonly deviceId: string | null
  /** Null for a trusted prefix, which counts by account only. */
  readonly addressPrefix: string | null
  readonly umbrellaId: number
  readonly days: readonly CivilDate[]
  readonly part: DayPart
  readonly moment: ResortMoment
  readonly turnHour: number
  readonly limits: ReturnType<typeof lockLimits>
}

/** What became of a hold; everything but `held` has changed nothing. */
export type HoldOutcome =
  | {
      readonly outcome: 'held'
      readonly expiresAt: string
      readonly serverNow: string
      /** First and last day of the hold that this one replaced; null for none. */
      readonly freed: OccupancyChange | null
    }
  | ({ readonly outcome: 'clock' } & ResortMoment)
  | { readonly outcome: 'umbrella_taken' }
  | { readonly outcome: 'held_again_too_soon'; readonly retryAfterSeconds: number }
  | { readonly outcome: 'too_many_umbrellas'; readonly scope: 'half_day'; readonly max: number; readonly have: number }
  | { readonly outcome: 'too_many_held'; readonly scope: 'account' | 'device' | 'prefix' }
  | { readonly outcome: 'beach_nearly_held' }

/** Holds a place on all days, all or nothing, in one statement. */
export async function holdPlace(tx: Queryable, claim: HoldClaim): Promise<HoldOutcome> {
  const { moment } = claim
  const [row] = await tx.query<{ outcome: HoldOutcome }>({
    name: 'subscriptions.hold',
    text: `select hold_subscription_place($1, $2, $3, $4, $5::daterange[], int4range($6, $7), $8, $9, $10, $11) as outcome`,
    values: [
      claim.accountId,
      claim.deviceId,
      claim.addressPrefix,
      claim.umbrellaId,
      rangesOf(claim.days),
      ...HALVES[claim.part],
      moment.today,
      moment.halfNow,
      claim.turnHour,
      JSON.stringify(claim.limits),
    ],
  })
  if (row === undefined) throw new Error('the database answered no outcome')
  return row.outcome
}

/** Frees the account's hold of a subscription's place; answers the days, none when there was none. */
export async function releaseHold(tx: Queryable, accountId: number): Promise<OccupancyChange[]> {
  return tx.query<OccupancyChange & Record<string, unknown>>({
    name: 'subscriptions.release-hold',
    text: `select lower(days) as "from", upper(days) - 1 as "to" from release_subscription_hold($1)`,
    values: [accountId],
  })
}

/** What became of a claim of a subscription's days. */
export type ClaimOutcome =
  | { readonly outcome: 'claimed' }
  | { readonly outcome: 'umbrella_taken' }
  | { readonly outcome: 'too_many_umbrellas'; readonly max: number; readonly have: number }
  | { readonly outcome: 'extra_sold_out'; readonly extras: string[] }

/** Claims every day of a subscription with its extras, at most `maxUmbrellas` of its account on one half-day. */
export async function claimDays(
  tx: Queryable,
  subscriptionId: number,
  days: readonly CivilDate[],
  capacities: ResortData['stock'],
  maxUmbrellas: number,
): Promise<ClaimOutcome> {
  const [row] = await tx.query<{ outcome: ClaimOutcome }>({
    name: 'subscriptions.claim',
    text: 'select claim_subscription($1, $2::daterange[], $3, $4) as outcome',
    values: [subscriptionId, rangesOf(days), JSON.stringify(Object.fromEntries(capacities)), maxUmbrellas],
  })
  if (row === undefined) throw new Error('the database answered no outcome')
  return row.outcome
}

/** Takes the subscription of an order again whose money came late; false when somebody else has a part of it by now. */
export async function retakeDays(
  tx: Queryable,
  orderId: number,
  days: readonly CivilDate[],
  capacities: ResortData['stock'],
  maxUmbrellas: number,
): Promise<boolean> {
  const [row] = await tx.query<{ done: boolean }>({
    name: 'subscriptions.retake',
    text: 'select retake_subscription($1, $2::daterange[], $3, $4) as done',
    values: [orderId, rangesOf(days), JSON.stringify(Object.fromEntries(capacities)), maxUmbrellas],
  })
  return row?.done === true
}

/** Ends the subscription of an order that came to nothing: everything that it holds is free, for who waits before anybody else. */
export async function releaseDays(tx: Queryable, orderId: number): Promise<void> {
  const freed = await tx.query<FreedDays & Record<string, unknown>>({
    name: 'subscriptions.release',
    text: `select s.umbrella_id as "umbrellaId", lower(r.days) as "from", upper(r.days) - 1 as "to"
           from release_subscription($1) r join subscription s on s.order_id = $1`,
    values: [orderId],
  })
  await offerDays(tx, freed)
}
