import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { HALVES } from '../../domain/platform/day-part.ts'
import type { PricedLine } from '../../domain/umbrellas/lock-rules.ts'
import type { Period } from '../../domain/umbrellas/period.ts'
import { queryForAsker, type AccountSource } from '../platform/account-source.ts'
import type { Queryable } from '../platform/database.ts'
import type { OccupancyChange } from './occupancy-changes.ts'
import type { Capacities } from './resort-data.ts'
import type { ResortMoment } from './resort-moment.ts'
import type { StoredCart } from './stored-lines.ts'

/** Numbers that a lock is held against; `heldPerDay` null is no limit (security guide, 6 a). */
export interface LockLimits {
  readonly maxUmbrellas: number
  readonly holdMinutes: number
  readonly perDevice: number
  readonly perPrefix: number
  readonly heldPerDay: number | null
  readonly renewalMinutes: number
  readonly pauseAfter: number
  readonly pauseWindowHours: number
  readonly pauseMinutes: number
}

export interface LockClaim {
  readonly deviceId: string | null
  /** Null for a trusted prefix, which counts by account only. */
  readonly addressPrefix: string | null
  readonly period: Period
  readonly lines: readonly PricedLine[]
  readonly stock: Capacities
  readonly moment: ResortMoment
  readonly turnHour: number
  readonly limits: LockLimits
}

/** What became of a claim; everything but `held` has changed nothing. */
export type LockOutcome =
  | ({ readonly outcome: 'held' } & StoredCart)
  | ({ readonly outcome: 'clock' } & ResortMoment)
  | { readonly outcome: 'umbrella_taken'; readonly umbrellas: number[] }
  | { readonly outcome: 'held_again_too_soon'; readonly umbrellas: number[]; readonly retryAfterSeconds: number }
  | { readonly outcome: 'extra_sold_out'; readonly extras: string[] }
  | {
      readonly outcome: 'too_many_umbrellas'
      readonly scope: 'cart' | 'half_day'
      readonly max: number
      readonly have: number
    }
  | { readonly outcome: 'too_many_held'; readonly scope: 'account' | 'device' | 'prefix'; readonly have: number }
  | { readonly outcome: 'beach_nearly_held' }

/** What became of a change of a held place. */
export type LineOutcome =
  | ({ readonly outcome: 'held' } & StoredCart)
  | { readonly outcome: 'line_unknown' }
  | { readonly outcome: 'extra_sold_out'; readonly extras: string[] }

/** One statement, all or nothing. A place lost in the same moment is SQLSTATE 40001, which the platform runs again. */
export async function lockPlaces(tx: Queryable, account: AccountSource, claim: LockClaim): Promise<LockOutcome> {
  const { period, moment } = claim
  const lines = claim.lines.map(({ umbrellaId, people, dogs, extras, price, totalCents }) => {
    return { umbrella: umbrellaId, people, dogs, extras, price, total: totalCents }
  })
  return onlyOutcome(
    await queryForAsker<{ outcome: LockOutcome }>(tx, account, {
      name: 'umbrellas.lock',
      text: `select lock_umbrellas(
               asker.account_id, $1, $2, daterange($3, $4, '[]'), int4range($5, $6), $7, $8, $9, $10, $11, $12
             ) as outcome from asker`,
      values: [
        claim.deviceId,
        claim.addressPrefix,
        period.from,
        period.to,
        ...HALVES[period.part],
        JSON.stringify(lines),
        capacitiesJson(claim.stock),
        moment.today,
        moment.halfNow,
        claim.turnHour,
        JSON.stringify(claim.limits),
      ],
    }),
  )
}

export async function changeLine(
  tx: Queryable,
  accountId: number,
  lineId: number,
  line: PricedLine,
  stock: Capacities,
): Promise<LineOutcome> {
  return onlyOutcome(
    await tx.query<{ outcome: LineOutcome }>({
      name: 'umbrellas.change-line',
      text: 'select change_cart_line($1, $2, $3, $4, $5, $6, $7, $8) as outcome',
      values: [
        accountId,
        lineId,
        line.people,
        JSON.stringify(line.dogs),
        JSON.stringify(line.extras),
        JSON.stringify(line.price),
        line.totalCents,
        capacitiesJson(stock),
      ],
    }),
  )
}

/** The account's live lines; empty once the cart's end has passed. */
export async function readCart(tx: Queryable, accountId: number): Promise<StoredCart> {
  return onlyOutcome(
    await tx.query<{ outcome: StoredCart }>({
      name: 'umbrellas.cart',
      text: 'select umbrella_cart_of($1) as outcome',
      values: [accountId],
    }),
  )
}

/** When an order last emptied the account's cart. */
export async function readOrderedAt(tx: Queryable, accountId: number): Promise<string | null> {
  const [cart] = await tx.query<{ ordered_at: string | null }>({
    name: 'umbrellas.cart-ordered-at',
    text: 'select iso_instant(ordered_at) as ordered_at from umbrella_cart where account_id = $1',
    values: [accountId],
  })
  return cart?.ordered_at ?? null
}

/** Whether the account's cart ran out with places in it and no new one has begun. */
export async function isCartExpired(tx: Queryable, accountId: number): Promise<boolean> {
  const [cart] = await tx.query<{ is_expired: boolean }>({
    name: 'umbrellas.cart-expired',
    text: 'select line_count > 0 and expires_at <= battigia_now() as is_expired from umbrella_cart where account_id = $1',
    values: [accountId],
  })
  return cart?.is_expired ?? false
}

/** Frees the account's own live holds: those of one umbrella on exactly these days, or all of them. */
export async function releaseHolds(
  tx: Queryable,
  accountId: number,
  stay: { readonly umbrellaId: number; readonly from: CivilDate; readonly to: CivilDate } | null,
): Promise<OccupancyChange[]> {
  return tx.query<OccupancyChange & Record<string, unknown>>({
    name: 'umbrellas.release',
    text: `select lower(days) as "from", upper(days) - 1 as "to"
           from release_holds($1, $2::integer, case when $2::integer is not null then daterange($3, $4, '[]') end)`,
    values: [accountId, stay?.umbrellaId ?? null, stay?.from ?? null, stay?.to ?? null],
  })
}

/** Deletes up to `most` expired holds, skipping those that someone works on. */
export async function sweepHolds(tx: Queryable, most: number): Promise<OccupancyChange[]> {
  return tx.query<OccupancyChange & Record<string, unknown>>({
    name: 'umbrellas.sweep',
    text: 'select lower(days) as "from", upper(days) - 1 as "to" from sweep_expired_holds($1)',
    values: [most],
  })
}

/** Forgets expired holds that no rule looks at any more. */
export async function forgetExpiredHolds(tx: Queryable, hours: number): Promise<void> {
  await tx.query({
    name: 'umbrellas.forget-expired',
    text: 'delete from hold_expiry where expired_at < battigia_now() - make_interval(hours => $1)',
    values: [hours],
  })
}

/** Stock only changes with the resort's data, whose map it is. */
const written = new WeakMap<Capacities, string>()

function capacitiesJson(stock: Capacities): string {
  let json = written.get(stock)
  if (json === undefined) written.set(stock, (json = JSON.stringify(Object.fromEntries(stock))))
  return json
}

/** The one row of a function of the database. */
function onlyOutcome<T>([row]: readonly { readonly outcome: T }[]): T {
  if (row === undefined) throw new Error('the database answered no outcome')
  return row.outcome
}
