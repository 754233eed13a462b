import { Refusal } from '../../../domain/platform/refusal.ts'
import { declineOffer as call } from '../../../domain/umbrellas/waiting-calls.ts'
import { handle } from '../../platform/handler.ts'
import type { UmbrellaFacts } from '../umbrella-facts.ts'
import { offerFreed } from './offer-freed.ts'
import { answerOffer } from './request-queries.ts'

/** B-05: the place goes on to the next one at once; who declined stays where they are in the queue. */
export const declineOffer = ({ announce }: Pick<UmbrellaFacts, 'announce'>) =>
  handle(call, 'write', async (tx, { offerId }, { actor, afterCommit }) => {
    const answered = await answerOffer(tx, actor.accountId, offerId, 'declined')
    if (answered.outcome === 'unknown') throw new Refusal('not_found')
    if (answered.outcome === 'over') throw new Refusal('offer_over')
    if (answered.outcome === 'freed') {
      await offerFreed(tx, [answered])
      afterCommit(() => announce([answered]))
    }
    return { done: true as const }
  })
