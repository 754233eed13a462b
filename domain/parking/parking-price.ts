import { cents, type Cents } from '../platform/cents.ts'
import { countDays } from '../platform/civil-date.ts'
import type { Language } from '../platform/language.ts'
import type { Period } from '../umbrellas/period.ts'
import { rateOf, type PartRates } from './part-rates.ts'

/** What a parking space costs: days times the price of the part. The period is one that can be booked. */
export function parkingPrice(
  rates: PartRates,
  period: Period,
): { readonly days: number; readonly unitCents: Cents; readonly totalCents: Cents } {
  const days = countDays(period.from, period.to)
  const unitCents = rateOf(rates, period.part)
  return { days, unitCents, totalCents: cents(days * unitCents) }
}

const PARKING: Readonly<Record<Language, string>> = {
  it: 'Parcheggio',
  en: 'Parking',
  fr: 'Parking',
  nl: 'Parkeren',
  de: 'Parkplatz',
}

/** How carts and orders call a space: "Parcheggio Pineta". */
export function parkingName(area: string, language: Language): string {
  return `${PARKING[language]} ${area}`
}
