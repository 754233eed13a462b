import { addDays, civilDate, type CivilDate } from '../platform/civil-date.ts'
import type { DaySpan, MonthDay, PriceBook } from './price-book.ts'

const FIRST = civilDate('2028-01-01')
/** Every day of a year, 29 February included. */
const YEAR: readonly MonthDay[] = Array.from({ length: 366 }, (_, index) => addDays(FIRST, index).slice(5) as MonthDay)
const INDEX = new Map(YEAR.map((day, index) => [day, index]))
const indexOf = (day: MonthDay) => INDEX.get(day) ?? 0

/** Days of a span in its own order, over New Year when it goes over it. */
function daysOf({ from, to }: DaySpan): MonthDay[] {
  const [first, last] = [indexOf(from), indexOf(to)]
  return first <= last ? YEAR.slice(first, last + 1) : [...YEAR.slice(first), ...YEAR.slice(0, last + 1)]
}

/** Days that follow each other, as first and last one. */
function runsOf(days: readonly MonthDay[]): { from: MonthDay; to: MonthDay }[] {
  const runs: { from: MonthDay; to: MonthDay }[] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last !== undefined && indexOf(day) === (indexOf(last.to) + 1) % 366) last.to = day
    else runs.push({ from: day, to: day })
  }
  return runs
}

/** A span without some days: what is left of it, with its weekdays. */
function without(span: DaySpan, gone: ReadonlySet<MonthDay>): DaySpan[] {
  const days = daysOf(span)
  if (!days.some((day) => gone.has(day))) return [span]
  const runs: MonthDay[][] = [[]]
  for (const day of days) {
    if (gone.has(day)) runs.push([])
    else runs.at(-1)?.push(day)
  }
  return runs.flatMap((run) => {
    const [from, to] = [run[0], run.at(-1)]
    return from === undefined || to === undefined ? [] : [{ from, to, weekdays: span.weekdays }]
  })
}

/** Spans with a run of days, joined to those that it touches. */
function withRun(spans: readonly DaySpan[], run: { from: MonthDay; to: MonthDay }): DaySpan[] {
  const joined = { ...run }
  const rest: DaySpan[] = []
  for (const span of spans) {
    const isPlain = span.weekdays === null && span.from <= span.to
    if (isPlain && indexOf(span.to) + 1 === indexOf(joined.from)) joined.from = span.from
    else if (isPlain && indexOf(joined.to) + 1 === indexOf(span.from)) joined.to = span.to
    else rest.push(span)
  }
  return [...rest, { ...joined, weekdays: null }]
}

/**
 * The book with some days painted in a season, in every year: the days leave the spans of every later season, which would win over
 * it, and become spans of the season itself unless they are in one already. Spans keep their weekdays, every other day its season.
 */
export function paintDays(book: PriceBook, season: string, days: readonly CivilDate[]): PriceBook {
  const painted = new Set(days.map((day) => day.slice(5) as MonthDay))
  // A year without 29 February shows no gap there: whoever paints both sides of it means it, too.
  if (painted.has('02-28' as MonthDay) && painted.has('03-01' as MonthDay)) painted.add('02-29' as MonthDay)
  const at = book.seasons.findIndex((one) => one.id === season)
  const seasons = book.seasons.map((one, index) => {
    if (index > at) return { ...one, spans: one.spans.flatMap((span) => without(span, painted)) }
    if (index < at) return one
    const held = new Set(one.spans.filter((span) => span.weekdays === null).flatMap(daysOf))
    const missing = YEAR.filter((day) => painted.has(day) && !held.has(day))
    return { ...one, spans: runsOf(missing).reduce<readonly DaySpan[]>(withRun, one.spans) }
  })
  return { ...book, seasons }
}
