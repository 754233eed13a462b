import { HALVES } from '../../../domain/platform/day-part.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { umbrellaSeason } from '../../../domain/settings/season.ts'
import * as calls from '../../../domain/subscriptions/life-calls.ts'
import { planDays } from '../../../domain/subscriptions/plan-days.ts'
import { isPlaceOfPlan } from '../../../domain/subscriptions/plan-price.ts'
import { planOf } from '../../../domain/subscriptions/plan.ts'
import { requirePeriod } from '../../../domain/umbrellas/period.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { lockCart } from '../../umbrellas/lock-cart.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import { offerDays } from '../offer-days.ts'
import { entryTimes, lifeAnswer } from './life-answer.ts'
import type { LifeFacts } from './life-facts.ts'
import { findEntry, giveEntryBack, lockSubscription, takeEntry, type StoredSubscription } from './life-queries.ts'

interface Wish {
  readonly umbrellaId: number
  readonly day: Parameters<typeof requirePeriod>[0]['from']
}

/**
 * one entry of a carnet is one place for one day. The database takes the entry and claims the place in one step, so that
 * neither runs out twice; extras of that day are not in it.
 */
export const bookEntry = (facts: LifeFacts) =>
  handle(calls.bookEntry, 'write', async (tx, { subscriptionId, ...wish }, { actor, afterCommit }) => {
    const { accountId } = actor
    await lockCart(tx, accountId)
    const found = await lockSubscription(tx, subscriptionId, accountId)
    if (found === null || found.entries === null) throw new Refusal('not_found')
    if (found.state !== 'confirmed') throw new Refusal('subscription_inactive')
    await requirePlace(tx, facts, found, wish)
    const { maxUmbrellas } = facts.settings
    const outcome = await takeEntry(tx, { subscriptionId, ...wish, halves: HALVES[found.part], maxUmbrellas })
    if (outcome === 'too_many_umbrellas')
      throw new Refusal(outcome, { scope: 'half_day', max: maxUmbrellas, have: maxUmbrellas })
    if (outcome !== 'done') throw new Refusal(outcome)
    afterCommit(() => facts.announce([{ from: wish.day, to: wish.day }]))
    return lifeAnswer(tx, facts, { accountId, subscriptionId })
  })

/** Throws when the carnet is not for that day or place, or nobody can book it. */
async function requirePlace(
  tx: Queryable,
  { settings, clock }: LifeFacts,
  { plan: sold, from, to, part }: StoredSubscription,
  { umbrellaId, day }: Wish,
): Promise<void> {
  const { today, halfNow } = await clock.moment(tx, settings.dayTurnHour)
  const rules = { maxPeriodDays: settings.maxPeriodDays, season: umbrellaSeason(settings), today, halfNow }
  requirePeriod({ from: day, to: day, part }, rules)
  const { plan: beach } = await resortData(tx)
  const plan = planOf(
    sold,
    beach.rows.map((row) => row.id),
  )
  if (day < from || day > to || planDays(plan, day, day).length === 0) throw new Refusal('outside_subscription')
  const place = beach.places.find((one) => one.id === umbrellaId)
  if (place === undefined) throw new Refusal('umbrella_unknown')
  if (!place.isBookable || !isPlaceOfPlan(plan, place)) throw new Refusal('umbrella_not_bookable')
}

/** Gives an entry back until some hours before; its place is free again. Done twice it is done once. */
export const cancelEntry = (facts: LifeFacts) =>
  handle(calls.cancelEntry, 'write', async (tx, { subscriptionId, entryId }, { actor, afterCommit }) => {
    const { accountId } = actor
    if ((await lockSubscription(tx, subscriptionId, accountId)) === null) throw new Refusal('not_found')
    const entry = await findEntry(tx, { subscriptionId, entryId }, entryTimes(facts))
    if (entry === null) throw new Refusal('not_found')
    if (!entry.isCancelled) {
      if (!entry.isOpen) throw new Refusal('too_late_to_delete')
      await giveEntryBack(tx, entryId)
      const { umbrellaId, day } = entry
      await offerDays(tx, [{ umbrellaId, from: day, to: day }])
      afterCommit(() => facts.announce([{ from: day, to: day }]))
    }
    return lifeAnswer(tx, facts, { accountId, subscriptionId })
  })
