import type { Cents } from '../platform/cents.ts'
import type { DayPart } from '../platform/day-part.ts'
import { readEuro } from '../platform/files/euro.ts'
import type { LocalizedText } from '../platform/language.ts'
import { weekdayNumbers } from '../platform/weekday-names.ts'
import { readRows } from '../umbrellas/files/code-ranges.ts'
import type { ExtraId } from '../umbrellas/plan.ts'
import type { MonthDay } from '../umbrellas/price-book.ts'
import type { PlanEntry } from './files/subscriptions-file.ts'

/** Which days a plan is for: those of every year, so many from a chosen day, or those in which a carnet's entries are used. */
export type PlanDays =
  | { readonly kind: 'span'; readonly from: MonthDay; readonly to: MonthDay }
  | { readonly kind: 'length'; readonly length: number; readonly from: MonthDay; readonly to: MonthDay }
  | { readonly kind: 'carnet'; readonly entries: number; readonly from: MonthDay; readonly to: MonthDay }

/** A line of a plan's prices; a condition that is null holds always. */
export interface PlanPrice {
  readonly categories: readonly string[] | null
  readonly rows: readonly string[] | null
  readonly cents: Cents
}

/** An extra that goes with a plan: pieces in its price, and what one more costs for each month that is begun. */
export interface PlanExtra {
  readonly id: ExtraId
  readonly included: number
  readonly monthCents: Cents
}

/** A plan of subscriptions, as rules read it. Weekdays are 1, Monday, to 7; null is every day. */
export interface Plan {
  readonly id: number
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly days: PlanDays
  readonly weekdays: readonly number[] | null
  readonly part: DayPart
  readonly categories: readonly string[] | null
  readonly rows: readonly string[] | null
  readonly prices: readonly PlanPrice[]
  readonly extras: readonly PlanExtra[]
  readonly isProRata: boolean
  readonly depositPercent: number
  readonly instalments: readonly { readonly percent: number; readonly due: MonthDay }[]
  readonly withdrawalDays: number
  readonly firstRefusalUntil: MonthDay | null
  readonly fewPlaces: number
}

const FEW_PLACES = 10

/**
 * The plan of a file's entry, also of one that was kept when it was sold. `rows` are the beach's row ids from the sea; rows that
 * the beach no longer has are nobody's.
 */
export function planOf(entry: PlanEntry, rows: readonly string[]): Plan {
  const { id, name, text, part, depositPercent, withdrawalDays } = entry
  return {
    id,
    name,
    text,
    part,
    depositPercent,
    withdrawalDays,
    days: daysOf(entry.days),
    weekdays: entry.weekdays === undefined ? null : weekdayNumbers(entry.weekdays),
    categories: entry.categories ?? null,
    rows: rowsOf(entry.rows, rows),
    prices: entry.prices.map((line) => ({
      categories: line.categories ?? null,
      rows: rowsOf(line.rows, rows),
      cents: readEuro(line.euro),
    })),
    extras: entry.extras.map(({ extra, included, month }) => ({ id: extra, included, monthCents: readEuro(month) })),
    isProRata: entry.proRata,
    instalments: entry.instalments.map((one) => ({ percent: one.percent, due: one.due as MonthDay })),
    firstRefusalUntil: (entry.firstRefusalUntil as MonthDay | undefined) ?? null,
    fewPlaces: entry.fewPlaces ?? FEW_PLACES,
  }
}

function daysOf(days: PlanEntry['days']): PlanDays {
  const bounds = { from: days.from as MonthDay, to: days.to as MonthDay }
  if ('length' in days) return { kind: 'length', length: days.length, ...bounds }
  if ('entries' in days) return { kind: 'carnet', entries: days.entries, ...bounds }
  return { kind: 'span', ...bounds }
}

function rowsOf(text: string | undefined, rows: readonly string[]): readonly string[] | null {
  if (text === undefined) return null
  const read = readRows(text, rows)
  return 'value' in read ? read.value : []
}
