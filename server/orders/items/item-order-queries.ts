import type { HistoryReason } from '../../../domain/orders/history-reasons.ts'
import type { Cents } from '../../../domain/platform/cents.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { OrderCategory, OrderStatus, PaymentMethod } from '../../../domain/orders/calls.ts'
import type { RefundPolicy } from '../../../domain/settings/refund-policy.ts'
import type { Queryable } from '../../platform/database.ts'
import { ORDER, type StoredConditions, type StoredOrder } from '../order-queries.ts'
import type { DraftItem } from './item-category.ts'

/** An order of items with whose it is. */
export interface FoundItemOrder {
  readonly accountId: number
  readonly order: StoredOrder
}

/** One order of items, whoever's; null for an order of places and for none. */
export async function readItemOrder(tx: Queryable, orderId: number): Promise<FoundItemOrder | null> {
  const [row] = await tx.query<FoundItemOrder & Record<string, unknown>>({
    name: 'items.one',
    text: `select o.account_id as "accountId", ${ORDER} from orders o where o.id = $1 and o.category <> 'umbrella'`,
    values: [orderId],
  })
  return row ?? null
}

/** The same, locked until the transaction ends. It is read after the lock, so as it is by then. */
export async function lockItemOrder(tx: Queryable, orderId: number): Promise<FoundItemOrder | null> {
  await tx.query({ name: 'items.lock', text: 'select from orders where id = $1 for update', values: [orderId] })
  return readItemOrder(tx, orderId)
}

/** What an order is about; null for none. */
export async function readCategory(tx: Queryable, orderId: number): Promise<OrderCategory | null> {
  const [row] = await tx.query<{ category: OrderCategory }>({
    name: 'items.category',
    text: 'select category from orders where id = $1',
    values: [orderId],
  })
  return row?.category ?? null
}

/** Orders of items whose payment came to no end in time, locked; those that somebody works on are left for the next time. */
export async function lockOverdueItemOrders(tx: Queryable, most: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'items.lock-overdue',
    text: `select id from orders
           where category <> 'umbrella' and status = 'awaiting_payment' and pay_until <= battigia_now()
           order by pay_until limit $1 for update skip locked`,
    values: [most],
  })
  return rows.map(({ id }) => id)
}

/** What becomes of an order's status. */
export interface StatusMove {
  readonly orderId: number
  readonly to: OrderStatus
  readonly actor: 'guest' | 'clock' | 'staff' | 'provider'
  readonly reason: HistoryReason
  /** The way that paid it, once one has. */
  readonly method?: PaymentMethod
}

/** Moves the status and writes the history. Only a pinned order waits on after it. */
export async function moveItemOrder(tx: Queryable, move: StatusMove): Promise<void> {
  await tx.query({
    name: 'items.move',
    text: `with before as (select id, status from orders where id = $1 for update),
           moved as (
             update orders o set status = $2, method = coalesce($5, o.method), is_pinned = $2 = 'awaiting_payment',
               pay_until = case when $2 = 'awaiting_payment' then coalesce(o.pay_until, battigia_now()) end
             from before where o.id = before.id returning before.status as before
           )
           insert into order_history (order_id, old_status, new_status, actor, reason)
           select $1, before, $2, $3, $4 from moved`,
    values: [move.orderId, move.to, move.actor, move.reason, move.method ?? null],
  })
}

/** Whether the order is claimed by a payment that is under way. */
export async function setPinned(tx: Queryable, orderId: number, isPinned: boolean): Promise<void> {
  await tx.query({
    name: 'items.pinned',
    text: 'update orders set is_pinned = $2 where id = $1',
    values: [orderId, isPinned],
  })
}

/** Marks items as cancelled, each in the history, where the order keeps its status. */
export async function cancelItemRows(
  tx: Queryable,
  { orderId, itemIds, actor, reason }: Omit<StatusMove, 'to' | 'method'> & { readonly itemIds: readonly number[] },
): Promise<void> {
  await tx.query({
    name: 'items.cancel',
    text: `with ended as (
             update order_item set cancelled_at = battigia_now()
             where order_id = $1 and id = any ($2) and cancelled_at is null returning id
           )
           insert into order_history (order_id, old_status, new_status, line_id, actor, reason)
           select o.id, o.status, o.status, e.id, $3, $4 from ended e, orders o where o.id = $1 order by e.id`,
    values: [orderId, itemIds, actor, reason],
  })
}

/** What an order costs after some of its items are gone, and what the policy kept of them. */
export async function writeSums(
  tx: Queryable,
  orderId: number,
  sums: { readonly serviceCents: Cents; readonly totalCents: Cents; readonly keptCents: number },
): Promise<void> {
  await tx.query({
    name: 'items.sums',
    text: 'update orders set service_cents = $2, total_cents = $3, kept_cents = kept_cents + $4 where id = $1',
    values: [orderId, sums.serviceCents, sums.totalCents, sums.keptCents],
  })
}

export interface NewItemOrder {
  readonly accountId: number
  readonly category: OrderCategory
  readonly clientId: string
  readonly quoteId: string
  /** Numbers to try, the first free one is taken. */
  readonly numbers: readonly string[]
  readonly passCode: string
  readonly status: OrderStatus
  readonly method: PaymentMethod
  readonly firstDay: CivilDate
  readonly holdMinutes: number
  readonly servicePercent: number
  readonly serviceCents: number
  readonly totalCents: number
  /** Null where nothing is sold. */
  readonly conditions: StoredConditions | null
  readonly language: Language
  readonly refundPolicy: RefundPolicy
}

/** Writes an order without its items; answers its id. Throws when every number is given. */
export async function insertItemOrder(tx: Queryable, order: NewItemOrder): Promise<number> {
  for (const number of order.numbers) {
    const [row] = await tx.query<{ id: number }>({
      name: 'items.insert-order',
      text: `with placed as (
               insert into orders (number, account_id, category, client_id, quote_id, status, method, first_day, pay_until,
                 hold_started_at, service_percent, service_cents, total_cents, conditions_slug, conditions_language,
                 conditions_version, language, pass_code, refund_policy)
               select $1, $2, $3, $4, $5, $6, $7, $8,
                 case $6 when 'awaiting_payment' then battigia_now() + make_interval(mins => $9) end,
                 case $6 when 'awaiting_payment' then battigia_now() end, $10, $11, $12, $13, $14, $15, $16, $17, $18
               on conflict (number) do nothing returning id, status
             ), told as (
               insert into order_history (order_id, new_status, actor, reason) select id, status, 'guest', 'placed' from placed
             )
             select id from placed`,
      values: [
        number,
        order.accountId,
        order.category,
        order.clientId,
        order.quoteId,
        order.status,
        order.method,
        order.firstDay,
        order.holdMinutes,
        order.servicePercent,
        order.serviceCents,
        order.totalCents,
        order.conditions?.slug ?? null,
        order.conditions?.language ?? null,
        order.conditions?.version ?? null,
        order.language,
        order.passCode,
        JSON.stringify(order.refundPolicy),
      ],
    })
    if (row !== undefined) return row.id
  }
  throw new Error('every number is given')
}

/** Writes what was ordered, in the order of the cart. */
export async function insertItems(tx: Queryable, orderId: number, items: readonly DraftItem[]): Promise<void> {
  await tx.query({
    name: 'items.insert',
    text: `insert into order_item (order_id, kind, ref_id, name, options, note, quantity, unit_cents, total_cents, days, part, meal,
             at_time, plate, dogs, facts)
           select $1, i.kind, i."refId", i.name, array(select jsonb_array_elements_text(i.options)), i.note, i.quantity,
             i."unitCents", i."totalCents", daterange(i."from", i."to", '[]'), i.part, i.meal, i.time, i.plate, i.dogs, i.facts
           from rows from (jsonb_to_recordset($2) as (
             kind text, "refId" integer, name text, options jsonb, note text, quantity integer, "unitCents" integer,
             "totalCents" integer, "from" date, "to" date, part text, meal text, time time, plate text, dogs smallint, facts jsonb
           )) with ordinality as i
           order by i.ordinality`,
    values: [orderId, JSON.stringify(items)],
  })
}
