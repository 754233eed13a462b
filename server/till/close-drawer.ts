import { Refusal } from '../../domain/platform/refusal.ts'
import { hasRole } from '../../domain/platform/staff-role.ts'
import { needsNote } from '../../domain/till/count.ts'
import * as calls from '../../domain/till/drawer-calls.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { handle } from '../platform/handler.ts'
import { checkPieces } from './check-pieces.ts'
import { countDrawer, lockTill, readDrawerState } from './drawer-queries.ts'
import type { TillFacts } from './till-facts.ts'

/** B-12: a drawer is closed with what was counted in it; its cash is counted with the till's next closing and no more. */
export const closeDrawer = ({ settings }: TillFacts) =>
  handle(calls.closeDrawer, 'write', async (tx, wish, { actor }) => {
    const { drawerId, cashCents, denominations, note } = wish
    checkPieces({ cashCents, denominations }, 'cashCents')
    await lockTill(tx)
    const drawer = await readDrawerState(tx, drawerId)
    const isAllowed = drawer?.accountId === actor.accountId || hasRole(actor.roles, ['cashier'])
    if (drawer === null || !isAllowed) throw new Refusal('not_found')
    if (drawer.isCounted) throw new Refusal('already_done')
    if (drawer.isClosed) throw new Refusal('till_closed_meanwhile')
    const expectedCents = await countDrawer(tx, { drawerId, cashCents, denominations, note, staffId: actor.accountId })
    const differenceCents = cashCents - expectedCents
    // It is known only now: what is refused here is rolled back.
    if (note === '' && needsNote([differenceCents], settings.tillNoteAboveCents)) {
      throw new FieldRefusal([{ field: 'note', code: 'required' }])
    }
    await auditStaffAction(tx, actor, {
      action: 'till.close-drawer',
      subject: `account:${drawer.accountId}`,
      detail: { drawerId, cashCents, denominations, differenceCents },
    })
    return { done: true } as const
  })
