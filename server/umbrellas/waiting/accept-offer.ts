import { Refusal } from '../../../domain/platform/refusal.ts'
import type { ExtraQuantity } from '../../../domain/umbrellas/calls.ts'
import type { LockWish } from '../../../domain/umbrellas/lock-rules.ts'
import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import { leastExtras } from '../../../domain/umbrellas/waiting.ts'
import { acceptOffer as call } from '../../../domain/umbrellas/waiting-calls.ts'
import { handle } from '../../platform/handler.ts'
import { resortData } from '../resort-data.ts'
import { umbrellaCart } from '../umbrella-cart.ts'
import type { UmbrellaFacts } from '../umbrella-facts.ts'
import { holdPlaces } from '../hold-places.ts'
import { answerOffer, keepOffersTime, type AnswerOutcome } from './request-queries.ts'

/**
 * B-05, R-405, R-514: the offered place becomes a line of the cart within one transaction, by the same rules and the same
 * statement as any other place: what these refuse leaves the offer as it is. The cart ends no earlier than the offer would have.
 * Done twice it is done once.
 */
export const acceptOffer = (facts: UmbrellaFacts) =>
  handle(call, 'write', async (tx, { offerId, extras }, context) => {
    const { plan } = await resortData(tx)
    const { accountId } = context.actor
    const answered = await answerOffer(tx, accountId, offerId, 'accepted')
    if (answered.outcome === 'unknown') throw new Refusal('not_found')
    if (answered.outcome === 'over') throw new Refusal('offer_over')
    if (answered.outcome !== 'freed') return umbrellaCart(tx, accountId)
    const wish = wishOf(plan, answered, extras)
    await holdPlaces(tx, facts, { ...wish, isOffered: true }, context)
    await keepOffersTime(tx, accountId, offerId)
    context.afterCommit(() => facts.announce([wish]))
    return umbrellaCart(tx, accountId)
  })

type Freed = Extract<AnswerOutcome, { readonly outcome: 'freed' }>

function wishOf(
  plan: BeachPlan,
  { umbrellaId, from, to, part, people, dogs }: Freed,
  extras: ExtraQuantity[] | undefined,
): LockWish {
  const place = plan.places.find((one) => one.id === umbrellaId)
  const least = place === undefined ? null : leastExtras(plan, place, people)
  return { from, to, part, places: [{ umbrellaId, people, dogs, extras: extras ?? least ?? [] }] }
}
