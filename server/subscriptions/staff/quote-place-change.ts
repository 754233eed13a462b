import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/subscriptions/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { readSubscription } from '../life/life-queries.ts'
import { quoteChange } from './place-change.ts'
import type { StaffFacts } from './staff-facts.ts'

/** what another place costs for the days that are left. */
export const quotePlaceChange = (facts: StaffFacts) =>
  handle(calls.quotePlaceChange, 'read', async (tx, wish) => {
    const found = await readSubscription(tx, wish.subscriptionId, null)
    if (found === null) throw new Refusal('not_found')
    const { days, oldCents, newCents, loweredCents, money } = await quoteChange(tx, facts, found, wish)
    const { differenceCents, chargedCents, creditedCents } = money
    return { days, oldCents, newCents, differenceCents, chargedCents, loweredCents, creditedCents }
  })
