import { withFrenchFirst } from '../french-first.ts'
import type { Language } from '../language.ts'
import type { RefusalData } from '../refusal.ts'

/**
 * The values that refusal texts name, all optional: `code` or `codes` (places), `name` (a dog), `max`, `min`,
 * `hour`, `from`, `to` and `day` (civil dates), `by` (first name of a colleague) and `at` (hour and minute), `retryAfterSeconds`, `extras` (ids), `scope` (whose limit it is). A text without its value stays a whole sentence.
 */
export type ValueName =
  | 'code'
  | 'name'
  | 'max'
  | 'min'
  | 'hour'
  | 'from'
  | 'to'
  | 'day'
  | 'by'
  | 'at'
  | 'row'
  | 'reason'

/** One value as text, or null when the refusal does not carry it. */
export function valueOf(data: RefusalData, name: ValueName): string | null {
  const value = data[name]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}

/** The places that the refusal is about: "C5" or "C5, C6"; null when it names none. */
export function placesOf(data: RefusalData): string | null {
  const { codes } = data
  if (Array.isArray(codes) && codes.length > 0) return codes.join(', ')
  return valueOf(data, 'code')
}

/** How many places the refusal names; 1 when it names none. */
export function placeCount(data: RefusalData): number {
  return Array.isArray(data['codes']) ? Math.max(1, data['codes'].length) : 1
}

/** Whole minutes to wait, rounded up and at least 1; null when the refusal does not say. */
export function minutesToWait(data: RefusalData): number | null {
  const seconds = data['retryAfterSeconds']
  return typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds / 60)) : null
}

/** How long to wait, as people count it. */
export interface Wait {
  readonly count: number
  readonly unit: 'minute' | 'hour'
}

/** How long to wait: in hours when it is more than an hour and a half. */
export function waitOf(data: RefusalData): Wait | null {
  const minutes = minutesToWait(data)
  if (minutes === null) return null
  return minutes > 90 ? { count: Math.ceil(minutes / 60), unit: 'hour' } : { count: minutes, unit: 'minute' }
}

const BEDS: ReadonlySet<unknown> = new Set(['sun_bed', 'deck_chair'])

/** Whether the extras that the refusal names are all sun beds and deck chairs, or it names none. */
export function isAboutBeds({ extras }: RefusalData): boolean {
  return !Array.isArray(extras) || extras.every((extra) => BEDS.has(extra))
}

/** A civil date of the data as a person reads it, "18 luglio"; null when it is not there. */
export function dayOf(data: RefusalData, name: 'from' | 'to' | 'day', language: Language): string | null {
  const value = valueOf(data, name)
  const instant = value === null ? Number.NaN : Date.parse(`${value}T00:00:00Z`)
  if (Number.isNaN(instant)) return null
  const locale = language === 'en' ? 'en-GB' : language
  const words = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(instant)
  return withFrenchFirst(words, language)
}

/** An hour of the resort's clock, "10:00"; null when the refusal does not say. */
export function hourOf(data: RefusalData): string | null {
  const { hour } = data
  return typeof hour === 'number' ? `${hour}:00` : valueOf(data, 'hour')
}

/** A list of words as a person reads it, at most five of them; null when the refusal names none. */
export function listOf(data: RefusalData, name: 'problems' | 'stays'): string | null {
  const list = data[name]
  if (!Array.isArray(list) || list.length === 0) return null
  return list.length > 5 ? `${list.slice(0, 5).join(', ')} …` : list.join(', ')
}
