import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/till/drawer-calls.ts'
import { expectedOutside } from '../../domain/till/drawers.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { handle } from '../platform/handler.ts'
import { insertDrawer, isDrawerOpenedBy, lockTill, readDrawers, readTillPeople } from './drawer-queries.ts'
import { tillAnswer } from './till-answer.ts'
import type { TillFacts } from './till-facts.ts'
import { readTillSums } from './till-queries.ts'

/** B-12: somebody's drawer is opened with a float; never with more than the till holds outside of the drawers. */
export const openDrawer = ({ settings }: TillFacts) =>
  handle(calls.openDrawer, 'write', async (tx, { accountId, floatCents, pressId }, { actor }) => {
    await lockTill(tx)
    const key = `${actor.accountId}:${pressId}`
    if (await isDrawerOpenedBy(tx, key)) return tillAnswer(tx, settings)
    if (!(await readTillPeople(tx)).some((person) => person.accountId === accountId)) throw new Refusal('not_found')
    const { open } = await readTillSums(tx)
    const most = Math.max(expectedOutside(open.expectedCashCents, await readDrawers(tx, null)), 0)
    if (floatCents > most) throw new FieldRefusal([{ field: 'floatCents', code: 'too_large', max: most }])
    const drawerId = await insertDrawer(tx, { key, accountId, floatCents, staffId: actor.accountId })
    if (drawerId === null) throw new Refusal('already_done')
    const detail = { drawerId, amountCents: floatCents }
    await auditStaffAction(tx, actor, { action: 'till.open-drawer', subject: `account:${accountId}`, detail })
    return tillAnswer(tx, settings)
  })
