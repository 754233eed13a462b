import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/subscriptions/life-calls.ts'
import { handle } from '../../platform/handler.ts'
import type { LifeFacts } from './life-facts.ts'
import { lockSubscription } from './life-queries.ts'
import { lapseRenewals } from './renewal-queries.ts'

/** The holder does not renew: the place of the coming season is free at once. Done as well when nothing is kept. */
export const declineRenewal = (facts: LifeFacts) =>
  handle(calls.declineRenewal, 'write', async (tx, { subscriptionId }, { actor, afterCommit }) => {
    if ((await lockSubscription(tx, subscriptionId, actor.accountId)) === null) throw new Refusal('not_found')
    const freed = await lapseRenewals(tx, subscriptionId, 1)
    if (freed.length > 0) afterCommit(() => facts.announce(freed))
    return { done: true as const }
  })
