import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/subscriptions/life-calls.ts'
import { handle } from '../../platform/handler.ts'
import { lifeAnswer } from './life-answer.ts'
import type { LifeFacts } from './life-facts.ts'
import { deleteMember, insertMember, lockSubscription } from './life-queries.ts'

/** Lets somebody of the family use one's own subscription. */
export const addSubscriptionMember = (facts: LifeFacts) =>
  handle(calls.addSubscriptionMember, 'write', async (tx, { subscriptionId, name }, { actor }) => {
    const { accountId } = actor
    const found = await lockSubscription(tx, subscriptionId, accountId)
    if (found === null) throw new Refusal('not_found')
    if (found.state !== 'confirmed' && found.state !== 'suspended') throw new Refusal('subscription_inactive')
    const most = facts.settings.maxSubscriptionMembers
    if (!(await insertMember(tx, { subscriptionId, name, most }))) throw new Refusal('too_many_members')
    return lifeAnswer(tx, facts, { accountId, subscriptionId })
  })

/** Ends that somebody may use it. */
export const removeSubscriptionMember = (facts: LifeFacts) =>
  handle(calls.removeSubscriptionMember, 'write', async (tx, { subscriptionId, memberId }, { actor }) => {
    const { accountId } = actor
    if ((await lockSubscription(tx, subscriptionId, accountId)) === null) throw new Refusal('not_found')
    await deleteMember(tx, subscriptionId, memberId)
    return lifeAnswer(tx, facts, { accountId, subscriptionId })
  })
