import { Refusal } from '../../../domain/platform/refusal.ts'
import { declineTableOffer as call } from '../../../domain/restaurant/waiting-calls.ts'
import { handle } from '../../platform/handler.ts'
import type { TableFacts } from '../restaurant-facts.ts'
import { refuseOffer } from './close-offers.ts'
import { lockOwnOffer } from './offer-queries.ts'

/** B-09: the table goes on to the next one within seconds. */
export const declineTableOffer = ({ settings, announce }: TableFacts) =>
  handle(call, 'write', async (tx, { offerId }, { actor, afterCommit }) => {
    const offer = await lockOwnOffer(tx, actor.accountId, offerId)
    if (offer === null) throw new Refusal('not_found')
    if (offer === 'answered' || !offer.stands) throw new Refusal('offer_over')
    await refuseOffer(tx, offer, 'declined', settings.waitingMaxIgnored)
    afterCommit(announce)
    return { done: true as const }
  })
