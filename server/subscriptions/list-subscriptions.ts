import * as calls from '../../domain/subscriptions/calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import { stateOn } from '../../domain/subscriptions/subscription-states.ts'
import { planText } from '../../domain/subscriptions/subscription-words.ts'
import { handle } from '../platform/handler.ts'
import { readSubscriptionsOf, type StoredSubscription } from './subscription-queries.ts'

/** one's own subscriptions with their instalments. */
export const listSubscriptions = handle(calls.listSubscriptions, 'read', async (tx, _, { actor, language }) => {
  const { found, today, serverNow } = await readSubscriptionsOf(tx, actor.accountId)
  return { subscriptions: found.map((one) => wireSubscription(one, today, language)), serverNow }
})

/** A subscription as its holder sees it on a day. */
export function wireSubscription(
  { entry, entriesUsed, state, ...stored }: StoredSubscription,
  today: CivilDate,
  language: Language,
): calls.Subscription {
  const { days } = entry
  return {
    ...stored,
    name: planText(entry.name, language, stored.from),
    kind: 'entries' in days ? 'carnet' : 'length' in days ? 'length' : 'span',
    state: stateOn(state, stored, today),
    entriesLeft: stored.entries === null ? null : stored.entries - entriesUsed,
  }
}
