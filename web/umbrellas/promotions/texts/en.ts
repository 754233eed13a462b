import { plural } from '../../../platform/texts.ts'
import { inRows } from './in-rows.ts'
import type { it } from './it.ts'

export const en: typeof it = {
  promotion: 'Promotion',
  named: (name: string) => `Promotion ${name}`,
  included: 'already in the price',
  insteadOf: 'instead of',
  leastDays: (day: string, count: number, rows: readonly string[]) =>
    `A stay with ${day} has at least ${count} days${inRows(rows, 'in row', 'in rows')}.`,
  leastUntil: (days: number) =>
    `From ${days} ${plural('en', days, { one: 'day', other: 'days' })} before, one day is enough.`,
  addDay: (weekday: string) => `Add ${weekday}`,
  chooseDays: (range: string) => `Choose ${range}`,
}
