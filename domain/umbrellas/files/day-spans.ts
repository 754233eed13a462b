import { parseCivilDate } from '../../platform/civil-date.ts'
import { WEEKDAY_NAMES, weekdayNames, weekdayNumbers, type WeekdayName } from '../../platform/weekday-names.ts'
import type { DaySpan, MonthDay } from '../price-book.ts'

const SPAN = /^(\d{2}-\d{2})\.\.(\d{2}-\d{2})((?: (?:mon|tue|wed|thu|fri|sat|sun))*)$/

/** What a span is expected to look like. */
export const SPAN_EXPECTED = 'days of every year such as "06-01..07-12" or "06-01..07-12 sat sun"'

function isMonthDay(text: string): text is MonthDay {
  // A leap year, so that 29 February may end a span.
  return parseCivilDate(`2028-${text}`) !== null
}

/** A span from text; null when it is none. */
export function readSpan(text: string): DaySpan | null {
  const match = SPAN.exec(text)
  const [from, to] = [match?.[1] ?? '', match?.[2] ?? '']
  if (!match || !isMonthDay(from) || !isMonthDay(to)) return null
  const names = (match[3] ?? '')
    .split(' ')
    .filter((name): name is WeekdayName => WEEKDAY_NAMES.some((one) => one === name))
  return { from, to, weekdays: names.length === 0 ? null : weekdayNumbers(names) }
}

/** The one way to write a span. */
export function writeSpan(span: DaySpan): string {
  return [`${span.from}..${span.to}`, ...(span.weekdays === null ? [] : weekdayNames(span.weekdays))].join(' ')
}
