import type { CallParsed } from '../../domain/platform/call.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/till/closing-calls.ts'
import { needsNote } from '../../domain/till/count.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { handle } from '../platform/handler.ts'
import { checkPieces } from './check-pieces.ts'
import { insertClosing, readClosing, type FoundClosing } from './closing-queries.ts'
import type { TillFacts } from './till-facts.ts'

/** B-12: closes the till with what was counted; what commits later belongs to the next closing. */
export const closeTill = ({ settings, onClosed }: TillFacts) =>
  handle(calls.closeTill, 'write', async (tx, wish, { actor }) => {
    checkCount(wish)
    const { previousClosingId, counted, leftCents, note, owingCents = 0, pressId } = wish
    const closed = await insertClosing(tx, {
      key: `${actor.accountId}:${pressId}`,
      previousClosingId,
      ...counted,
      leftCents,
      note,
      staffId: actor.accountId,
    })
    if (closed.outcome === 'closed_meanwhile') throw new Refusal('till_closed_meanwhile')
    const { closingId, differenceCents, cardDifferenceCents } = closed
    if (differenceCents !== undefined && cardDifferenceCents !== undefined) {
      // The database has counted it only now: what is refused here is rolled back.
      if (note === '' && needsNote([differenceCents, cardDifferenceCents], settings.tillNoteAboveCents, owingCents)) {
        throw new FieldRefusal([{ field: 'note', code: 'required' }])
      }
      const detail = { ...counted, leftCents, owingCents, differenceCents, cardDifferenceCents }
      await auditStaffAction(tx, actor, { action: 'till.close', subject: `till-closing:${closingId}`, detail })
      await onClosed(tx, closingId)
    }
    const closing = await readClosing(tx, closingId)
    if (closing === null) throw new Error(`the closing ${closingId} cannot be read back`)
    return bare(closing)
  })

/** What the schema cannot say: the coins add up, and no more stays than there is. */
function checkCount({ counted, leftCents }: CallParsed<typeof calls.closeTill>): void {
  const { cashCents } = counted
  checkPieces(counted, 'counted.cashCents')
  if (leftCents > cashCents) throw new FieldRefusal([{ field: 'leftCents', code: 'too_large', max: cashCents }])
}

/** A closing without what only its own page shows. */
export function bare({ denominations: _, movementCount: __, ...closing }: FoundClosing) {
  return closing
}
