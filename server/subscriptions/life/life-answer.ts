import { Refusal } from '../../../domain/platform/refusal.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { SubscriptionLife } from '../../../domain/subscriptions/life-calls.ts'
import type { Queryable } from '../../platform/database.ts'
import type { LifeFacts } from './life-facts.ts'
import { readLife, readSubscription } from './life-queries.ts'
import { isSeasonSold } from './renewals.ts'

/** One's own subscription as it is now; `not_found` for somebody else's. */
export async function lifeAnswer(
  tx: Queryable,
  facts: LifeFacts,
  own: { readonly accountId: number; readonly subscriptionId: number },
): Promise<SubscriptionLife> {
  const { settings } = facts
  const found = await readSubscription(tx, own.subscriptionId, own.accountId)
  if (found === null) throw new Refusal('not_found')
  const { overdue, members, entries, renewal, serverNow } = await readLife(tx, own.subscriptionId, entryTimes(facts))
  return {
    subscriptionId: own.subscriptionId,
    state: found.state,
    overdue: overdue === null ? null : { ...overdue, amountCents: cents(overdue.amountCents) },
    members: [...members],
    maxMembers: settings.maxSubscriptionMembers,
    entries: [...entries],
    renewal: renewal === null ? null : { ...renewal, isOpen: await isSeasonSold(tx, facts, renewal) },
    serverNow,
  }
}

/** Until when entries may be given back. */
export function entryTimes({ settings }: Pick<LifeFacts, 'settings'>) {
  return { cancelHours: settings.carnetCancelHours, turnHour: settings.dayTurnHour }
}
