import type { BarStation, GuestBarOrder, RejectReason } from '../../domain/bar/calls.ts'
import type { Queryable } from '../platform/database.ts'

/** A line as its station makes it. */
export interface NewBarLine {
  /** Of the order's item that it is. */
  readonly itemRow: number
  readonly itemId: number
  /** In the bar's language. */
  readonly name: string
  readonly options: readonly string[]
  readonly note: string | null
  readonly quantity: number
  readonly station: BarStation
  /** Seconds of one pair of hands for all of its pieces. */
  readonly workSeconds: number
  /** Pieces that were taken from the stock. */
  readonly counted: number
}

/** An order of the bar before anybody makes it. */
export interface NewBarOrder {
  readonly orderId: number
  readonly code: string | null
  readonly isVerified: boolean
  readonly note: string | null
  readonly lines: readonly NewBarLine[]
}

/** Writes an order that waits for its money, or for the confirmation that follows at once. */
export async function insertBarOrder(tx: Queryable, order: NewBarOrder): Promise<void> {
  await tx.query({
    name: 'bar.insert-order',
    text: `
      with made as (
        insert into bar_order (order_id, code, is_verified, note, changed_at)
        values ($1, $2, $3, $4, battigia_now()) returning order_id
      )
      insert into bar_order_line (item_row, order_id, item_id, name, options, note, quantity, station, work_seconds, counted)
      select l."itemRow", made.order_id, l."itemId", l.name, l.options, l.note, l.quantity, l.station, l."workSeconds", l.counted
      from made, jsonb_to_recordset($5::jsonb) as l (
        "itemRow" bigint, "itemId" integer, name text, options text[], note text, quantity integer, station text,
        "workSeconds" integer, counted integer
      )`,
    values: [order.orderId, order.code, order.isVerified, order.note, JSON.stringify(order.lines)],
  })
}

/** Lines of an order with what each has taken from the stock. */
export function readBarLines(
  tx: Queryable,
  orderId: number,
): Promise<Pick<NewBarLine, 'itemRow' | 'itemId' | 'quantity' | 'station' | 'workSeconds'>[]> {
  return tx.query({
    name: 'bar.lines',
    text: `select item_row as "itemRow", item_id as "itemId", quantity, station, work_seconds as "workSeconds"
           from bar_order_line where order_id = $1 order by item_row`,
    values: [orderId],
  })
}

/** Where an order goes: the code of an umbrella, null is the counter. */
export async function readDeliveryOf(tx: Queryable, orderId: number): Promise<string | null> {
  const [row] = await tx.query<{ code: string | null }>({
    name: 'bar.delivery-of',
    text: 'select code from bar_order where order_id = $1',
    values: [orderId],
  })
  return row?.code ?? null
}

/** Notes which lines took their pieces from the stock again. */
export async function markCounted(tx: Queryable, orderId: number, itemIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'bar.mark-counted',
    text: 'update bar_order_line set counted = quantity where order_id = $1 and item_id = any ($2::integer[])',
    values: [orderId, itemIds],
  })
}

/**
 * The order stands: it gets the next number of the day, its time and its promise. False when it stands already. The counter is
 * locked last and shortly.
 */
export async function receiveBarOrder(tx: Queryable, orderId: number, minutes: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'bar.receive',
    text: `
      with waiting as (
        select order_id from bar_order where order_id = $1 and status = 'awaiting_payment' for update
      ), number as (
        insert into bar_day as d (day, last_ticket) select resort_today(), 1 from waiting
        on conflict (day) do update set last_ticket = d.last_ticket + 1 returning day, last_ticket
      )
      update bar_order o
      set status = 'received', day = number.day, ticket = number.last_ticket, received_at = battigia_now(),
        promised_at = battigia_now() + make_interval(mins => $2::integer), version = version + 1, changed_at = battigia_now()
      from waiting, number
      where o.order_id = waiting.order_id
      returning o.order_id`,
    values: [orderId, minutes],
  })
  return rows.length > 0
}

/** Takes an order off the board that ended otherwise than at the bar; one that is over stays as it is. */
export async function dropBarOrder(tx: Queryable, orderId: number): Promise<void> {
  await tx.query({
    name: 'bar.drop',
    text: `update bar_order set status = 'cancelled', before = null, changed_at = battigia_now()
           where order_id = $1 and status in ('awaiting_payment', 'received', 'preparing', 'ready')`,
    values: [orderId],
  })
}

/** Money came after it was given up: it waits for its confirmation again. */
export async function reviveBarOrder(tx: Queryable, orderId: number): Promise<void> {
  await tx.query({
    name: 'bar.revive',
    text: `update bar_order set status = 'awaiting_payment', changed_at = battigia_now()
           where order_id = $1 and status = 'cancelled'`,
    values: [orderId],
  })
}

/** A guest's own order, without what is signed for its stream. */
export type StoredGuestOrder = Omit<GuestBarOrder, 'watchKey' | 'rejection'> & {
  readonly rejectReason: RejectReason | null
  readonly rejectText: string | null
}

/** An order of this account; null for an unknown one and for anybody else's. */
export async function readGuestOrder(
  tx: Queryable,
  orderId: number,
  accountId: number,
): Promise<StoredGuestOrder | null> {
  const [row] = await tx.query<StoredGuestOrder & Record<string, unknown>>({
    name: 'bar.guest-order',
    text: `
      select b.order_id as "orderId", b.ticket, b.status, b.code, iso_instant(b.received_at) as "receivedAt",
        iso_instant(b.accepted_at) as "acceptedAt", iso_instant(b.ready_at) as "readyAt",
        iso_instant(b.delivered_at) as "deliveredAt", iso_instant(b.rejected_at) as "rejectedAt",
        iso_instant(b.promised_at) as "promisedAt",
        b.status in ('received', 'preparing') and b.promised_at < battigia_now() as "isLate",
        w.display_name as worker, r.display_name as runner, b.reject_reason as "rejectReason", b.reject_text as "rejectText",
        b.note, o.total_cents as "totalCents", bar_due_cents(o) as "dueCents", o.method,
        (
          select coalesce(jsonb_agg(jsonb_build_object(
            'kind', i.kind, 'name', i.name, 'options', i.options, 'note', i.note, 'quantity', i.quantity,
            'totalCents', i.total_cents
          ) order by i.id), '[]')
          from order_item i where i.order_id = o.id
        ) as lines,
        iso_instant(battigia_now()) as "serverNow"
      from bar_order b
      join orders o on o.id = b.order_id
      left join staff_member w on w.account_id = b.worker_id
      left join staff_member r on r.account_id = b.runner_id
      where b.order_id = $1 and o.account_id = $2`,
    values: [orderId, accountId],
  })
  return row ?? null
}

/** How often an order was changed: what its stream tells; 0 for an unknown one. */
export async function readChangeOf(tx: Queryable, orderId: number): Promise<number> {
  const [row] = await tx.query<{ change: number }>({
    name: 'bar.change-of',
    text: `select (version * 8 + array_position(
             array['awaiting_payment', 'received', 'preparing', 'ready', 'delivered', 'rejected', 'cancelled'], status
           ))::integer as change
           from bar_order where order_id = $1`,
    values: [orderId],
  })
  return row?.change ?? 0
}
