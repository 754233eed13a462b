import type { DayPart } from '../../domain/platform/day-part.ts'
import type { Language } from '../../domain/platform/language.ts'
import { addDays, civilDate } from '../../domain/platform/civil-date.ts'
import { day, dayOfInstant, dayRange, time } from '../platform/format.ts'
import type { SubscriptionDraft } from './subscription-draft.ts'
import type { it } from './texts/it.ts'

type Texts = typeof it

/** A Monday, from which the weekdays get their names. */
const MONDAY = civilDate('2024-01-01')

/** The days of a plan with air around the dash: "1 – 31 agosto", "1 giugno – 15 settembre" (mockups 16 and 18). */
export function stretchWords(from: string, to: string, language: Language, withYear = false): string {
  return dayRange(from, to, language, withYear ? 'date' : 'medium').replace(/(\d\.?)–(\d)/, '$1 – $2')
}

function weekdayName(number: number, language: Language): string {
  return day(addDays(MONDAY, number - 1), language, 'weekday')
}

/** Weekdays of a plan (1 is Monday): "da lunedì a venerdì", "sabato e domenica"; empty for every day. */
export function weekdayWords(weekdays: readonly number[] | null, texts: Texts, language: Language): string {
  if (weekdays === null) return ''
  const sorted = weekdays.toSorted((a, b) => a - b)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (sorted.length > 2 && last - first === sorted.length - 1)
    return texts.place.weekdays(weekdayName(first, language), weekdayName(last, language))
  const names = sorted.map((number) => weekdayName(number, language))
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

/** "Libero dal 1 al 31, tutti i giorni": what a free place of the map is free for. */
export function freeWords(
  plan: { readonly from: string; readonly to: string; readonly part: DayPart },
  weekdays: readonly number[] | null,
  texts: Texts,
  language: Language,
): string {
  const isOneMonth = plan.from.slice(0, 7) === plan.to.slice(0, 7)
  const style = isOneMonth ? 'number' : 'medium'
  const names = weekdayWords(weekdays, texts, language)
  const when = names === '' ? texts.place.everyDay[plan.part] : texts.place.onDays[plan.part](names)
  return texts.place.free(day(plan.from, language, style), day(plan.to, language, style), when)
}

/** Until when a chosen place is the person's: the time of a hold, or the last day of a first refusal, in words. */
export function heldWords({ cart, heldUntil }: SubscriptionDraft, texts: Texts['confirm'], language: Language): string {
  const until = heldUntil ?? ''
  return cart.renewsId === null
    ? texts.until(time(until, language))
    : texts.kept(day(dayOfInstant(until), language, 'date'))
}
