import { Refusal } from '../../../domain/platform/refusal.ts'
import { leaveWaitingList as call } from '../../../domain/umbrellas/waiting-calls.ts'
import { handle } from '../../platform/handler.ts'
import type { UmbrellaFacts } from '../umbrella-facts.ts'
import { offerFreed } from './offer-freed.ts'
import { leaveQueue } from './request-queries.ts'

/** B-05: ends one's own request; done twice it is done once. What was offered to it goes on to the next one. */
export const leaveWaitingList = ({ announce }: Pick<UmbrellaFacts, 'announce'>) =>
  handle(call, 'write', async (tx, { requestId }, { actor, afterCommit }) => {
    const left = await leaveQueue(tx, actor.accountId, requestId)
    if (left.outcome === 'unknown') throw new Refusal('not_found')
    if (left.outcome === 'freed') {
      await offerFreed(tx, [left])
      afterCommit(() => announce([left]))
    }
    return { done: true as const }
  })
