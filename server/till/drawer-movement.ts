import * as calls from '../../domain/till/calls.ts'
import { MOST_COUNTED_CENTS } from '../../domain/till/drawers.ts'
import { letMoneyOut } from '../payments/money-out/let-money-out.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { handle } from '../platform/handler.ts'
import { tillAnswer } from './till-answer.ts'
import type { TillFacts } from './till-facts.ts'
import { insertDrawerMovement } from './till-queries.ts'

const PAYOUT = { kind: 'payout', orderId: null } as const

export const drawerKey = (accountId: number, pressId: string) => `drawer:${accountId}:${pressId}`

/**
 * B-12, B-32: a float that is put into the drawer, or cash that is taken out of it. Throws `too_large` on `amountCents` where more
 * would be there, or missing, than the closing can count.
 */
export const drawerMovement = ({ settings }: TillFacts) =>
  handle(calls.drawerMovement, 'write', async (tx, wish, { actor, deviceName: device }) => {
    const { kind, reason, pressId } = wish
    const amountCents = kind === 'float' ? wish.amountCents : -wish.amountCents
    const key = drawerKey(actor.accountId, pressId)
    const isNew = await insertDrawerMovement(tx, { key, kind, amountCents, reason, staffId: actor.accountId, device })
    const till = await tillAnswer(tx, settings)
    if (isNew) {
      const beyond = Math.abs(till.open.expectedCashCents) - MOST_COUNTED_CENTS
      if (beyond > 0) {
        throw new FieldRefusal([{ field: 'amountCents', code: 'too_large', max: wish.amountCents - beyond }])
      }
      if (kind === 'withdrawal')
        await letMoneyOut(tx, settings, actor, { ...PAYOUT, key, amountCents: wish.amountCents })
      const detail = { amountCents, reason }
      await auditStaffAction(tx, actor, { action: `till.${kind}`, subject: 'till', detail })
    }
    return till
  })
