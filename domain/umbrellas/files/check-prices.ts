import { addDays, civilDate, type CivilDate } from '../../platform/civil-date.ts'
import { DAY_PARTS } from '../../platform/day-part.ts'
import type { Category } from '../plan.ts'
import { extraDayCents, placeDayCents, PriceMissing, seasonOf, type PricedPlace } from '../price.ts'
import type { PriceBook, PriceRule } from '../price-book.ts'
import type { Report } from '../../platform/files/file-problem.ts'
import type { Beach, ExtraOffer } from './resort-model.ts'

/**
 * Days that show every combination of month-day and weekday: 28 years repeat the calendar, so a gap on any
 * day of any year is a gap on one of these. Checking them by season, month and weekday keeps it short.
 */
function sampleDays(book: PriceBook): CivilDate[] {
  const seen = new Map<string, CivilDate>()
  const first = civilDate('2024-01-01')
  for (let offset = 0; offset < 28 * 365 + 7; offset += 1) {
    const day = addDays(first, offset)
    const key = `${seasonOf(book, day)} ${day.slice(5, 7)} ${offset % 7}`
    if (!seen.has(key)) seen.set(key, day)
  }
  return [...seen.values()]
}

/** The different pairs of row and category that are priced. */
function pricedPlaces(beach: Beach): PricedPlace[] {
  const pairs = new Map(beach.places.map(({ row, category }) => [`${row} ${category}`, { row, category }]))
  return [...pairs.values()]
}

function gapOf(price: () => unknown): string | null {
  try {
    price()
    return null
  } catch (error) {
    if (error instanceof PriceMissing) return error.message
    throw error
  }
}

/** The first gap of the price list for one thing, or null. */
function firstGap(
  days: readonly CivilDate[],
  places: readonly PricedPlace[],
  price: (place: PricedPlace, day: CivilDate, part: (typeof DAY_PARTS)[number]) => unknown,
): string | null {
  for (const place of places) {
    for (const day of days) {
      for (const part of DAY_PARTS) {
        const gap = gapOf(() => price(place, day, part))
        if (gap !== null) return gap
      }
    }
  }
  return null
}

/** Whether every place and every offered extra has a price on every day of every year, for every part of the day. */
export function checkPrices(
  book: PriceBook,
  beach: Beach,
  categories: readonly Category[],
  extras: readonly ExtraOffer[],
  report: Report,
): void {
  checkConditions(book.rules, categories, report)
  const days = sampleDays(book)
  const places = pricedPlaces(beach)
  for (const place of places) {
    const gap = firstGap(days, [place], (one, day, part) => placeDayCents(book, one, day, part))
    if (gap !== null) report('places', 'a price for every day of the year', gap)
  }
  for (const { id } of extras) {
    const offering = categories.filter((category) => category.extras.some((extra) => extra.id === id && extra.max > 0))
    const offered = places.filter((place) => offering.some((category) => category.id === place.category))
    const gap = firstGap(days, offered, (place, day, part) => extraDayCents(book, id, place, day, part))
    if (gap !== null) report('extras', 'a price for every day of the year', gap)
  }
}

function checkConditions(rules: readonly PriceRule[], categories: readonly Category[], report: Report): void {
  const known = categories.map((category) => category.id)
  const lists = {
    places: rules.filter((rule) => rule.extra === null),
    extras: rules.filter((rule) => rule.extra !== null),
  }
  for (const [list, lines] of Object.entries(lists)) {
    lines.forEach((rule, index) => {
      rule.categories?.forEach((id, at) => {
        if (!known.includes(id))
          report(`${list}[${index}].categories[${at}]`, `a category of categories.json (${known.join(', ')})`, id)
      })
    })
  }
}
