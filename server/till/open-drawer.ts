import { Refusal } from '../../domain/platform/refusal.ts'
import { hasRole } from '../../domain/platform/staff-role.ts'
import * as calls from '../../domain/till/drawer-calls.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { handle } from '../platform/handler.ts'
import { insertDrawer, isDrawerOpenedBy, lockTill, readMostFloat, readTillPeople } from './drawer-queries.ts'

/** B-12: a drawer is opened with a float; never with more than the till holds outside of the drawers. */
export const openDrawer = handle(calls.openDrawer, 'write', async (tx, wish, { actor }) => {
  const { floatCents, pressId } = wish
  const accountId = wish.accountId ?? actor.accountId
  const isCashier = hasRole(actor.roles, ['cashier'])
  await lockTill(tx)
  const key = `${actor.accountId}:${pressId}`
  if (await isDrawerOpenedBy(tx, key)) return { done: true } as const
  const isTheirs = accountId === actor.accountId
  const people = isTheirs || !isCashier ? [] : await readTillPeople(tx)
  if (!isTheirs && !people.some((person) => person.accountId === accountId)) throw new Refusal('not_found')
  const most = await readMostFloat(tx)
  if (floatCents > most) {
    // What the till holds is for those who work at it.
    throw new FieldRefusal([{ field: 'floatCents', code: 'too_large', ...(isCashier ? { max: most } : {}) }])
  }
  const drawerId = await insertDrawer(tx, { key, accountId, floatCents, staffId: actor.accountId })
  if (drawerId === null) throw new Refusal('already_done')
  const detail = { drawerId, amountCents: floatCents }
  await auditStaffAction(tx, actor, { action: 'till.open-drawer', subject: `account:${accountId}`, detail })
  return { done: true } as const
})
