import { SECOND } from '../../../domain/platform/duration.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import type { Queryable } from '../../platform/database.ts'
import { enqueueChanged } from '../changes/change-outbox.ts'
import { insertChange } from '../changes/change-queries.ts'
import { changedStay } from '../changes/changed-stay.ts'
import type { ChangedStay } from '../changes/order-change.ts'
import type { StoredOrderLine } from '../order-queries.ts'

/** Its mail goes out after what settles the change. */
const AFTER_SETTLING = 5 * SECOND

interface Change {
  readonly orderId: number
  readonly line: StoredOrderLine
  readonly refundLineId: number
  readonly after: ChangedStay
  readonly goesBackCents: number
  readonly differenceCents: number
}

/** Keeps what the resort's people changed, and mails it to its guest once it can no longer be taken back. Answers its id. */
export async function noteChange(
  tx: Queryable,
  { deskUndoSeconds }: Settings,
  { line, after, orderId, ...money }: Change,
): Promise<number> {
  const { code, kind, from, to, part, totalCents } = after
  const changeId = await insertChange(tx, {
    orderId,
    lineId: line.bookingId,
    kind: 'moved',
    actor: 'staff',
    before: changedStay(line),
    after: { code, kind, from, to, part, totalCents },
    cancelledLines: [],
    refundTo: money.goesBackCents > 0 ? 'credit' : 'original',
    keptCents: 0,
    ...money,
  })
  await enqueueChanged(tx, orderId, changeId, deskUndoSeconds * SECOND + AFTER_SETTLING)
  return changeId
}
