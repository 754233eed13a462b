import * as z from 'zod/mini'
import type { Queryable } from '../../platform/database.ts'
import { enqueue } from '../../platform/outbox.ts'
import type { StoredOrderItem } from '../order-queries.ts'

/** Kind of the outbox whose effect mails that a thing of an order is for another time. */
export const ITEM_MOVED = 'orders.item-moved'

/** A thing of an order, after so many moves. */
export interface MovedItem {
  readonly orderId: number
  readonly itemId: number
  readonly moves: number
}

const facts = z.object({ moves: z.optional(z.number()), toldTime: z.optional(z.string()) })

/** How often a thing was moved: its calendar entry's SEQUENCE; and the time that its guest was told last. */
export function movesOf(item: StoredOrderItem): { readonly moves: number; readonly toldTime: string | null } {
  const { moves = 0, toldTime = item.time } = facts.parse(item.facts)
  return { moves, toldTime }
}

/** Writes another time of a thing and of its deposit, and the history; answers how often that was done, null for no change. */
export async function moveItemTime(
  tx: Queryable,
  { orderId, itemId, time }: Omit<MovedItem, 'moves'> & { readonly time: string },
): Promise<number | null> {
  const [row] = await tx.query<{ moves: number }>({
    name: 'items.move-time',
    text: `
      with moved as (
        update order_item set at_time = $3::time, facts = facts || jsonb_build_object(
            'moves', coalesce((facts ->> 'moves')::integer, 0) + 1,
            'toldTime', coalesce(facts ->> 'toldTime', to_char(at_time, 'HH24:MI')))
        where order_id = $1 and (id = $2 or kind = 'deposit') and cancelled_at is null and at_time <> $3::time
        returning id, (facts ->> 'moves')::integer as moves
      ), noted as (
        insert into order_history (order_id, old_status, new_status, line_id, actor, reason)
        select o.id, o.status, o.status, m.id, 'staff', 'moved' from moved m, orders o where o.id = $1 and m.id = $2
      )
      select moves from moved where id = $2`,
    values: [orderId, itemId, time],
  })
  return row?.moves ?? null
}

/** Notes that the guest knows the time of a thing, unless it was moved again meanwhile. */
export async function noteTold(tx: Queryable, { itemId, moves }: MovedItem, time: string): Promise<void> {
  await tx.query({
    name: 'items.note-told',
    text: `update order_item set facts = facts || jsonb_build_object('toldTime', $3::text)
           where id = $1 and (facts ->> 'moves')::integer = $2`,
    values: [itemId, moves, time],
  })
}

/** Mails it when the step can no longer be taken back, once per move. */
export async function enqueueMoved(tx: Queryable, moved: MovedItem, afterMs: number): Promise<void> {
  await enqueue(tx, ITEM_MOVED, `item-${moved.itemId}-moved-${moved.moves}`, { ...moved }, afterMs)
}
