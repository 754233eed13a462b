import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/till/calls.ts'
import { undoMoneyOut } from '../payments/money-out/let-money-out.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { drawerKey } from './drawer-movement.ts'
import { tillAnswer } from './till-answer.ts'
import type { TillFacts } from './till-facts.ts'
import { takeDrawerBack } from './till-queries.ts'

/** B-11, B-12: a movement of the drawer is taken back by who made it, while its period is open. */
export const undoDrawerMovement = ({ settings }: TillFacts) =>
  handle(calls.undoDrawerMovement, 'write', async (tx, { pressId }, { actor, deviceName: device }) => {
    const key = drawerKey(actor.accountId, pressId)
    if (!(await takeDrawerBack(tx, { key, staffId: actor.accountId, device }))) throw new Refusal('status_changed')
    await undoMoneyOut(tx, key)
    await auditStaffAction(tx, actor, { action: 'till.undo-drawer', subject: 'till', detail: { key } })
    return tillAnswer(tx, settings)
  })
