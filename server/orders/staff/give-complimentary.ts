import * as calls from '../../../domain/orders/sale-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { overruleDogs } from '../../umbrellas/overrule-dogs.ts'
import type { OrderFacts } from '../order-facts.ts'
import { noteComplimentary } from './note-complimentary.ts'
import { forNothing, offerSale } from './sale-offer.ts'
import { sell } from './sale.ts'
import { seenDogs } from './seen-dogs.ts'
import { answerSold } from './sold-answer.ts'

/** B-11: places for nothing, with a reason that the books keep beside what they are worth. */
export const giveComplimentary = (facts: OrderFacts) =>
  handle(calls.giveComplimentary, 'write', async (tx, input, { actor, afterCommit }) => {
    const { settings } = facts
    const { pressId, customer, language, reason, dogsReason, ...wish } = input
    const offer = await offerSale(tx, settings, wish, {
      roles: actor.roles,
      overrulesDogs: dogsReason !== undefined,
    })
    if (dogsReason !== undefined) await overruleDogs(tx)
    const sold = await sell(tx, settings, {
      wish,
      pressId,
      customer,
      language,
      offer: forNothing(offer),
      method: 'no_payment_needed',
      reason: 'given for nothing',
    })
    const { orderId } = sold
    if (sold.isNew) {
      const worthCents = offer.totalCents
      await noteComplimentary(tx, settings, actor, { orderId, reason, worthCents })
      const { from, to, part } = wish
      await auditStaffAction(tx, actor, {
        action: 'order.complimentary',
        subject: `order:${orderId}`,
        detail: {
          umbrellaIds: wish.places.map(({ umbrellaId }) => umbrellaId),
          from,
          to,
          part,
          worthCents,
          reason,
          ...seenDogs(dogsReason),
        },
      })
    }
    afterCommit(() => facts.announce([wish]))
    return answerSold(tx, settings, actor, sold, 'complimentary')
  })
