import type { BarBoard, BoardOrder } from '../../../domain/bar/board-calls.ts'
import { MOST_DELIVERED } from '../../../domain/bar/board-calls.ts'
import type { Queryable } from '../../platform/database.ts'

/** What one row of the board says; `$1` is the seconds in which a step can be taken back. */
const ORDER_ROW = `
  select b.order_id as "orderId", b.ticket, b.status, b.code, b.is_verified as "isVerified", b.note,
    -- Who is gone has no name (R-109).
    case when a.kind = 'erased' then '' else coalesce(nullif(a.last_name, ''), a.first_name) end as name,
    bar_due_cents(o) as "dueCents", o.total_cents as "totalCents",
    iso_instant(b.received_at) as "receivedAt", iso_instant(b.accepted_at) as "acceptedAt",
    iso_instant(b.ready_at) as "readyAt", iso_instant(b.delivered_at) as "deliveredAt",
    iso_instant(b.rejected_at) as "rejectedAt", iso_instant(b.promised_at) as "promisedAt",
    b.status in ('received', 'preparing') and b.promised_at < battigia_now() as "isLate",
    w.display_name as worker,
    case when r.account_id is not null then jsonb_build_object('accountId', r.account_id, 'name', r.display_name) end as runner,
    case when b.before is not null and b.changed_at + make_interval(secs => $1::integer) > battigia_now()
      then iso_instant(b.changed_at + make_interval(secs => $1::integer)) end as "undoUntil",
    (
      select coalesce(sum(i.total_cents), 0)::integer from order_item i where i.order_id = o.id and i.kind = 'tip'
    ) as "tipCents",
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'lineId', l.item_row, 'itemId', l.item_id, 'name', l.name, 'options', l.options, 'note', l.note, 'quantity', l.quantity,
        'station', l.station, 'isReady', b.status in ('ready', 'delivered') or l.station = any (b.ready_stations)
      ) order by l.item_row), '[]')
      from bar_order_line l where l.order_id = b.order_id
    ) as lines
  from bar_order b
  join orders o on o.id = b.order_id
  join account a on a.id = o.account_id
  left join staff_member w on w.account_id = b.worker_id
  left join staff_member r on r.account_id = b.runner_id`

type Row = BoardOrder & Record<string, unknown>

/** Received, preparing and ready, oldest first. */
export function readOpenOrders(tx: Queryable, undoSeconds: number): Promise<BoardOrder[]> {
  return tx.query<Row>({
    name: 'bar.board-open',
    text: `${ORDER_ROW}
      where b.status in ('received', 'preparing', 'ready')
      order by b.received_at, b.order_id`,
    values: [undoSeconds],
  })
}

/** The last delivered of today, newest first. */
export function readDelivered(tx: Queryable, undoSeconds: number): Promise<BoardOrder[]> {
  return tx.query<Row>({
    name: 'bar.board-delivered',
    text: `${ORDER_ROW}
      where b.status = 'delivered' and b.day = resort_today()
      order by b.delivered_at desc, b.order_id desc
      limit ${MOST_DELIVERED}`,
    values: [undoSeconds],
  })
}

/** One order as the board shows it; null when it is on no board. */
export async function readBoardOrder(tx: Queryable, orderId: number, undoSeconds: number): Promise<BoardOrder | null> {
  const [row] = await tx.query<Row>({
    name: 'bar.board-one',
    text: `${ORDER_ROW} where b.order_id = $2 and b.status not in ('awaiting_payment', 'cancelled')`,
    values: [undoSeconds, orderId],
  })
  return row ?? null
}

/** How many of today went each way, who can bring orders, and what is sold out or counted. */
export async function readBoardSides(
  tx: Queryable,
): Promise<Pick<BarBoard, 'runners' | 'stock'> & { readonly deliveredToday: number; readonly rejectedToday: number }> {
  const [row] = await tx.query<Awaited<ReturnType<typeof readBoardSides>>>({
    name: 'bar.board-sides',
    text: `
      select
        (select count(*)::integer from bar_order where day = resort_today() and status = 'delivered') as "deliveredToday",
        (select count(*)::integer from bar_order where day = resort_today() and status = 'rejected') as "rejectedToday",
        (
          select coalesce(jsonb_agg(jsonb_build_object('accountId', account_id, 'name', display_name)
                                    order by display_name, account_id), '[]')
          from staff_member where roles && array['bar', 'beach', 'manager']
        ) as runners,
        (
          select coalesce(jsonb_agg(jsonb_build_object(
            'itemId', i.id, 'name', i.name ->> 'it', 'isSoldOut', s.is_sold_out or coalesce(s.pieces = 0, false), 'left', s.pieces
          ) order by i.name ->> 'it', i.id), '[]')
          from bar_stock s join bar_item i on i.id = s.item_id where s.is_sold_out or s.pieces is not null
        ) as stock`,
    values: [],
  })
  if (row === undefined) throw new Error('the board has no sides')
  return row
}
