/** Names of the weekdays in files, Monday first. */
export const WEEKDAY_NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type WeekdayName = (typeof WEEKDAY_NAMES)[number]

/** Weekday numbers, 1 to 7, ascending and once each. */
export function weekdayNumbers(names: readonly WeekdayName[]): number[] {
  return [...new Set(names)].map((name) => WEEKDAY_NAMES.indexOf(name) + 1).toSorted((a, b) => a - b)
}

/** Names of weekday numbers. */
export function weekdayNames(numbers: readonly number[]): WeekdayName[] {
  return numbers.flatMap((number) => WEEKDAY_NAMES[number - 1] ?? [])
}
