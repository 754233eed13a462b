import { Refusal } from '../../domain/platform/refusal.ts'
import type { CallParsed } from '../../domain/platform/call.ts'
import * as calls from '../../domain/subscriptions/calls.ts'
import { planPriceOf } from '../../domain/subscriptions/plan-price.ts'
import { spotOf } from '../../domain/umbrellas/lock-rules.ts'
import type { Queryable } from '../platform/database.ts'
import { handle, type Actor, type CallContext } from '../platform/handler.ts'
import { isWorkDone, newWork } from '../umbrellas/proof-of-work.ts'
import { lockLimits } from '../umbrellas/umbrella-rules.ts'
import { holdPlace, type HoldOutcome } from './claim-queries.ts'
import { choosePlan, openShop } from './plan-shop.ts'
import type { SubscriptionFacts } from './subscription-facts.ts'

type Wish = CallParsed<typeof calls.holdSubscriptionPlace>

/** The clock can turn a half-day once between the rules and the statement, not every time. */
const MOST_TURNS = 3

interface Held {
  readonly outcome: HoldOutcome
  readonly code: string
  readonly change: { readonly from: Wish['from']; readonly to: Wish['from'] }
}

/**
 * holds a place on every day of a plan, all or nothing, in one statement that is idempotent by state. It
 * replaces the one that the account holds already.
 */
export const holdSubscriptionPlace = (facts: SubscriptionFacts) =>
  handle(calls.holdSubscriptionPlace, 'statement', async (tx, wish, context) => {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const { outcome, code, change } = await attempt(tx, facts, wish, context)
      if (outcome.outcome === 'clock') facts.clock.note(outcome, facts.settings.dayTurnHour)
      else if (outcome.outcome === 'held') {
        const { expiresAt, serverNow, freed } = outcome
        context.afterCommit(() => facts.announce(freed === null ? [change] : [change, freed]))
        return { umbrellaId: wish.umbrellaId, expiresAt, serverNow }
      } else if (outcome.outcome === 'beach_nearly_held') {
        const work = await newWork(facts.workKey, context.actor.accountId, facts.settings.holdWorkTries)
        throw new Refusal('beach_nearly_held', { work })
      } else throw refusalOf(outcome, code)
    }
    throw new Refusal('try_again')
  })

async function attempt(
  tx: Queryable,
  facts: SubscriptionFacts,
  wish: Wish,
  { actor, deviceId, addressPrefix }: CallContext<Actor>,
): Promise<Held> {
  const { settings, pressure, isTrusted } = facts
  const shop = await openShop(tx, facts)
  const { plan, bought } = choosePlan(shop, wish)
  const { place } = spotOf(shop.data.plan, wish.umbrellaId)
  const { code } = place
  if (!place.isBookable || planPriceOf(plan, place) === null) throw new Refusal('umbrella_not_bookable', { code })
  const period = { from: bought.from, to: bought.to, part: plan.part }
  const hasWorked = wish.work !== undefined && (await isWorkDone(facts.workKey, actor.accountId, wish.work))
  const outcome = await holdPlace(tx, {
    accountId: actor.accountId,
    deviceId,
    addressPrefix: isTrusted(addressPrefix.replace(/\/\d+$/, '')) ? null : addressPrefix,
    umbrellaId: wish.umbrellaId,
    days: bought.days,
    part: plan.part,
    moment: shop.moment,
    turnHour: settings.dayTurnHour,
    limits: lockLimits(settings, hasWorked ? null : await pressure.limitOf(tx, shop.data.plan, period)),
  })
  return { outcome, code, change: period }
}

function refusalOf(
  outcome: Exclude<HoldOutcome, { outcome: 'held' | 'clock' | 'beach_nearly_held' }>,
  code: string,
): Refusal {
  switch (outcome.outcome) {
    case 'umbrella_taken':
      return new Refusal('umbrella_taken', { codes: [code] })
    case 'held_again_too_soon':
      return new Refusal('held_again_too_soon', { codes: [code], retryAfterSeconds: outcome.retryAfterSeconds })
    case 'too_many_umbrellas':
      return new Refusal('too_many_umbrellas', { scope: outcome.scope, max: outcome.max, have: outcome.have })
    case 'too_many_held':
      return new Refusal('too_many_held', { scope: outcome.scope })
  }
}
