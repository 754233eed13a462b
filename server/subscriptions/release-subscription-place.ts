import * as calls from '../../domain/subscriptions/calls.ts'
import { handle } from '../platform/handler.ts'
import { releaseHold } from './claim-queries.ts'
import type { SubscriptionFacts } from './subscription-facts.ts'

/** frees one's own hold of a subscription's place; done as well when there is none. */
export const releaseSubscriptionPlace = ({ announce }: Pick<SubscriptionFacts, 'announce'>) =>
  handle(calls.releaseSubscriptionPlace, 'statement', async (tx, _, { actor, afterCommit }) => {
    const freed = await releaseHold(tx, actor.accountId)
    afterCommit(() => announce(freed))
    return { done: true as const }
  })
