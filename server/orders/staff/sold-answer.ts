import { cents } from '../../../domain/platform/cents.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Actor } from '../../platform/handler.ts'
import { enqueue } from '../../platform/outbox.ts'
import { noteAction, readActionOf, type DeskActionKind } from '../../umbrellas/staff/desk-actions.ts'
import { orderAfter } from '../changes/cancel-days.ts'
import { ORDER_CONFIRMATION } from '../confirmation-outbox.ts'
import { readSnapshot } from './order-snapshot.ts'
import type { Sold } from './sale-queries.ts'

/** Key of a sale's confirmation in the outbox. */
export const saleMailKey = (orderId: number) => `order-${orderId}`

/** Keeps a sale so that it can be taken back, mails it once it cannot, and answers it; a repeated press gets the first answer. */
export async function answerSold(
  tx: Queryable,
  settings: Settings,
  actor: Actor,
  { orderId, accountId, isNew }: Sold,
  kind: Extract<DeskActionKind, 'walk_in' | 'complimentary'>,
) {
  const acted = isNew
    ? await noteAction(tx, settings, actor, { kind, orderId, undo: { after: await readSnapshot(tx, orderId) } })
    : await readActionOf(tx, settings, orderId, kind)
  // A press that comes again after a day finds no action: it is for good.
  if (acted === null) throw new Refusal('quote_changed')
  if (isNew) {
    await enqueue(tx, ORDER_CONFIRMATION, saleMailKey(orderId), { orderId }, settings.deskUndoSeconds * SECOND)
  }
  const order = await orderAfter(tx, accountId, orderId)
  return {
    actionId: acted.actionId,
    undoUntil: acted.undoUntil,
    orderId,
    number: order.number,
    bookingIds: order.lines.filter((line) => !line.isCancelled).map((line) => line.bookingId),
    dueCents: cents(order.dueCents),
  }
}
