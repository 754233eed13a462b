import * as calls from '../../../domain/orders/sale-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { overruleDogs } from '../../umbrellas/overrule-dogs.ts'
import type { OrderFacts } from '../order-facts.ts'
import { offerSale } from './sale-offer.ts'
import { sell } from './sale.ts'
import { seenDogs } from './seen-dogs.ts'
import { answerSold } from './sold-answer.ts'

/** B-11: sells to somebody who stands at the desk or calls; what they pay is collected by the till, or comes online by a day. */
export const sellWalkIn = (facts: OrderFacts) =>
  handle(calls.sellWalkIn, 'write', async (tx, input, { actor, afterCommit }) => {
    const { settings } = facts
    const { pressId, customer, language, totalCents, dogsReason, discountReason, payBy, ...wish } = input
    const { accountId: givenBy, roles } = actor
    const offer = await offerSale(tx, settings, wish, { roles, overrulesDogs: dogsReason !== undefined })
    if (offer.totalCents !== totalCents) throw new Refusal('quote_changed', { totalCents: offer.totalCents })
    if (dogsReason !== undefined) await overruleDogs(tx)
    const isFree = totalCents === 0
    const sold = await sell(tx, settings, {
      wish,
      offer,
      pressId,
      customer,
      language,
      method: isFree ? 'no_payment_needed' : 'cash',
      payBy: isFree ? undefined : payBy,
      byHand: discountReason === undefined ? undefined : { reason: discountReason, givenBy },
      reason: 'sold at the desk',
    })
    if (sold.isNew) {
      const { from, to, part } = wish
      await auditStaffAction(tx, actor, {
        action: 'order.walk-in',
        subject: `order:${sold.orderId}`,
        detail: {
          umbrellaIds: wish.places.map(({ umbrellaId }) => umbrellaId),
          from,
          to,
          part,
          totalCents,
          ...(payBy === undefined ? {} : { payBy }),
          ...(wish.discount === undefined ? {} : { discountCents: offer.handCents, discountReason }),
          ...seenDogs(dogsReason),
        },
      })
    }
    afterCommit(() => facts.announce([wish]))
    return answerSold(tx, settings, actor, sold, 'walk_in')
  })
