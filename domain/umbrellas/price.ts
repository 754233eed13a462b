import { cents, percentOf, sumCents, type Cents } from '../platform/cents.ts'
import { eachDay, monthOf, weekday, type CivilDate } from '../platform/civil-date.ts'
import type { DayPart } from '../platform/day-part.ts'
import type { PriceRow } from './calls.ts'
import type { Quantity } from './capacity.ts'
import type { Period } from './period.ts'
import { EXTRA_IDS, type ExtraId, type Place } from './plan.ts'
import { withPromotions, type Booking, type Bought, type Promotion } from './promotion.ts'
import type { DaySpan, MonthDay, PriceBook, PriceRule } from './price-book.ts'

/** What of a place its price depends on. */
export type PricedPlace = Pick<Place, 'row' | 'category'>

/** The price book has no line for this: a gap that `resort check` refuses, so at run time a defect. */
export class PriceMissing extends Error {
  constructor(what: string, day: CivilDate, part: DayPart) {
    super(`no price for ${what} on ${day}, ${part}`)
    this.name = 'PriceMissing'
  }
}

/** Whether a day of any year lies in a span; a span from December to January goes over New Year. */
export function spanHolds(span: DaySpan, day: CivilDate): boolean {
  const monthDay = day.slice(5) as MonthDay
  const inside =
    span.from <= span.to ? span.from <= monthDay && monthDay <= span.to : monthDay >= span.from || monthDay <= span.to
  return inside && (span.weekdays === null || span.weekdays.includes(weekday(day)))
}

/** The price season of a day: the last one of the book that holds; null when none does. */
export function seasonOf(book: PriceBook, day: CivilDate): string | null {
  return book.seasons.findLast((season) => season.spans.some((span) => spanHolds(span, day)))?.id ?? null
}

function holds<T>(condition: readonly T[] | null, value: T): boolean {
  return condition === null || condition.includes(value)
}

/** How many conditions a line names; a line with more of them is the more specific one. */
function specificity(rule: PriceRule, isSeasonal: boolean): number {
  const named = [rule.categories, rule.rows, rule.weekdays, rule.months, rule.parts].filter((one) => one !== null)
  return named.length + (isSeasonal ? 1 : 0)
}

/** An amount of the book and the line that says it. */
export interface Priced {
  readonly cents: Cents
  readonly namesPart: boolean
  /** Position of the line in the book. */
  readonly rule: number
  /** Of the amount; null is every season. */
  readonly season: string | null
}

/**
 * The line that holds: of all lines whose conditions are met, the one with the most conditions (a season
 * counts as one); among equals, the later in the book.
 */
export function bestRule(
  book: PriceBook,
  extra: ExtraId | null,
  place: PricedPlace,
  day: CivilDate,
  part: DayPart,
): Priced | null {
  const season = seasonOf(book, day)
  let best: (Priced & { readonly score: number }) | null = null
  for (const [index, rule] of book.rules.entries()) {
    if (rule.extra !== extra || !holds(rule.categories, place.category) || !holds(rule.rows, place.row)) continue
    if (!holds(rule.weekdays, weekday(day)) || !holds(rule.months, monthOf(day)) || !holds(rule.parts, part)) continue
    for (const amount of rule.amounts) {
      if (amount.season !== null && amount.season !== season) continue
      const score = specificity(rule, amount.season !== null)
      if (best === null || score >= best.score)
        best = {
          score,
          cents: amount.cents,
          namesPart: rule.parts !== null,
          rule: index,
          season: amount.season,
        }
    }
  }
  return best
}

/**
 * Price of a place alone for one day and part. Half a day costs the book's percentage of the full day, unless
 * the line that holds names the part itself. Throws {@link PriceMissing} when no line holds.
 */
export function placeDayCents(book: PriceBook, place: PricedPlace, day: CivilDate, part: DayPart): Cents {
  const found = bestRule(book, null, place, day, part)
  if (found === null) throw new PriceMissing(`category ${place.category} in row ${place.row}`, day, part)
  return part === 'full_day' || found.namesPart ? found.cents : percentOf(found.cents, book.partPercent[part])
}

/**
 * Price of one piece of an extra for one day and part; a half-day costs as much as the day unless a line
 * names the part. Throws {@link PriceMissing} when no line holds.
 */
export function extraDayCents(
  book: PriceBook,
  extra: ExtraId,
  place: PricedPlace,
  day: CivilDate,
  part: DayPart,
): Cents {
  const found = bestRule(book, extra, place, day, part)
  if (found === null) throw new PriceMissing(`extra ${extra}`, day, part)
  return found.cents
}

function keptRow(kept: readonly PriceRow[], extra: ExtraId | null, day: CivilDate): PriceRow | null {
  return kept.find((row) => row.extraId === extra && (row.day === null || row.day === day)) ?? null
}

/** What a price has to know of promotions; without it there are none. */
export interface Offers {
  readonly promotions: readonly Promotion[]
  readonly booking: Booking
  /** Of a stay that moves. */
  readonly bought?: Bought
}

/** One row for the whole stay when every day costs the same, otherwise a row per day. */
function extraRows(extraId: ExtraId, quantity: number, days: readonly CivilDate[], unit: readonly Cents[]): PriceRow[] {
  const isOnePrice = unit.every((one) => one === unit[0])
  if (isOnePrice && unit[0] !== undefined) {
    const totalCents = cents(unit[0] * quantity * days.length)
    return [{ kind: 'extra', extraId, day: null, quantity, days: days.length, unitCents: unit[0], totalCents }]
  }
  return days.map((day, index) => {
    const unitCents = unit[index] ?? cents(0)
    return { kind: 'extra', extraId, day, quantity, days: 1, unitCents, totalCents: cents(unitCents * quantity) }
  })
}

/**
 * The price of a place with its extras, as a breakdown whose rows sum to the total: the place has one row
 * per day, an extra one row for the whole stay (one per day when its price changes). Extras are in the
 * product's order, whatever order they were asked in. Unit prices of `kept` rows are honoured before the
 * book's, discounts included: a price seen is a price kept. What is not kept gets the promotions of `offers`.
 */
export function priceOf(
  book: PriceBook,
  place: PricedPlace,
  period: Period,
  extras: readonly Quantity[],
  kept: readonly PriceRow[] = [],
  offers: Offers | null = null,
): { readonly rows: PriceRow[]; readonly totalCents: Cents } {
  const days = eachDay(period.from, period.to)
  const isKept = (day: CivilDate | null) => day !== null && keptRow(kept, null, day) !== null
  const seen: PriceRow[] = days.map((day) => {
    const row = keptRow(kept, null, day)
    const unitCents = row?.unitCents ?? placeDayCents(book, place, day, period.part)
    const discounts = row?.discounts === undefined ? {} : { discounts: row.discounts }
    return { kind: 'place', extraId: null, day, quantity: 1, days: 1, unitCents, totalCents: unitCents, ...discounts }
  })
  const fresh = seen.filter((row) => !isKept(row.day))
  const offered =
    offers === null
      ? fresh
      : withPromotions(fresh, offers.promotions, place, period, offers.booking, offers.bought ?? null)
  const rows = seen.map((row) => offered[fresh.indexOf(row)] ?? row)
  for (const id of EXTRA_IDS) {
    const quantity = extras.reduce((sum, extra) => (extra.id === id ? sum + extra.quantity : sum), 0)
    if (quantity === 0) continue
    const units = days.map(
      (day) => keptRow(kept, id, day)?.unitCents ?? extraDayCents(book, id, place, day, period.part),
    )
    rows.push(...extraRows(id, quantity, days, units))
  }
  return { rows, totalCents: sumCents(rows.map((row) => row.totalCents)) }
}

/**
 * Lowest price of a full day on any of the places between two days, in cents; null without places. Days that
 * nothing in the book tells apart are looked at once.
 */
export function lowestDayCents(
  book: PriceBook,
  places: readonly PricedPlace[],
  days: { readonly from: CivilDate; readonly to: CivilDate },
): Cents | null {
  const kinds = new Map(places.map((place) => [`${place.row} ${place.category}`, place]))
  const samples = new Map<string, CivilDate>()
  for (const day of eachDay(days.from, days.to)) {
    const key = `${seasonOf(book, day)} ${monthOf(day)} ${weekday(day)}`
    if (!samples.has(key)) samples.set(key, day)
  }
  let lowest: Cents | null = null
  for (const place of kinds.values()) {
    for (const day of samples.values()) {
      const price = placeDayCents(book, place, day, 'full_day')
      if (lowest === null || price < lowest) lowest = price
    }
  }
  return lowest
}
