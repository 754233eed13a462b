import { Refusal } from '../../../domain/platform/refusal.ts'
import type { CallParsed } from '../../../domain/platform/call.ts'
import * as calls from '../../../domain/subscriptions/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { resumeIfPaid } from '../life/life-job.ts'
import { requireTender } from './require-tender.ts'
import { staffAnswer } from './staff-answer.ts'
import type { StaffFacts } from './staff-facts.ts'
import { readDetail, type StaffDetail } from './staff-queries.ts'

type Wish = CallParsed<typeof calls.takeInstalmentCash>

/**
 * takes money for an instalment. One that nobody has begun to pay is ordered for its holder first, so that its money
 * has an order, a receipt and a place in the books. A suspended subscription is active again with the last of what was overdue.
 */
export const takeInstalmentCash = (facts: StaffFacts) =>
  handle(calls.takeInstalmentCash, 'write', async (tx, wish, { actor, language, deviceName: device }) => {
    const found = await readDetail(tx, { subscriptionId: wish.subscriptionId })
    if (found === null) throw new Refusal('not_found')
    const { amountCents, tender = 'cash', tenderedCents, pressId: key } = wish
    requireTender(facts.settings, tender, found.totalCents)
    const { orderId, isNew } = await orderToPay(tx, facts, found, wish)
    const taken = { orderId, tender, tenderedCents, amountCents, key, by: actor, device }
    const desk = wish.position === 0 ? facts.desk.first : facts.desk.instalments
    if (await desk.takeMoney(tx, taken)) {
      await auditStaffAction(tx, actor, {
        action: 'subscription.take-cash',
        subject: `subscription:${wish.subscriptionId}`,
        detail: { position: wish.position, orderId, isNew, amountCents, tender },
      })
    }
    await resumeIfPaid(tx, facts.settings, wish.subscriptionId)
    return staffAnswer(tx, facts, wish.subscriptionId, language)
  })

/** The order that the money is for; one that waits for a payment online is not the desk's to take money for. */
async function orderToPay(
  tx: Queryable,
  { desk }: StaffFacts,
  { accountId, subscriptionId, holderLanguage: language, instalments }: StaffDetail,
  { position, amountCents, pressId: key }: Wish,
): Promise<{ readonly orderId: number; readonly isNew: boolean }> {
  const instalment = instalments.find((one) => one.position === position)
  if (instalment === undefined) throw new Refusal('not_found')
  if (instalment.orderId !== null) return { orderId: instalment.orderId, isNew: false }
  // A colleague may have changed the place, and the price with it.
  if (amountCents > instalment.amountCents) throw new Refusal('quote_changed')
  const orderId = await desk.orderInstalment(tx, { accountId, subscriptionId, position, language, key })
  return { orderId, isNew: true }
}
