import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import type {
  Order,
  OrderDelivery,
  OrderLine,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '../../domain/orders/calls.ts'
import type { OrderItem } from '../../domain/orders/order-items.ts'
import type { RefundPolicy } from '../../domain/settings/refund-policy.ts'
import type { Deadline } from '../../domain/orders/deadlines.ts'
import type { WallTime } from '../../domain/orders/resort-time.ts'
import { queryForAsker, type AccountSource } from '../platform/account-source.ts'
import type { Queryable } from '../platform/database.ts'
import type { StoredCart } from '../umbrellas/stored-lines.ts'

/** Which text of the conditions of sale, in which language and version. */
export interface StoredConditions {
  readonly slug: string
  readonly language: Language
  readonly version: string
}

/** A cart at the till: its lines, the resort's clock, and what a quote of it says. */
export interface Checkout extends StoredCart {
  readonly isExpired: boolean
  readonly localNow: WallTime
  /** The order that used the quote already. */
  readonly orderId: number | null
  /** Null when the quote is unknown, somebody else's or out of date. */
  readonly quote: { readonly hash: string } | null
  /** The texts of conditions as they are now, in the quote's language or the asker's: with and without payment. */
  readonly conditions: readonly StoredConditions[]
}

export interface CheckoutQuestion {
  readonly quoteId: string | null
  readonly conditionsSlugs: readonly string[]
  readonly language: Language
  /** Nobody else changes the cart until the transaction ends. */
  readonly locks: boolean
}

/** The account's cart with a quote. */
export async function readCheckout(
  tx: Queryable,
  account: AccountSource,
  { quoteId, conditionsSlugs, language, locks }: CheckoutQuestion,
): Promise<Checkout> {
  const [row] = await queryForAsker<{ checkout: Checkout }>(tx, account, {
    name: 'orders.checkout',
    text: 'select read_checkout(asker.account_id, $1, $2, $3, $4) as checkout from asker',
    values: [quoteId, conditionsSlugs, language, locks],
  })
  if (row === undefined) throw new Error('the database answered no checkout')
  return row.checkout
}

export interface NewQuote {
  readonly id: string
  readonly accountId: number
  readonly language: Language
  readonly contentHash: string
  readonly expiresAt: string
}

/** Does not wait for the disk: a quote of the last moment that PostgreSQL loses in a crash is asked for again. */
export async function insertQuote(tx: Queryable, quote: NewQuote): Promise<void> {
  await tx.query({
    name: 'orders.quote',
    text: `insert into quote (id, account_id, language, content_hash, expires_at)
           select $1, $2, $3, decode($4, 'hex'), $5 from set_config('synchronous_commit', 'off', true)`,
    values: [quote.id, quote.accountId, quote.language, quote.contentHash, quote.expiresAt],
  })
}

export async function deleteOldQuotes(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'orders.delete-old-quotes',
    text: `delete from quote where expires_at < battigia_now() - interval '1 day'`,
    values: [],
  })
}

export interface NewOrder {
  readonly accountId: number
  readonly quoteId: string
  /** Numbers to try, the first free one is taken. */
  readonly numbers: readonly string[]
  readonly passCode: string
  /** The cart's lines: exactly these become bookings. */
  readonly stays: readonly number[]
  readonly status: OrderStatus
  readonly method: PaymentMethod
  readonly deadline: Pick<Deadline, 'day' | 'hour'> | null
  readonly graceMinutes: number
  readonly servicePercent: number
  readonly serviceCents: number
  readonly totalCents: number
  readonly conditions: StoredConditions
  readonly language: Language
  readonly mostUnpaid: number
  /** Kind of the outbox for its confirmation. */
  readonly mailKind: string
  /** As it is now: later changes of the settings change nothing for this order. */
  readonly refundPolicy: RefundPolicy
}

export type PlaceOutcome =
  | { readonly outcome: 'placed'; readonly order: StoredOrder }
  | { readonly outcome: 'cart_changed' }
  | { readonly outcome: 'payment_in_progress' }
  | { readonly outcome: 'too_many_unpaid'; readonly max: number }

/** Turns holds into bookings. Anything but `placed` has to be rolled back by the caller. */
export async function placeOrder(tx: Queryable, order: NewOrder): Promise<PlaceOutcome> {
  const { conditions, deadline } = order
  const [row] = await tx.query<{ outcome: PlaceOutcome }>({
    name: 'orders.place',
    text: `select place_order($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) as outcome`,
    values: [
      order.accountId,
      order.quoteId,
      order.numbers,
      order.passCode,
      order.stays,
      order.status,
      order.method,
      deadline?.day ?? null,
      deadline?.hour ?? null,
      order.graceMinutes,
      order.servicePercent,
      order.serviceCents,
      order.totalCents,
      conditions.slug,
      conditions.language,
      conditions.version,
      order.language,
      order.mostUnpaid,
      order.mailKind,
      JSON.stringify(order.refundPolicy),
    ],
  })
  if (row === undefined) throw new Error('the database answered no order')
  const { outcome } = row
  // Nobody has given anything back of what was ordered in this moment.
  return outcome.outcome === 'placed' ? { ...outcome, order: { ...outcome.order, allowanceCents: 0 } } : outcome
}

/** A line as it is stored: everything of the wire but what time decides. */
export type StoredOrderLine = Omit<OrderLine, 'canDelete'>

/** An item as it is stored, with what its own slice needs of it. */
export type StoredOrderItem = Omit<OrderItem, 'canDelete'> & { readonly facts: Readonly<Record<string, unknown>> }

export interface StoredOrder {
  readonly orderId: number
  readonly category: Order['category']
  readonly number: string
  readonly status: OrderStatus
  readonly method: PaymentMethod
  readonly placedAt: string
  readonly deadlineDay: CivilDate | null
  readonly deadlineHour: number | null
  readonly deadlineAt: string | null
  readonly serviceCents: number
  readonly totalCents: number
  /** What credit pays of it. */
  readonly creditCents: number
  /** What is still owed, 0 when nothing is. */
  readonly dueCents: number
  /** What is here of its money or is reserved, less what is on its way back. */
  readonly coveredCents: number
  /** What the policy has kept of what was cancelled. */
  readonly keptCents: number
  /** What the desk gave back of its price (decision 108). */
  readonly allowanceCents: number
  /** What changes made a paid order dearer by and nobody has paid yet. */
  readonly differenceCents: number
  /** Null where nothing was sold. */
  readonly conditionsVersion: string | null
  readonly passCode: string
  readonly paymentStatus: PaymentStatus
  /** Until when the places wait for a payment that has begun. */
  readonly payUntil: string | null
  readonly refundedCents: number
  /** The part of it that went into credit. */
  readonly creditedCents: number
  readonly refundPolicy: RefundPolicy
  readonly servicePercent: number
  readonly serverNow: string
  readonly localNow: WallTime
  readonly lines: readonly StoredOrderLine[]
  readonly items: readonly StoredOrderItem[]
  /** Of a bar order that is being made, or was. */
  readonly delivery: OrderDelivery | null
}

/** An order `o` as it is. */
export const ORDER = `order_of(o.id) || jsonb_build_object('allowanceCents', o.allowance_cents) as "order"`

/** One order of the account, or null: anyone else's is as unknown as one that never was. */
export async function readOrder(tx: Queryable, accountId: number, orderId: number): Promise<StoredOrder | null> {
  const [row] = await tx.query<{ order: StoredOrder }>({
    name: 'orders.one',
    text: `select ${ORDER} from orders o where o.id = $1 and o.account_id = $2`,
    values: [orderId, accountId],
  })
  return row?.order ?? null
}

/** An order with whose it is; null for an unknown one. */
export async function readOrderOfAnybody(
  tx: Queryable,
  orderId: number,
): Promise<{ readonly accountId: number; readonly order: StoredOrder } | null> {
  const [row] = await tx.query<{ accountId: number; order: StoredOrder }>({
    name: 'orders.of-anybody',
    text: `select o.account_id as "accountId", ${ORDER} from orders o where o.id = $1`,
    values: [orderId],
  })
  return row ?? null
}

/** Locks an order of the account with its cart, as a payment does; false for anyone else's. */
export async function lockOrder(tx: Queryable, accountId: number, orderId: number): Promise<boolean> {
  await tx.query({
    name: 'orders.lock-cart',
    text: 'select from umbrella_cart where account_id = $1 for update',
    values: [accountId],
  })
  const rows = await tx.query({
    name: 'orders.lock-own',
    text: 'select id from orders where id = $1 and account_id = $2 for update',
    values: [orderId, accountId],
  })
  return rows.length === 1
}

/** Orders of the account, latest stay first, after the order `before`. */
export async function readOrders(
  tx: Queryable,
  accountId: number,
  before: number | null,
  most: number,
): Promise<StoredOrder[]> {
  const rows = await tx.query<{ order: StoredOrder }>({
    name: 'orders.list',
    text: `select ${ORDER} from (
             select id, first_day, allowance_cents from orders
             where account_id = $1 and status not in ('expired', 'failed') and ($2::bigint is null or (first_day, id) <
               (select b.first_day, b.id from orders b where b.id = $2 and b.account_id = $1))
             order by first_day desc, id desc
             limit $3) o
           order by o.first_day desc, o.id desc`,
    values: [accountId, before, most],
  })
  return rows.map((row) => row.order)
}

/** An order with whom it is mailed to and what was accepted. */
export interface OrderForMail {
  readonly order: StoredOrder
  readonly email: string
  readonly firstName: string
  readonly language: Language
  /** What was accepted; null where nothing was sold. */
  readonly conditions: { readonly title: string; readonly text: string } | null
}

/** An order for its mail, in the language it was made in; null when it is gone, or its guest is. */
export async function readOrderForMail(tx: Queryable, orderId: number): Promise<OrderForMail | null> {
  const [found] = await tx.query<OrderForMail & Record<string, unknown>>({
    name: 'orders.for-mail',
    text: `select ${ORDER}, a.email, a.first_name as "firstName", o.language,
                  case when c.slug is not null then jsonb_build_object('title', c.title, 'text', c.markdown) end as conditions
           from orders o
           join account a on a.id = o.account_id and a.kind <> 'erased'
           left join content_page c on (c.slug, c.language, c.version) = (o.conditions_slug, o.conditions_language, o.conditions_version)
           where o.id = $1`,
    values: [orderId],
  })
  return found ?? null
}
