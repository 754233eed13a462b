import { withFrenchFirst } from '../../domain/platform/french-first.ts'
import type { Language } from '../../domain/platform/language.ts'

/** The zone of the resort: every time of day is shown in it. */
const ZONE = 'Europe/Rome'

/** Regional form of each language: how dates and amounts are written. */
export const LOCALES: Readonly<Record<Language, string>> = {
  it: 'it-IT',
  en: 'en-GB',
  fr: 'fr-FR',
  nl: 'nl-NL',
  de: 'de-DE',
}

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function cached<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  const known = cache.get(key) as F | undefined
  if (known) return known
  const made = make()
  cache.set(key, made)
  return made
}

function numbers(language: Language, digits: number, currencyDisplay: 'symbol' | 'name'): Intl.NumberFormat {
  return cached(
    `n${language}${digits}${currencyDisplay}`,
    () =>
      new Intl.NumberFormat(LOCALES[language], {
        style: 'currency',
        currency: 'EUR',
        currencyDisplay,
        // Four figures are grouped as well, which Italian leaves open: 1.480 €.
        useGrouping: 'always',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  )
}

/** An amount with its cents: "44,00 €". */
export function money(cents: number, language: Language): string {
  return numbers(language, 2, 'symbol').format(cents / 100)
}

/** An amount without cents where it has none, for the map: "44 €", and "44,50 €". */
export function moneyWhole(cents: number, language: Language): string {
  return numbers(language, cents % 100 === 0 ? 0 : 2, 'symbol').format(cents / 100)
}

/** An amount as it is read aloud: "44 euro". */
export function spokenMoney(cents: number, language: Language): string {
  return numbers(language, cents % 100 === 0 ? 0 : 2, 'name').format(cents / 100)
}

/** How a day is written: "18", "18 luglio", "sab 18", "sabato 18", "sab 18 luglio", "sab 18 lug", "sabato 18 luglio", "sabato 18 luglio 2026", "18 luglio 2026", "luglio 2026", "lug 2026", "lug", "sabato". */
type DayStyle =
  | 'number'
  | 'medium'
  | 'short'
  | 'weekdayNumber'
  | 'weekdays'
  | 'shortMonth'
  | 'long'
  | 'full'
  | 'date'
  | 'month'
  | 'months'
  | 'monthAlone'
  | 'weekday'

const DAY_STYLES: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  number: { day: 'numeric' },
  medium: { day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric' },
  weekdayNumber: { weekday: 'long', day: 'numeric' },
  weekdays: { weekday: 'short', day: 'numeric', month: 'long' },
  shortMonth: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  months: { month: 'short', year: 'numeric' },
  monthAlone: { month: 'short' },
  weekday: { weekday: 'long' },
}

function days(language: Language, style: DayStyle): Intl.DateTimeFormat {
  return cached(
    `d${language}${style}`,
    () => new Intl.DateTimeFormat(LOCALES[language], { ...DAY_STYLES[style], timeZone: 'UTC' }),
  )
}

/** A civil date ('YYYY-MM-DD') in words. */
export function day(date: string, language: Language, style: DayStyle = 'long'): string {
  const words = days(language, style).format(new Date(`${date}T00:00:00Z`))
  return style === 'number' ? words : withFrenchFirst(words, language)
}

/** A closed range of civil dates: "18–19 luglio", one day when both ends are the same; the year when they differ in it. */
export function dayRange(from: string, to: string, language: Language, style: DayStyle = 'medium'): string {
  if (from === to) return day(from, language, style)
  if (from.slice(0, 7) !== to.slice(0, 7)) {
    const each = style === 'medium' && from.slice(0, 4) !== to.slice(0, 4) ? 'date' : style
    return `${day(from, language, each)} – ${day(to, language, each)}`
  }
  const parts = days(language, style).formatRangeToParts(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
  // Some engines write "01" for the first, a hyphen, or spaces around it.
  const text = parts.map(({ type, value }) => (type === 'day' ? value.replace(/^0/, '') : value)).join('')
  // Two numbers stand close; what has words at its ends gets air.
  const range = text.replace(/\s*[-–]\s*/, /\d\.?\s*[-–]\s*\d/.test(text) ? '–' : ' – ')
  return withFrenchFirst(range, language)
}

/** The month or months of a closed range of civil dates: "luglio 2026", "nov–dic 2026". */
export function monthRange(from: string, to: string, language: Language): string {
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
  return days(language, from.slice(0, 7) === to.slice(0, 7) ? 'month' : 'months').formatRange(first, last)
}

/** An instant (ISO text or epoch milliseconds) as the resort's time of day: "10:32". */
export function time(instant: string | number, language: Language): string {
  return cached(
    `t${language}`,
    () =>
      new Intl.DateTimeFormat(LOCALES[language], {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: ZONE,
      }),
  ).format(new Date(instant))
}

/** An instant as the resort's time of day to the second: "10:24:07". */
export function timeWithSeconds(instant: string | number, language: Language): string {
  return cached(
    `s${language}`,
    () => new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'medium', hourCycle: 'h23', timeZone: ZONE }),
  ).format(new Date(instant))
}

/** An hour of the resort's day, e.g. 10 as "10:00". */
export function hour(value: number): string {
  return `${String(value).padStart(2, '0')}:00`
}

/** Time left as a clock, minutes and seconds: "07:42". Never below "00:00". */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/** The day, in the resort's zone, of an instant: 'YYYY-MM-DD'. */
export function dayOfInstant(instant: string | number): string {
  return cached(
    'iso',
    () => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }),
  ).format(new Date(instant))
}

/** The instant of a day and an hour ('HH:MM') of the resort's zone, ISO 8601 in UTC; an hour that summer time skips is the next. */
export function resortInstant(civilDay: string, hourAndMinute: string): string {
  const wanted = Date.parse(`${civilDay}T${hourAndMinute}:00Z`)
  const shown = cached(
    'sv',
    () => new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' }),
  )
  const offset = Date.parse(`${shown.format(wanted).replace(' ', 'T')}Z`) - wanted
  // Near a change of the clock the offset is that of the instant itself.
  const first = wanted - offset
  const second = wanted - (Date.parse(`${shown.format(first).replace(' ', 'T')}Z`) - first)
  return new Date(second).toISOString()
}
