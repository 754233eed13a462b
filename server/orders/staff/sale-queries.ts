import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { HALVES } from '../../../domain/platform/day-part.ts'
import type { RefundPolicy } from '../../../domain/settings/refund-policy.ts'
import type { Period } from '../../../domain/umbrellas/period.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Capacities } from '../../umbrellas/resort-data.ts'
import type { StoredConditions } from '../order-queries.ts'
import type { SaleOffer } from './sale-offer.ts'

/** An order of the desk. */
export interface Sold {
  readonly orderId: number
  readonly accountId: number
  /** False for a press that was made before. */
  readonly isNew: boolean
}

/** One press at a time; answers the order that it made before, or null. */
export async function lockPress(tx: Queryable, press: string): Promise<Sold | null> {
  await tx.query({
    name: 'sale.lock-press',
    text: 'select pg_advisory_xact_lock(46, hashtext($1))',
    values: [press],
  })
  const [made] = await tx.query<{ orderId: number; accountId: number }>({
    name: 'sale.made',
    text: 'select id as "orderId", account_id as "accountId" from orders where quote_id = $1',
    values: [press],
  })
  return made === undefined ? null : { ...made, isNew: false }
}

export interface NewSale {
  readonly accountId: number
  readonly press: string
  readonly numbers: readonly string[]
  readonly passCode: string
  readonly method: 'cash' | 'no_payment_needed'
  readonly period: Period
  readonly offer: SaleOffer
  readonly stock: Capacities
  readonly maxUmbrellas: number
  readonly conditions: StoredConditions
  readonly language: Language
  readonly refundPolicy: RefundPolicy
  readonly reason: string
}

export type SaleOutcome =
  | { readonly outcome: 'sold'; readonly orderId: number }
  | { readonly outcome: 'umbrella_taken'; readonly umbrellas: number[] }
  | { readonly outcome: 'extra_sold_out'; readonly extras: string[] }
  | { readonly outcome: 'too_many_umbrellas'; readonly max: number; readonly have: number }

/** One statement, all or none: the constraint decides who has the places. The account's cart is locked by the caller. */
export async function insertSale(tx: Queryable, sale: NewSale): Promise<SaleOutcome> {
  const { period, offer, conditions } = sale
  const lines = offer.lines.map(({ umbrellaId, people, dogs, extras, price, totalCents }) => {
    return { umbrella: umbrellaId, people, dogs, extras, price, total: totalCents }
  })
  const [row] = await tx.query<{ outcome: SaleOutcome }>({
    name: 'sale.insert',
    text: `select sell_places($1, $2, $3, $4, $5, daterange($6, $7, '[]'), int4range($8, $9), $10, $11, $12, $13, $14, $15, $16,
             $17, $18, $19, $20, $21) as outcome`,
    values: [
      sale.accountId,
      sale.press,
      sale.numbers,
      sale.passCode,
      sale.method,
      period.from,
      period.to,
      ...HALVES[period.part],
      JSON.stringify(lines),
      JSON.stringify(Object.fromEntries(sale.stock)),
      sale.maxUmbrellas,
      offer.servicePercent,
      offer.serviceCents,
      offer.totalCents,
      conditions.slug,
      conditions.language,
      conditions.version,
      sale.language,
      JSON.stringify(sale.refundPolicy),
      sale.reason,
    ],
  })
  if (row === undefined) throw new Error('the database answered no sale')
  return row.outcome
}

/** An unpaid sale is paid online by an hour of a day, and given up after it; false when that is over. */
export async function payOnlineBy(tx: Queryable, orderId: number, day: CivilDate, hour: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'sale.pay-online-by',
    text: `update orders o set method = 'pay_later', deadline_day = $2, deadline_hour = $3, deadline_at = d.at, release_at = d.at
             from (select ($2::date + make_interval(hours => $3)) at time zone 'Europe/Rome' as at) d
            where o.id = $1 and d.at > battigia_now() returning o.id`,
    values: [orderId, day, hour],
  })
  return rows.length > 0
}

/** Notes what is given for nothing; false beyond the most of a day (null: no limit). */
export async function insertComplimentary(
  tx: Queryable,
  given: {
    readonly orderId: number
    readonly reason: string
    readonly worthCents: number
    readonly accountId: number
    readonly mostPerDay: number | null
  },
): Promise<boolean> {
  const [row] = await tx.query<{ isGiven: boolean }>({
    name: 'sale.complimentary',
    text: 'select give_complimentary($1, $2, $3, $4, $5) as "isGiven"',
    values: [given.orderId, given.reason, given.worthCents, given.accountId, given.mostPerDay],
  })
  return row?.isGiven === true
}

/** Forgets that something was given for nothing. */
export async function deleteComplimentary(tx: Queryable, orderId: number): Promise<void> {
  await tx.query({
    name: 'sale.not-complimentary',
    text: 'delete from complimentary where order_id = $1',
    values: [orderId],
  })
}
