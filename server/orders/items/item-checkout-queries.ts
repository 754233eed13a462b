import type { OrderCategory } from '../../../domain/orders/calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { ItemCart } from '../../../domain/orders/item-calls.ts'
import type { Queryable } from '../../platform/database.ts'
import type { StoredConditions } from '../order-queries.ts'

/** A quote of items that still binds. */
export interface StoredItemQuote {
  readonly hash: string
  readonly language: Language
  readonly cart: ItemCart
}

export interface NewItemQuote extends StoredItemQuote {
  readonly id: string
  readonly accountId: number
  readonly minutes: number
}

/** Stores a quote; answers until when it binds, and the server's clock. */
export async function insertItemQuote(
  tx: Queryable,
  quote: NewItemQuote,
): Promise<{ readonly expiresAt: string; readonly serverNow: string }> {
  const [row] = await tx.query<{ expiresAt: string; serverNow: string }>({
    name: 'items.quote',
    text: `insert into quote (id, account_id, language, content_hash, expires_at, category, content)
           values ($1, $2, $3, decode($4, 'hex'), battigia_now() + make_interval(mins => $5), $6, $7)
           returning iso_instant(expires_at) as "expiresAt", iso_instant(battigia_now()) as "serverNow"`,
    values: [
      quote.id,
      quote.accountId,
      quote.language,
      quote.hash,
      quote.minutes,
      quote.cart.cart,
      JSON.stringify(quote.cart),
    ],
  })
  if (row === undefined) throw new Error('the quote was not stored')
  return row
}

/** The account's quote; null when it is unknown, somebody else's or out of date. */
export async function readItemQuote(tx: Queryable, accountId: number, id: string): Promise<StoredItemQuote | null> {
  const [row] = await tx.query<StoredItemQuote & Record<string, unknown>>({
    name: 'items.read-quote',
    text: `select encode(content_hash, 'hex') as hash, language, content as cart from quote
           where id = $1 and account_id = $2 and category <> 'umbrella' and expires_at > battigia_now()`,
    values: [id, accountId],
  })
  return row ?? null
}

/** One press of one account at a time: the second one waits here, and then finds the first one's order (B-20). */
export async function lockOrdering(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'items.lock-account',
    text: 'select from account where id = $1 for no key update',
    values: [accountId],
  })
}

/** The order that a press made, or that used the quote already. */
export async function findOrderOf(
  tx: Queryable,
  accountId: number,
  press: { readonly clientId: string; readonly quoteId: string },
): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>({
    name: 'items.of-press',
    text: `select id from orders where account_id = $1 and (client_id = $2 or quote_id = $3)
           order by (client_id is not distinct from $2) desc limit 1`,
    values: [accountId, press.clientId, press.quoteId],
  })
  return row?.id ?? null
}

/** The texts of the conditions as they are now, in one language. */
export async function readConditions(
  tx: Queryable,
  slugs: readonly string[],
  language: Language,
): Promise<StoredConditions[]> {
  return tx.query<StoredConditions & Record<string, unknown>>({
    name: 'items.conditions',
    text: `select slug, language, version from content_page where slug = any ($1) and language = $2 and is_current`,
    values: [slugs, language],
  })
}

/** Whether an order of the category waits for its cash (security guide, k). */
export async function hasOpenCash(tx: Queryable, accountId: number, category: OrderCategory): Promise<boolean> {
  const [row] = await tx.query<{ isOpen: boolean }>({
    name: 'items.open-cash',
    text: `select exists (
             select from orders where account_id = $1 and category = $2 and status = 'confirmed' and method = 'cash'
               and total_cents > 0 and received_cents = 0 and credit_cents < total_cents and not is_payment_authorized(id)
           ) as "isOpen"`,
    values: [accountId, category],
  })
  return row?.isOpen === true
}

/** How many orders of the category the account has for a day that cost nothing. */
export async function countFreeOrders(
  tx: Queryable,
  accountId: number,
  category: OrderCategory,
  day: CivilDate,
): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'items.free-orders',
    text: `select count(*)::integer as count from orders
           where account_id = $1 and category = $2 and first_day = $3 and status = 'confirmed' and method = 'no_payment_needed'`,
    values: [accountId, category, day],
  })
  return row?.count ?? 0
}

/** The order of the category that waits for its payment, locked; null for none. */
export async function lockAwaiting(
  tx: Queryable,
  accountId: number,
  category: OrderCategory,
): Promise<{ readonly orderId: number; readonly isOpen: boolean; readonly isUnderWay: boolean } | null> {
  const [locked] = await tx.query<{ id: number }>({
    name: 'items.lock-awaiting',
    text: `select id from orders where account_id = $1 and category = $2 and status = 'awaiting_payment' and not is_pinned
           for update`,
    values: [accountId, category],
  })
  if (locked === undefined) return null
  const [row] = await tx.query<{ orderId: number; isOpen: boolean; isUnderWay: boolean }>({
    name: 'items.awaiting',
    text: `select id as "orderId", pay_until > battigia_now() as "isOpen", is_payment_under_way(id) as "isUnderWay"
           from orders where id = $1`,
    values: [locked.id],
  })
  return row ?? null
}
