import { randomUUID } from 'node:crypto'
import { cents } from '../../../domain/platform/cents.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/subscriptions/sale-calls.ts'
import { mostByHand } from '../../../domain/umbrellas/hand-discount.ts'
import { accountAtDesk } from '../../accounts/account-at-desk.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { noteAction } from '../../umbrellas/staff/desk-actions.ts'
import { requireTender } from './require-tender.ts'
import { postponeFirst, readSold } from './sale-queries.ts'
import type { StaffFacts } from './staff-facts.ts'

/**
 * B-11: sells a season pass at the desk as its guest would buy it: the same plans, places, prices and instalments. What is
 * paid at once is the first payment.
 */
export const sellSubscription = (facts: StaffFacts) =>
  handle(calls.sellSubscription, 'write', async (tx, wish, { actor, deviceName: device, afterCommit }) => {
    const { desk, settings, announce } = facts
    const { cart, customer, language, totalCents, paid, payBy, discount, discountReason } = wish
    const key = `subscription:${randomUUID()}`
    const accountId = await accountAtDesk(tx, customer, language)
    const by = { givenBy: actor.accountId, mostPercent: mostByHand(actor.roles, settings) }
    const off = discount && discountReason ? { ...by, discount, reason: discountReason } : undefined
    const orderId = await desk.orderSubscription(tx, { accountId, cart, language, key, payBy, off })
    const sold = await readSold(tx, orderId)
    if (sold.totalCents !== totalCents) throw new Refusal('quote_changed', { totalCents: sold.totalCents })
    if (payBy !== undefined) await postponeFirst(tx, sold.subscriptionId, payBy)
    const isPaid = paid !== null && sold.firstCents > 0
    if (isPaid) {
      requireTender(settings, paid.tender, sold.totalCents)
      await desk.first.takeMoney(tx, { orderId, ...paid, amountCents: sold.firstCents, key, by: actor, device })
    }
    await auditStaffAction(tx, actor, {
      action: 'subscription.sell',
      subject: `subscription:${sold.subscriptionId}`,
      detail: {
        orderId,
        umbrellaId: cart.umbrellaId,
        from: sold.from,
        to: sold.to,
        totalCents,
        ...(isPaid ? { amountCents: sold.firstCents, tender: paid.tender } : {}),
        ...(payBy === undefined || sold.firstCents === 0 ? {} : { payBy }),
        ...(off === undefined ? {} : { discountCents: sold.offCents, discountReason }),
      },
    })
    const undo = { key: isPaid ? key : null }
    const acted = await noteAction(tx, settings, actor, { kind: 'sell_subscription', orderId, undo })
    afterCommit(() => announce([sold]))
    const { subscriptionId, number, firstCents } = sold
    return { ...acted, subscriptionId, number, dueCents: cents(isPaid ? 0 : firstCents) }
  })
