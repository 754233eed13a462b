import type { CivilDate } from '../platform/civil-date.ts'
import type { DayPart } from '../platform/day-part.ts'
import { LARGE_DOG_OVER_TENTHS_KG } from '../dogs/dog-size.ts'
import { fewestExtras } from './capacity.ts'
import type { Period } from './period.ts'
import type { BeachPlan, ExtraId, Place, PlaceKind } from './plan.ts'
import { suitabilityOf, type WishedDog } from './suitability.ts'

/** What somebody waits for, beside the days (B-05). No kinds, zones or rows are all of them. */
export interface WaitingWish {
  readonly kinds: readonly PlaceKind[]
  readonly zones: readonly string[]
  readonly rows: readonly string[]
  readonly people: number
  readonly dogs: readonly WishedDog[]
}

/** Somebody of the queue, with the places that are free on every half-day that they want. */
export interface Waiting extends WaitingWish {
  readonly requestId: number
  readonly free: readonly number[]
  /** Places that were offered to this request before: a place is offered to a request once. */
  readonly offered: readonly number[]
}

/** A place for somebody of the queue. */
export interface Assignment {
  readonly requestId: number
  readonly umbrellaId: number
}

/** How long an offer stands, from the settings. */
export interface OfferTimes {
  readonly waitingOfferMinutes: number
  readonly waitingSameDayMinutes: number
}

/** Hours of the first half-day wanted that an offer leaves at least: with less of it a stay makes no sense. */
const HOURS_LEFT_OF_MORNING = 2
const HOURS_INTO_AFTERNOON = 3
/** An offer that would be shorter than this, in seconds, is not made: nobody could answer it. */
const LEAST_OFFER_SECONDS = 300

/**
 * When a request closes by itself, on the resort's wall (B-05): in the first day wanted, two hours before the morning is
 * over, or three hours into the afternoon. Until then the places that a no-show leaves that day are still of use.
 */
export function requestCloses(
  { from, part }: Pick<Period, 'from' | 'part'>,
  turnHour: number,
): { readonly day: CivilDate; readonly hour: number } {
  const hour = part === 'afternoon' ? turnHour + HOURS_INTO_AFTERNOON : turnHour - HOURS_LEFT_OF_MORNING
  return { day: from, hour: Math.min(23, Math.max(1, hour)) }
}

/**
 * Seconds that an offer stands (B-05): shorter on the day itself, and never beyond the request's close; null when too little
 * is left to offer anything.
 */
export function offerSeconds(
  { secondsLeft, isSameDay }: { readonly secondsLeft: number; readonly isSameDay: boolean },
  times: OfferTimes,
): number | null {
  const minutes = isSameDay
    ? Math.min(times.waitingSameDayMinutes, times.waitingOfferMinutes)
    : times.waitingOfferMinutes
  const seconds = Math.floor(Math.min(minutes * 60, secondsLeft))
  return seconds < LEAST_OFFER_SECONDS ? null : seconds
}

/** The fewest extras that a place needs for so many people; null when it can't take them. */
export function leastExtras(plan: BeachPlan, place: Place, people: number): { id: ExtraId; quantity: number }[] | null {
  const category = plan.categories.find((one) => one.id === place.category)
  if (category === undefined) return null
  const isFirstRow = plan.rows.some((row) => row.id === place.row && row.isFirst)
  return fewestExtras(category, isFirstRow, people)
}

/** Whether a place is what somebody waits for, and takes their dogs and people (R-306, R-307, B-17 but for who lies beside it). */
export function suitsWish(
  plan: BeachPlan,
  place: Place,
  wish: WaitingWish,
  largeOverTenthsKg: number = LARGE_DOG_OVER_TENTHS_KG,
): boolean {
  const category = plan.categories.find((one) => one.id === place.category)
  if (category === undefined || !place.isBookable) return false
  return (
    isAmong(wish.kinds, category.kind) &&
    isAmong(wish.zones, place.zone) &&
    isAmong(wish.rows, place.row) &&
    suitabilityOf(category, wish.dogs, largeOverTenthsKg, { isQuietRow: isQuiet(plan, place), near: 0 }).suits &&
    leastExtras(plan, place, wish.people) !== null
  )
}

const isQuiet = (plan: BeachPlan, place: Place) => plan.rows.some((row) => row.id === place.row && row.isQuiet)

function isAmong<T>(wanted: readonly T[], one: T): boolean {
  return wanted.length === 0 || wanted.includes(one)
}

/**
 * Who is offered which place (B-05): first come, first served. In the queue's order each one gets the first place in the
 * plan's order, from the sea, that suits them and was not offered to them before; a place is given once.
 */
export function assignOffers(
  plan: BeachPlan,
  queue: readonly Waiting[],
  largeOverTenthsKg: number = LARGE_DOG_OVER_TENTHS_KG,
): Assignment[] {
  const given = new Set<number>()
  return queue.flatMap((waiting) => {
    const free = new Set(waiting.free)
    const place = plan.places.find(
      (one) =>
        free.has(one.id) &&
        !given.has(one.id) &&
        !waiting.offered.includes(one.id) &&
        suitsWish(plan, one, waiting, largeOverTenthsKg),
    )
    if (place === undefined) return []
    given.add(place.id)
    return [{ requestId: waiting.requestId, umbrellaId: place.id }]
  })
}

/** A stay that has become free, as who frees it says it. */
export interface FreedStay {
  readonly umbrellaId: number
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
}
