import * as calls from '../../domain/till/calls.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { tillAnswer } from './till-answer.ts'
import type { TillFacts } from './till-facts.ts'
import { insertDrawerMovement } from './till-queries.ts'

export const drawerKey = (accountId: number, pressId: string) => `drawer:${accountId}:${pressId}`

/** B-12: a float that is put into the drawer, or cash that is taken out of it. */
export const drawerMovement = ({ settings }: TillFacts) =>
  handle(calls.drawerMovement, 'write', async (tx, wish, { actor, deviceName: device }) => {
    const { kind, reason, pressId } = wish
    const amountCents = kind === 'float' ? wish.amountCents : -wish.amountCents
    const key = drawerKey(actor.accountId, pressId)
    const isNew = await insertDrawerMovement(tx, { key, kind, amountCents, reason, staffId: actor.accountId, device })
    if (isNew) {
      const detail = { amountCents, reason }
      await auditStaffAction(tx, actor, { action: `till.${kind}`, subject: 'till', detail })
    }
    return tillAnswer(tx, settings)
  })
