import { Refusal } from '../../domain/platform/refusal.ts'
import { decideLock, type LockWish } from '../../domain/umbrellas/lock-rules.ts'
import type { Channel } from '../../domain/umbrellas/promotion.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { knownDogs } from '../dogs/known-dogs.ts'
import type { Queryable } from '../platform/database.ts'
import type { Actor, CallContext } from '../platform/handler.ts'
import { lockPlaces, type LockOutcome } from './occupancy-queries.ts'
import { isWorkDone, newWork } from './proof-of-work.ts'
import { resortData } from './resort-data.ts'
import { placeCode, type StoredCart } from './stored-lines.ts'
import type { UmbrellaFacts } from './umbrella-facts.ts'
import { lockLimits, lockRules } from './umbrella-rules.ts'

/** The clock can turn a half-day once between the rules and the statement, not every time. */
const MOST_TURNS = 3

/**
 * What is to be held, and how. `work`: what the valve asked for, done. `isOffered`: the place was kept for the asker until
 * now, so that neither the share of the beach that may be held nor a hold of theirs that ran out counts against it.
 */
export interface HoldWish extends LockWish {
  readonly work?: string | undefined
  readonly isOffered?: boolean
  /** Online unless it is said. */
  readonly channel?: Channel
}

type HoldContext = Pick<CallContext<Actor>, 'actor' | 'account' | 'deviceId' | 'addressPrefix'>

/** Holds places for the asker's cart, all or nothing, by one statement that is idempotent by state; throws its refusals. */
export async function holdPlaces(
  tx: Queryable,
  facts: UmbrellaFacts,
  asked: HoldWish,
  context: HoldContext,
): Promise<StoredCart> {
  const { plan } = await resortData(tx)
  const wish = await withKnownDogs(tx, asked, context.actor.accountId)
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const outcome = await attempt(tx, facts, wish, context)
    if (outcome.outcome === 'clock') facts.clock.note(outcome, facts.settings.dayTurnHour)
    else if (outcome.outcome === 'beach_nearly_held')
      throw new Refusal('beach_nearly_held', {
        work: await newWork(facts.workKey, context.actor.accountId, facts.settings.holdWorkTries),
      })
    else if (outcome.outcome !== 'held') throw refusalOf(outcome, plan)
    else return outcome
  }
  throw new Refusal('try_again')
}

async function withKnownDogs(tx: Queryable, wish: HoldWish, accountId: number): Promise<HoldWish> {
  if (wish.places.every(({ dogs }) => dogs.length === 0)) return wish
  const dogs = await knownDogs(
    tx,
    accountId,
    wish.places.flatMap((place) => place.dogs),
  )
  let at = 0
  return {
    ...wish,
    places: wish.places.map((place) => ({ ...place, dogs: dogs.slice(at, (at += place.dogs.length)) })),
  }
}

async function attempt(
  tx: Queryable,
  facts: UmbrellaFacts,
  wish: HoldWish,
  context: HoldContext,
): Promise<LockOutcome> {
  const { settings } = facts
  const turnHour = settings.dayTurnHour
  const { plan, prices, stock, promotions, minimumStays } = await resortData(tx)
  const moment = await facts.clock.moment(tx, turnHour)
  // What the asker has already is counted by the statement itself, where no other request can slip in between.
  const { lines } = decideLock(
    {
      plan,
      prices,
      promotions,
      minimumStays,
      rules: lockRules(settings, moment),
      cart: { lines: 0 },
      halfDayCounts: [],
      channel: wish.channel ?? 'online',
      isOffered: wish.isOffered ?? false,
    },
    wish,
  )
  const isTrusted = facts.isTrusted(context.addressPrefix.replace(/\/\d+$/, ''))
  return lockPlaces(tx, context.account, {
    deviceId: context.deviceId,
    addressPrefix: isTrusted ? null : context.addressPrefix,
    period: wish,
    lines,
    stock,
    moment,
    turnHour,
    limits: wish.isOffered === true ? { ...lockLimits(settings, null), renewalMinutes: 0 } : await usualLimits(),
  })

  async function usualLimits() {
    // Whoever has done the work passes the valve, as those do who ordered before.
    const hasWorked = wish.work !== undefined && (await isWorkDone(facts.workKey, context.actor.accountId, wish.work))
    return lockLimits(settings, hasWorked ? null : await facts.pressure.limitOf(tx, plan, wish))
  }
}

function refusalOf(
  outcome: Exclude<LockOutcome, { outcome: 'held' | 'clock' | 'beach_nearly_held' }>,
  plan: BeachPlan,
): Refusal {
  switch (outcome.outcome) {
    case 'umbrella_taken':
      return new Refusal('umbrella_taken', { codes: outcome.umbrellas.map((id) => placeCode(plan, id)) })
    case 'held_again_too_soon': {
      const { umbrellas, retryAfterSeconds } = outcome
      return new Refusal('held_again_too_soon', {
        codes: umbrellas.map((id) => placeCode(plan, id)),
        retryAfterSeconds,
      })
    }
    case 'extra_sold_out':
      return new Refusal('extra_sold_out', { extras: outcome.extras })
    case 'too_many_umbrellas':
      return new Refusal('too_many_umbrellas', { scope: outcome.scope, max: outcome.max, have: outcome.have })
    case 'too_many_held':
      return new Refusal('too_many_held', { scope: outcome.scope })
  }
}
