import * as z from 'zod/mini'
import { PERIODS, MOST_DAYS, periodOf, stepPeriod, type Days, type PeriodKind } from '../../domain/numbers/period.ts'
import { countDays, parseCivilDate, type CivilDate } from '../../domain/platform/civil-date.ts'
import { day, dayRange } from '../platform/format.ts'
import type { Language } from '../../domain/platform/language.ts'

/** Ways to look at the numbers, in the order of the menu. */
export const VIEWS = ['overview', 'places', 'no_shows', 'bar', 'sources', 'holders', 'covers', 'waiting'] as const
export type View = (typeof VIEWS)[number]

/** The screen's state in its address. */
export const numbersQuery = z.object({
  period: z.optional(z.enum(PERIODS)),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  view: z.optional(z.enum(VIEWS)),
})
export type NumbersQuery = z.output<typeof numbersQuery>

/** What is looked at: the kind of period and its days. */
export interface ChosenPeriod extends Days {
  readonly kind: PeriodKind
}

/** A season that begins today rolls with it: its days are no past to look at. */
export function lastingSeason(
  season: { readonly from: string; readonly to: string } | null,
  today: string,
): Days | null {
  const [from, to] = [parseCivilDate(season?.from ?? ''), parseCivilDate(season?.to ?? '')]
  return from === null || to === null || from === today ? null : { from, to }
}

/** The period of an address: by its first day, or of both its days; this month where it says nothing that can be read. */
export function chosenPeriod(
  { period = 'month', from, to }: NumbersQuery,
  today: CivilDate,
  season: Days | null,
): ChosenPeriod {
  const [first, last] = [parseCivilDate(from ?? ''), parseCivilDate(to ?? '')]
  const isRange = first !== null && last !== null && first <= last && countDays(first, last) <= MOST_DAYS
  if (isRange && (period === 'days' || period === 'season')) return { kind: period, from: first, to: last }
  if (period === 'days') return { kind: 'month', ...periodOf('month', today, season) }
  return { kind: period, ...periodOf(period, first ?? today, season) }
}

/** The query of a period, and of the one before or after it. */
export function steppedQuery({ kind, from, to }: ChosenPeriod, step: -1 | 1) {
  return { period: kind, ...stepPeriod(kind, { from, to }, step) }
}

/** What a period is called: "Luglio 2026", "6–12 luglio 2026". */
export function periodTitle({ kind, from, to }: ChosenPeriod, language: Language): string {
  const title = kind === 'month' ? day(from, language, 'month') : dayRange(from, to, language, 'date')
  return title.charAt(0).toLocaleUpperCase(language) + title.slice(1)
}
