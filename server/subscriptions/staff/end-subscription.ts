import { addDays } from '../../../domain/platform/civil-date.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/subscriptions/staff-calls.ts'
import { moveOf } from '../../../domain/subscriptions/subscription-states.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { lockSubscription } from '../life/life-queries.ts'
import { enqueueSubscriptionNotice } from '../life/subscription-notices.ts'
import { endDays } from './place-change-queries.ts'
import type { StaffFacts } from './staff-facts.ts'

/** ends a subscription; the days after today are free. What was paid, or is overdue, stays as it is in the books. */
export const endSubscription = (facts: StaffFacts) =>
  handle(calls.endSubscription, 'write', async (tx, { subscriptionId, reason }, { actor, afterCommit }) => {
    const found = await lockSubscription(tx, subscriptionId, null)
    if (found === null) throw new Refusal('not_found')
    const { from: states } = moveOf('ended_by_staff')
    if (!states.includes(found.state)) throw new Refusal('subscription_inactive')
    const { accountId, state } = found
    const { today } = await facts.clock.moment(tx, facts.settings.dayTurnHour)
    const freed = await endDays(tx, subscriptionId, states, addDays(today, 1))
    await auditStaffAction(tx, actor, {
      action: 'subscription.end',
      subject: `subscription:${subscriptionId}`,
      detail: { state: { before: state, after: 'ended' }, reason },
    })
    await enqueueSubscriptionNotice(tx, { subscriptionId, accountId, event: 'ended', ref: 0 })
    if (freed.length > 0) afterCommit(() => facts.announce(freed))
    return { done: true as const }
  })
