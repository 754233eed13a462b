import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/payments/mode-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import type { PaymentFacts } from '../payment-facts.ts'
import { readModes, switchMode } from './mode-queries.ts'

type Facts = Pick<PaymentFacts, 'providers'>

/** what stands behind the modes, and what the server could offer. */
export const listPaymentModes = (facts: Facts) => handle(calls.listPaymentModes, 'read', (tx) => modesAnswer(tx, facts))

/** a mode on or off; every server process hears of it by the table's own announcement. */
export const setPaymentMode = (facts: Facts) =>
  handle(calls.setPaymentMode, 'write', async (tx, { modeId, isOn }, { actor }) => {
    const before = (await readModes(tx)).find((mode) => mode.modeId === modeId)
    if (before === undefined) throw new Refusal('not_found')
    if (!(await switchMode(tx, modeId, isOn))) throw new Refusal('status_changed')
    await auditStaffAction(tx, actor, {
      action: 'payments.set-mode',
      subject: `payment-mode:${modeId}`,
      detail: { before: !isOn, after: isOn, provider: before.provider },
    })
    return modesAnswer(tx, facts)
  })

async function modesAnswer(tx: Queryable, { providers }: Facts) {
  const modes = await readModes(tx)
  return {
    modes: modes.map((mode) => ({ ...mode, hasKeys: mode.provider !== null && providers.has(mode.provider) })),
  }
}
