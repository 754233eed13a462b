import { cents, percentOf, sumCents } from '../platform/cents.ts'
import { countDays, weekday, type CivilDate } from '../platform/civil-date.ts'
import type { DayPart } from '../platform/day-part.ts'
import type { LocalizedText } from '../platform/language.ts'
import type { PriceRow } from './calls.ts'
import { discounted, fullCents, sharedOut, type Discount } from './discounts.ts'
import { BY_HAND, takenByHand } from './hand-discount.ts'
import type { Period } from './period.ts'
import type { Place } from './plan.ts'

/** Where a place is sold. */
export const CHANNELS = ['online', 'desk'] as const
export type Channel = (typeof CHANNELS)[number]

/** Days from a first to a last one, both included; null has no end on that side. */
interface Between {
  readonly from: CivilDate | null
  readonly to: CivilDate | null
}

/**
 * What a resort takes off the price of places. A condition that is null holds always. `percent` is taken off each day; `amountCents`
 * once: off each place where it holds by itself, off the order where it is given by a code. Extras are never cheaper.
 */
export interface Promotion {
  readonly id: string
  readonly name: LocalizedText
  readonly percent: number | null
  readonly amountCents: number | null
  readonly categories: readonly string[] | null
  readonly rows: readonly string[] | null
  readonly weekdays: readonly number[] | null
  readonly parts: readonly DayPart[] | null
  /** Days of the stay. */
  readonly days: Between
  /** Days from the booking to the first day: at least, at most. */
  readonly aheadLeast: number | null
  readonly aheadMost: number | null
  /** Days that the stay has at least. */
  readonly leastDays: number
  readonly channels: readonly Channel[]
  /** What the guest types, in capitals; null holds by itself. */
  readonly code: string | null
  readonly uses: number | null
  readonly usesPerCustomer: number | null
  /** Days on which it may be booked. */
  readonly valid: Between
  /** Whether it adds up with others that say so too. */
  readonly isCombinable: boolean
}

/** Who books when and where, as promotions ask. */
export interface Booking {
  readonly today: CivilDate
  readonly channel: Channel
}

/** What a stay that moves was bought with, on which day, and what of each promotion no day that it keeps has already. */
export interface Bought {
  readonly on: CivilDate
  readonly left: readonly Discount[]
}

type Spot = Pick<Place, 'row' | 'category'>

/** Codes are the same in capitals and without the blanks around them. */
export function codeOf(text: string): string {
  return text.trim().toUpperCase()
}

const holds = <T>(condition: readonly T[] | null, value: T) => condition === null || condition.includes(value)
const isBetween = ({ from, to }: Between, day: CivilDate) => (from ?? day) <= day && day <= (to ?? day)

/** Whether a promotion may be booked on a day. */
export function isValidOn({ valid }: Promotion, today: CivilDate): boolean {
  return isBetween(valid, today)
}

/** Whether a promotion is for a stay at a place, whatever its single days are. */
function isForStay(promotion: Promotion, spot: Spot, period: Period, booking: Booking): boolean {
  const { aheadLeast, aheadMost, leastDays } = promotion
  const ahead = countDays(booking.today, period.from) - 1
  return (
    isValidOn(promotion, booking.today) &&
    holds(promotion.channels, booking.channel) &&
    holds(promotion.categories, spot.category) &&
    holds(promotion.rows, spot.row) &&
    holds(promotion.parts, period.part) &&
    ahead >= (aheadLeast ?? 0) &&
    ahead <= (aheadMost ?? ahead) &&
    countDays(period.from, period.to) >= leastDays
  )
}

function isForDay(promotion: Promotion, day: CivilDate | null): boolean {
  return day !== null && isBetween(promotion.days, day) && holds(promotion.weekdays, weekday(day))
}

const offOf = (discounts: readonly Discount[]) => discounts.reduce((sum, one) => sum + one.cents, 0)

/** What one promotion takes off each of the rows that are given. */
function cutsOf(promotion: Promotion, rows: readonly PriceRow[]): number[] {
  const full = rows.map((row) => (isForDay(promotion, row.day) ? fullCents(row) : 0))
  if (promotion.percent !== null) return full.map((one) => percentOf(cents(one), promotion.percent ?? 0))
  return sharedOut(promotion.amountCents ?? 0, full)
}

/**
 * The promotions that a stay gets by itself: those without a code, and those that it was bought with. These are as of then, where they
 * were sold, an amount of them no larger than what is left of it.
 */
function ownPromotions(
  promotions: readonly Promotion[],
  spot: Spot,
  period: Period,
  booking: Booking,
  bought: Bought | null,
): Promotion[] {
  return promotions.flatMap((one) => {
    const left = bought?.left.find(({ promotion }) => promotion === one.id)
    if (bought === null || left === undefined)
      return one.code === null && isForStay(one, spot, period, booking) ? [one] : []
    const then = { today: bought.on, channel: one.channels[0] ?? booking.channel }
    const amountCents = one.amountCents === null ? null : Math.min(one.amountCents, left.cents)
    return isForStay(one, spot, period, then) ? [{ ...one, amountCents }] : []
  })
}

/**
 * The rows of a place's days with the promotions that hold by themselves: for the whole stay the best of the single ones, or all that
 * may be combined together, whichever takes more off. A stay that moves keeps those that it was `bought` with where they are for its new
 * days, and what was taken off by hand whatever else holds. Rows of extras come back as they are.
 */
export function withPromotions(
  rows: readonly PriceRow[],
  promotions: readonly Promotion[],
  spot: Spot,
  period: Period,
  booking: Booking,
  bought: Bought | null = null,
): PriceRow[] {
  const own = ownPromotions(promotions, spot, period, booking, bought)
  const priced = own.length === 0 ? [...rows] : withBest(rows, own)
  const byHand = bought?.left.find(({ promotion }) => promotion === BY_HAND)
  return byHand === undefined ? priced : takenByHand(priced, byHand.cents)
}

/** Rows with the best of some promotions that hold, or with all that may be combined. */
function withBest(rows: readonly PriceRow[], own: readonly Promotion[]): PriceRow[] {
  const places = rows.filter((row) => row.kind === 'place')
  const each = own.map((promotion) => ({
    promotion,
    cuts: cutsOf(promotion, places).map((cut) => ({ promotion: promotion.id, cents: cut })),
  }))
  const combined = each.filter(({ promotion }) => promotion.isCombinable)
  const choices = [...each.map((one) => [one]), combined]
  const priced = choices.map((choice) =>
    places.map((row, index) =>
      discounted(
        row,
        choice.flatMap(({ cuts }) => cuts[index] ?? []),
      ),
    ),
  )
  const total = (list: readonly PriceRow[]) => sumCents(list.map((row) => row.totalCents))
  const best = priced.reduce((least, list) => (total(list) < total(least) ? list : least), places)
  return rows.map((row) => best[places.indexOf(row)] ?? row)
}

/** A line of a cart as a code sees it. */
export interface CodeLine extends Period {
  readonly spot: Spot
  readonly price: readonly PriceRow[]
}

/**
 * The prices of a cart's lines with a code's promotion: an amount is shared out over all days that it is for, by the largest
 * remainder. What adds up with the code stays beside it. Of discounts that do not, each day keeps the larger one; an amount leaves such
 * days alone, or takes the place of all their discounts where the cart is cheaper then. What another code took off goes first. Null when
 * no day gets anything.
 */
export function withCode(
  lines: readonly CodeLine[],
  code: Promotion,
  known: readonly Promotion[],
  booking: Booking,
): { readonly price: PriceRow[] }[] | null {
  const clean = lines.map((line) => ({ ...line, price: withoutCodes(line.price, known) }))
  const isCombinable = ({ promotion }: Discount) =>
    code.isCombinable && (known.find((one) => one.id === promotion)?.isCombinable ?? false)
  const rows = clean.flatMap((line) =>
    line.price.map((row) => ({
      row,
      isFor: row.kind === 'place' && isForStay(code, line.spot, line, booking) && isForDay(code, row.day),
      adds: (row.discounts ?? []).every(isCombinable),
    })),
  )
  const beside = cutBy(code, rows, false)
  const instead = code.amountCents === null ? beside : cutBy(code, rows, true)
  const total = (list: readonly PriceRow[]) => list.reduce((sum, row) => sum + row.totalCents, 0)
  const priced = total(instead) < total(beside) ? instead : beside
  if (total(priced) >= total(rows.map(({ row }) => row))) return null
  let at = 0
  return clean.map((line) => {
    const price = priced.slice(at, at + line.price.length)
    at += line.price.length
    return { price }
  })
}

interface CodeRow {
  readonly row: PriceRow
  readonly isFor: boolean
  /** Whether what it is discounted by already adds up with the code. */
  readonly adds: boolean
}

/** Rows with what a code takes off them. `isInstead`: an amount goes on discounted days, too, and their discounts go. */
function cutBy(code: Promotion, rows: readonly CodeRow[], isInstead: boolean): PriceRow[] {
  const weights = rows.map(({ row, isFor, adds }) => {
    if (!isFor) return 0
    if (code.percent !== null) return percentOf(cents(fullCents(row)), code.percent)
    if (adds) return row.unitCents
    return isInstead ? fullCents(row) : 0
  })
  const cuts = code.percent === null ? sharedOut(code.amountCents ?? 0, weights) : weights
  return rows.map(({ row, adds }, index) => {
    const cut = { promotion: code.id, cents: cuts[index] ?? 0 }
    const kept = row.discounts ?? []
    if (cut.cents === 0 || (!adds && !isInstead && offOf(kept) >= cut.cents)) return row
    return discounted(row, adds ? [...kept, cut] : [cut])
  })
}

/** The rows without what codes took off. */
export function withoutCodes(rows: readonly PriceRow[], known: readonly Promotion[]): PriceRow[] {
  const isCode = ({ promotion }: Discount) => known.some((one) => one.id === promotion && one.code !== null)
  return rows.map((row) =>
    row.discounts?.some(isCode) === true
      ? discounted(
          row,
          row.discounts.filter((one) => !isCode(one)),
        )
      : row,
  )
}
