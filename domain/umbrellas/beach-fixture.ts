import { cents } from '../platform/cents.ts'
import type { BeachPlan, Category, Place } from './plan.ts'
import type { PriceBook, PriceRule } from './price-book.ts'
import type { Promotion } from './promotion.ts'

const words = (text: string) => ({ it: text, en: text, fr: text, nl: text, de: text })

/** The category of tests: two people and nothing else. */
export function aCategory(id: string, change: Partial<Category> = {}): Category {
  return {
    id,
    kind: 'human',
    name: words(id),
    dogSizes: [],
    maxDogs: 0,
    people: 2,
    peopleFirstRow: 2,
    maxPeople: 2,
    maxPeopleFirstRow: 2,
    minBeds: 0,
    minBedsFirstRow: 0,
    extras: [],
    ...change,
  }
}

/** The place of tests: places of a row lie a metre apart by number, ten metres from the sea. */
export function aPlace(id: number, row: string, number: number, change: Partial<Place> = {}): Place {
  return {
    id,
    code: `${row}${number}`,
    row,
    number,
    category: 'human',
    zone: 'beach',
    x: number,
    y: 0,
    isAccessible: false,
    isShaded: false,
    isBookable: true,
    seaDistance: 10,
    showerDistance: 0,
    pathDistance: 0,
    ...change,
  }
}

/** A beach of these places; every row is an ordinary one unless it is said. */
export function aBeach(
  places: readonly Place[],
  categories: readonly Category[] = [aCategory('human')],
  rows: Readonly<Record<string, Partial<BeachPlan['rows'][number]>>> = {},
): BeachPlan {
  return {
    version: 'test',
    seaSide: 'south',
    width: 100,
    height: 100,
    waterline: 0,
    zones: [],
    walkways: [],
    landmarks: [],
    rows: [...new Set(places.map(({ row }) => row))].map((id) => {
      return { id, y: 0, isFirst: false, hasGazebos: false, isQuiet: false, ...rows[id] }
    }),
    categories: [...categories],
    places: [...places],
    extras: [],
  }
}

/** A line of the price list that always holds. */
export function aRule(euro: number, change: Partial<PriceRule> = {}): PriceRule {
  return {
    extra: null,
    categories: null,
    rows: null,
    weekdays: null,
    months: null,
    parts: null,
    amounts: [{ season: null, cents: cents(euro * 100) }],
    ...change,
  }
}

/** A price list without seasons; half a day costs half of it. */
export function aBook(...rules: readonly PriceRule[]): PriceBook {
  return { seasons: [], rules, partPercent: { morning: 50, afternoon: 50 } }
}

/** A promotion that holds always and everywhere, and takes nothing off yet. */
export function aPromotion(change: Partial<Promotion> = {}): Promotion {
  return {
    id: 'p',
    name: words('A'),
    percent: null,
    amountCents: null,
    categories: null,
    rows: null,
    weekdays: null,
    parts: null,
    days: { from: null, to: null },
    aheadLeast: null,
    aheadMost: null,
    leastDays: 1,
    channels: ['online', 'desk'],
    code: null,
    uses: null,
    usesPerCustomer: null,
    valid: { from: null, to: null },
    isCombinable: false,
    ...change,
  }
}
