import { Refusal } from '../../../domain/platform/refusal.ts'
import { leaveTableWaitingList as call } from '../../../domain/restaurant/waiting-calls.ts'
import { handle } from '../../platform/handler.ts'
import type { TableFacts } from '../restaurant-facts.ts'
import {
  answerTableOffer,
  endTableRequest,
  freeOfferedTable,
  lockOfferOfRequest,
  lockOwnRequest,
} from './offer-queries.ts'

/** B-09: ends one's own request; done twice it is done once. What was offered to it goes on to the next one within seconds. */
export const leaveTableWaitingList = ({ announce }: TableFacts) =>
  handle(call, 'write', async (tx, { requestId }, { actor, afterCommit }) => {
    const found = await lockOwnRequest(tx, actor.accountId, requestId)
    if (found === null) throw new Refusal('not_found')
    if (found === 'waiting') {
      const offer = await lockOfferOfRequest(tx, requestId)
      if (offer !== null) {
        await freeOfferedTable(tx, offer.seatingId)
        await answerTableOffer(tx, offer.offerId, 'withdrawn')
      }
      await endTableRequest(tx, requestId, 'left')
      afterCommit(announce)
    }
    return { done: true as const }
  })
