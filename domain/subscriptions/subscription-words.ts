import type { Cents } from '../platform/cents.ts'
import type { CivilDate } from '../platform/civil-date.ts'
import type { DayPart } from '../platform/day-part.ts'
import { dateWords, money } from '../platform/format.ts'
import type { Language, LocalizedText } from '../platform/language.ts'
import type { Instalment } from './instalments.ts'
import type { Plan } from './plan.ts'

interface Words {
  readonly place: (code: string) => string
  readonly people: (count: number) => string
  readonly dogs: (count: number) => string
  readonly entries: (count: number) => string
  readonly parts: Readonly<Record<Exclude<DayPart, 'full_day'>, string>>
  readonly total: (amount: string) => string
  readonly now: (amount: string) => string
  readonly later: (amount: string, day: string) => string
  readonly withdrawal: (days: number) => string
  readonly noWithdrawal: string
  readonly instalment: (name: string, position: number) => string
}

const WORDS: Readonly<Record<Language, Words>> = {
  it: {
    place: (code) => `Ombrellone ${code}`,
    people: (count) => (count === 1 ? '1 persona' : `${count} persone`),
    dogs: (count) => (count === 1 ? '1 cane' : `${count} cani`),
    entries: (count) => `${count} ingressi`,
    parts: { morning: 'Solo la mattina', afternoon: 'Solo il pomeriggio' },
    total: (amount) => `Prezzo dell’abbonamento: ${amount}`,
    now: (amount) => `Con l’ordine: ${amount}`,
    later: (amount, day) => `Entro il ${day}: ${amount}`,
    withdrawal: (days) => `Puoi recedere entro ${days} giorni, senza dire perché`,
    noWithdrawal:
      'Posto e giorni sono fissi: il diritto di recesso non c’è (art. 59, comma 1, lettera n, Codice del consumo)',
    instalment: (name, position) => `${name}, rata ${position}`,
  },
  en: {
    place: (code) => `Umbrella ${code}`,
    people: (count) => (count === 1 ? '1 person' : `${count} people`),
    dogs: (count) => (count === 1 ? '1 dog' : `${count} dogs`),
    entries: (count) => `${count} entries`,
    parts: { morning: 'Mornings only', afternoon: 'Afternoons only' },
    total: (amount) => `Price of the season pass: ${amount}`,
    now: (amount) => `With the order: ${amount}`,
    later: (amount, day) => `By ${day}: ${amount}`,
    withdrawal: (days) => `You can withdraw within ${days} days without giving a reason`,
    noWithdrawal: 'Place and days are fixed: there is no right of withdrawal (art. 59(1)(n), Italian Consumer Code)',
    instalment: (name, position) => `${name}, instalment ${position}`,
  },
  fr: {
    place: (code) => `Parasol ${code}`,
    people: (count) => (count === 1 ? '1 personne' : `${count} personnes`),
    dogs: (count) => (count === 1 ? '1 chien' : `${count} chiens`),
    entries: (count) => `${count} entrées`,
    parts: { morning: 'Le matin seulement', afternoon: 'L’après-midi seulement' },
    total: (amount) => `Prix de l’abonnement : ${amount}`,
    now: (amount) => `À la commande : ${amount}`,
    later: (amount, day) => `Avant le ${day} : ${amount}`,
    withdrawal: (days) => `Vous pouvez vous rétracter pendant ${days} jours, sans donner de motif`,
    noWithdrawal:
      'La place et les jours sont fixes : il n’y a pas de droit de rétractation (art. 59, al. 1, n, Code de la consommation italien)',
    instalment: (name, position) => `${name}, échéance ${position}`,
  },
  nl: {
    place: (code) => `Parasol ${code}`,
    people: (count) => (count === 1 ? '1 persoon' : `${count} personen`),
    dogs: (count) => (count === 1 ? '1 hond' : `${count} honden`),
    entries: (count) => `${count} keer binnen`,
    parts: { morning: 'Alleen ’s ochtends', afternoon: 'Alleen ’s middags' },
    total: (amount) => `Prijs van het abonnement: ${amount}`,
    now: (amount) => `Bij de bestelling: ${amount}`,
    later: (amount, day) => `Voor ${day}: ${amount}`,
    withdrawal: (days) => `Je kunt binnen ${days} dagen herroepen, zonder reden`,
    noWithdrawal:
      'Plek en dagen liggen vast: er is geen herroepingsrecht (art. 59 lid 1 n, Italiaans consumentenwetboek)',
    instalment: (name, position) => `${name}, termijn ${position}`,
  },
  de: {
    place: (code) => `Schirm ${code}`,
    people: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
    dogs: (count) => (count === 1 ? '1 Hund' : `${count} Hunde`),
    entries: (count) => `${count} Eintritte`,
    parts: { morning: 'Nur vormittags', afternoon: 'Nur nachmittags' },
    total: (amount) => `Preis des Abos: ${amount}`,
    now: (amount) => `Mit der Bestellung: ${amount}`,
    later: (amount, day) => `Bis ${day}: ${amount}`,
    withdrawal: (days) => `Du kannst binnen ${days} Tagen ohne Grund widerrufen`,
    noWithdrawal:
      'Platz und Tage stehen fest: Es gibt kein Widerrufsrecht (Art. 59 Abs. 1 n, italienisches Verbrauchergesetzbuch)',
    instalment: (name, position) => `${name}, Rate ${position}`,
  },
}

const MONTH = '{month}'

function format(day: CivilDate, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** A text of a plan that begins on a day: "{month}" in it is the name of that month, large at the beginning. */
export function planText(text: LocalizedText, language: Language, from: CivilDate): string {
  const words = text[language]
  if (!words.includes(MONTH)) return words
  const filled = words.replaceAll(MONTH, format(from, language, { month: 'long' }))
  return filled.charAt(0).toLocaleUpperCase(language) + filled.slice(1)
}

/** "lun, mar, mer": the days of the week that a plan is for; empty for all of them. */
function weekdayWords(weekdays: readonly number[] | null, language: Language): string {
  // 1 January 2024 was a Monday.
  return (weekdays ?? [])
    .map((day) => format(`2024-01-0${day}` as CivilDate, language, { weekday: 'short' }))
    .join(', ')
}

/** What is told of a subscription where it is ordered, confirmed and kept. */
export interface SubscriptionFacts {
  /** Null for a carnet. */
  readonly code: string | null
  readonly people: number
  /** How many; their names are no part of what the books keep. */
  readonly dogs: number
  /** Extras beyond those in the price, by their names in the language. */
  readonly extras: readonly { readonly name: string; readonly quantity: number }[]
  readonly totalCents: Cents
  readonly instalments: readonly Instalment[]
}

/**
 * Everything that a guest must know before the order and find again after it: place, days of the week, people, dogs, extras, the
 * whole price with its parts and their days, and whether it may be withdrawn from (B-15).
 */
export function subscriptionWords(plan: Plan, facts: SubscriptionFacts, language: Language): string[] {
  const words = WORDS[language]
  const { code, people, dogs, extras, totalCents, instalments } = facts
  const parts = instalments.map(({ position, dueDay, amountCents }) =>
    position === 0
      ? words.now(money(amountCents, language))
      : words.later(money(amountCents, language), dateWords(dueDay, language)),
  )
  return [
    code === null ? '' : words.place(code),
    plan.days.kind === 'carnet' ? words.entries(plan.days.entries) : '',
    weekdayWords(plan.weekdays, language),
    plan.part === 'full_day' ? '' : words.parts[plan.part],
    words.people(people),
    dogs === 0 ? '' : words.dogs(dogs),
    ...extras.map(({ name, quantity }) => `${quantity} × ${name}`),
    ...(instalments.length > 1 ? [words.total(money(totalCents, language)), ...parts] : []),
    plan.withdrawalDays > 0 ? words.withdrawal(plan.withdrawalDays) : words.noWithdrawal,
  ].filter((one) => one !== '')
}

/** Whether these words of a subscription name parts of its price that are due later. */
export function isPaidInParts(options: readonly string[], language: Language): boolean {
  return options.some((option) => option.startsWith(WORDS[language].total('')))
}

/** "Stagione, rata 2". */
export function instalmentWords(name: string, position: number, language: Language): string {
  return WORDS[language].instalment(name, position)
}
