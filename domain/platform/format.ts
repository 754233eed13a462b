import type { CivilDate } from './civil-date.ts'
import { withFrenchFirst } from './french-first.ts'
import type { Language } from './language.ts'

interface Formats {
  readonly day: Intl.DateTimeFormat
  readonly date: Intl.DateTimeFormat
  readonly instant: Intl.DateTimeFormat
  readonly money: Intl.NumberFormat
}

/** Making a format costs a hundred times what using it does. */
const formats = new Map<Language, Formats>()

function formatsOf(language: Language): Formats {
  let found = formats.get(language)
  if (found === undefined) {
    const locale = language === 'en' ? 'en-GB' : language
    found = {
      day: new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
      date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
      instant: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' }),
      money: new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: 'always' }),
    }
    formats.set(language, found)
  }
  return found
}

/** A day with its weekday: `sabato 10 luglio`. */
export function dayWords(day: CivilDate, language: Language): string {
  return withFrenchFirst(formatsOf(language).day.format(Date.parse(`${day}T00:00:00Z`)), language)
}

/** A day with its year: `10 luglio 2027`. */
export function dateWords(day: CivilDate, language: Language): string {
  return withFrenchFirst(formatsOf(language).date.format(Date.parse(`${day}T00:00:00Z`)), language)
}

/** An instant by the resort's clock. */
export function instantWords(instant: string, language: Language): string {
  return withFrenchFirst(formatsOf(language).instant.format(Date.parse(instant)), language)
}

/** Cents as an amount in euros: `14,00 €`. */
export function money(cents: number, language: Language): string {
  return formatsOf(language).money.format(cents / 100)
}
