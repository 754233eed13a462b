import { cents } from '../platform/cents.ts'
import type { MonthDay } from '../umbrellas/price-book.ts'
import type { Plan } from './plan.ts'

export const monthDay = (text: string) => text as MonthDay
const words = (text: string) => ({ it: text, en: text, fr: text, nl: text, de: text })

/** The plan of tests: 1 June to 15 September, every day, 1,480 euro everywhere and 2,980 in row A. */
export function aPlan(change: Partial<Plan> = {}): Plan {
  return {
    id: 1,
    name: words('Stagione'),
    text: words('Ogni giorno'),
    days: { kind: 'span', from: monthDay('06-01'), to: monthDay('09-15') },
    weekdays: null,
    part: 'full_day',
    categories: null,
    rows: null,
    prices: [
      { categories: null, rows: null, cents: cents(148_000) },
      { categories: null, rows: ['A'], cents: cents(298_000) },
    ],
    extras: [{ id: 'sun_bed', included: 2, monthCents: cents(6000) }],
    isProRata: true,
    depositPercent: 30,
    instalments: [
      { percent: 35, due: monthDay('06-30') },
      { percent: 35, due: monthDay('07-31') },
    ],
    withdrawalDays: 0,
    firstRefusalUntil: null,
    fewPlaces: 10,
    ...change,
  }
}
