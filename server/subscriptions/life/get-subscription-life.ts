import * as calls from '../../../domain/subscriptions/life-calls.ts'
import { handle } from '../../platform/handler.ts'
import { lifeAnswer } from './life-answer.ts'
import type { LifeFacts } from './life-facts.ts'

/** what one's own subscription is like now. */
export const getSubscriptionLife = (facts: LifeFacts) =>
  handle(calls.getSubscriptionLife, 'read', (tx, { subscriptionId }, { actor }) =>
    lifeAnswer(tx, facts, { accountId: actor.accountId, subscriptionId }),
  )
