import type { Cents } from '../platform/cents.ts'
import type { CallParsed } from '../platform/call.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Dog, ExtraQuantity, lockUmbrellas, PriceRow, updateLine } from './calls.ts'
import { bedsMissing, bedsRequired, extraRefused, peopleAllowed, peopleLimit } from './capacity.ts'
import { sizeOf } from '../dogs/dog-size.ts'
import { limitRefusal, type HalfDayCount } from './limits.ts'
import { requirePeriod, type Period, type PeriodRules } from './period.ts'
import type { BeachPlan, Category, Place } from './plan.ts'
import type { PriceBook } from './price-book.ts'
import { tooShort, type MinimumStay } from './minimum-stay.ts'
import { priceOf, type Offers } from './price.ts'
import type { Channel, Promotion } from './promotion.ts'
import { suitabilityOf, type Suitability } from './suitability.ts'

/** The resort's rules for holding places, from its settings and its clock. */
export interface LockRules extends PeriodRules {
  /** */
  readonly maxUmbrellas: number
  /** R-310, in tenths of a kilogram. */
  readonly largeDogOverTenthsKg: number
  /** The resort's people have seen that a row is a quiet one, or it was not when the place was taken (B-17). */
  readonly overrulesDogs?: boolean
}

/** Everything a lock is decided from. Who holds which place is not here: the database's constraint decides that. */
export interface LockFacts {
  readonly plan: BeachPlan
  readonly prices: PriceBook
  readonly promotions?: readonly Promotion[]
  readonly minimumStays?: readonly MinimumStay[]
  readonly rules: LockRules
  /** Where it is sold, online unless it is said: the desk is bound by no least number of days. */
  readonly channel?: Channel
  /** A place that was kept for the asker until now: it is bound by none either. */
  readonly isOffered?: boolean
  /** Live lines of the asker's umbrella cart. */
  readonly cart: { readonly lines: number }
  /** The asker's umbrellas, held and booked, per half-day of the wished period. */
  readonly halfDayCounts: readonly HalfDayCount[]
}

/** What a change of a held place is decided from. */
export interface LineFacts extends Pick<LockFacts, 'plan' | 'prices'> {
  readonly rules: Pick<LockRules, 'largeDogOverTenthsKg' | 'overrulesDogs'>
  /** For what is priced now; null for a line whose days are all priced already. */
  readonly offers?: Offers | null
}

export type LockWish = CallParsed<typeof lockUmbrellas>
export type LineWish = Pick<CallParsed<typeof updateLine>, 'people' | 'dogs' | 'extras'>

/** One place as it is to be held, priced. */
export interface PricedLine {
  readonly umbrellaId: number
  readonly code: string
  readonly people: number
  readonly dogs: readonly Dog[]
  readonly extras: readonly ExtraQuantity[]
  readonly price: PriceRow[]
  readonly totalCents: Cents
}

/**
 * Whether places may be held for a period, and for how much. Lines come in
 * the order of the wish. Throws a {@link Refusal}; the first thing that is wrong counts: the period, then the
 * number of umbrellas, then place by place.
 */
export function decideLock(facts: LockFacts, wish: LockWish): { readonly lines: PricedLine[] } {
  const period: Period = { from: wish.from, to: wish.to, part: wish.part }
  requirePeriod(period, facts.rules)
  const over = limitRefusal(period, wish.places.length, facts.cart.lines, facts.halfDayCounts, facts.rules.maxUmbrellas)
  if (over !== null) throw new Refusal('too_many_umbrellas', { ...over })
  const offers: Offers = {
    promotions: facts.promotions ?? [],
    booking: { today: facts.rules.today, channel: facts.channel ?? 'online' },
  }
  const lines = wish.places.map((placeWish) => {
    const spot = spotOf(facts.plan, placeWish.umbrellaId)
    if (!spot.place.isBookable) throw new Refusal('umbrella_not_bookable', { code: spot.place.code })
    requireLongEnough(facts, spot, period)
    return decideLine({ ...facts, offers }, spot, period, placeWish, [])
  })
  return { lines }
}

/** B-06: the least number of days of a weekend. */
function requireLongEnough(
  { minimumStays, rules, channel, isOffered }: LockFacts,
  { place }: Spot,
  period: Period,
): void {
  if (channel === 'desk' || isOffered === true) return
  const short = tooShort(minimumStays ?? [], place.row, period, rules)
  if (short === null) return
  const ways = short.ways.map(({ from, to }) => `${from}/${to}`)
  throw new Refusal('minimum_stay', {
    code: place.code,
    day: short.day,
    min: short.leastDays,
    ahead: short.aheadDays,
    ways,
  })
}

/**
 * The same for a place that is held already: only people, dogs and extras change. A
 * price seen is a price kept: what the line had keeps the unit prices of `line.price`, what is new is priced now.
 */
export function decideLineChange(
  facts: LineFacts,
  line: Period & { readonly umbrellaId: number; readonly price: readonly PriceRow[] },
  wish: LineWish,
): PricedLine {
  return decideLine(facts, spotOf(facts.plan, line.umbrellaId), line, wish, line.price)
}

/** A place with what its rules depend on. */
export interface Spot {
  readonly place: Place
  readonly category: Category
  readonly isFirstRow: boolean
  /** B-17: who lies beside it is the database's constraint to know. */
  readonly isQuietRow: boolean
}

/** The place of an id. Throws `umbrella_unknown`. */
export function spotOf(plan: BeachPlan, umbrellaId: number): Spot {
  const place = plan.places.find((one) => one.id === umbrellaId)
  const category = plan.categories.find((one) => one.id === place?.category)
  if (place === undefined || category === undefined) throw new Refusal('umbrella_unknown', { umbrellaId })
  const row = plan.rows.find(({ id }) => id === place.row)
  return { place, category, isFirstRow: row?.isFirst === true, isQuietRow: row?.isQuiet === true }
}

function decideLine(
  facts: LineFacts,
  spot: Spot,
  period: Period,
  wish: LineWish,
  kept: readonly PriceRow[],
): PricedLine {
  const { largeDogOverTenthsKg, overrulesDogs } = facts.rules
  requireSuitable(overrulesDogs === true ? { ...spot, isQuietRow: false } : spot, wish, largeDogOverTenthsKg)
  const { rows, totalCents } = priceOf(facts.prices, spot.place, period, wish.extras, kept, facts.offers)
  return {
    umbrellaId: spot.place.id,
    code: spot.place.code,
    people: wish.people,
    dogs: wish.dogs.map((dog) => ({ ...dog, size: sizeOf(dog, largeDogOverTenthsKg) })),
    extras: wish.extras,
    price: rows,
    totalCents,
  }
}

/** Whether people, dogs and extras suit a place. Throws the {@link Refusal} that says why not. */
export function requireSuitable(spot: Spot, wish: LineWish, largeOverTenthsKg: number): void {
  requireDogs(spot, wish, largeOverTenthsKg)
  requireExtras(spot, wish)
}

function requireDogs({ place, category, isQuietRow }: Spot, wish: LineWish, largeOverTenthsKg: number): void {
  const fit = suitabilityOf(category, wish.dogs, largeOverTenthsKg, { isQuietRow, near: 0 })
  if (!fit.suits) throw dogRefusal(fit, place, category.id)
}

const DOG_REFUSAL_OF = {
  humans_only: 'too_many_dogs',
  too_many_dogs: 'too_many_dogs',
  small_dogs_only: 'dog_not_suitable',
  quiet_row: 'dog_quiet_row',
  near_reactive: 'dog_needs_space',
  near_dogs: 'dog_needs_space',
  sizes_apart: 'dog_sizes_apart',
} as const

/** The refusal of dogs on a place: the first of them is the one that is named (R-306, B-17). */
export function dogRefusal(
  fit: Extract<Suitability, { suits: false }>,
  place: Pick<Place, 'code' | 'row'>,
  category: string,
): Refusal {
  const { reason, dogs } = fit
  const max = reason === 'too_many_dogs' ? { max: fit.max } : reason === 'humans_only' ? { max: 0 } : {}
  const { code, row } = place
  return new Refusal(DOG_REFUSAL_OF[reason], { code, row, category, reason, name: dogs[0] ?? '', dogs, ...max })
}

function requireExtras({ place, category, isFirstRow }: Spot, wish: LineWish): void {
  const { code } = place
  const refused = extraRefused(category, isFirstRow, wish.extras)
  if (refused !== null) throw new Refusal('extra_not_offered', { code, extra: refused.id, max: refused.max })
  const max = peopleAllowed(category, isFirstRow, wish.extras)
  if (wish.people > max) throw new Refusal('too_many_people', { code, max, limit: peopleLimit(category, isFirstRow) })
  const missing = bedsMissing(category, isFirstRow, wish.extras)
  if (missing > 0) throw new Refusal('beds_required', { code, min: bedsRequired(category, isFirstRow).least, missing })
}
