import { plural } from '../../../platform/texts.ts'
import { inRows } from './in-rows.ts'
import type { it } from './it.ts'

export const de: typeof it = {
  promotion: 'Aktion',
  named: (name: string) => `Aktion ${name}`,
  included: 'schon im Preis',
  insteadOf: 'statt',
  leastDays: (day: string, count: number, rows: readonly string[]) =>
    `Mit ${day} dauert der Aufenthalt mindestens ${count} Tage${inRows(rows, 'in Reihe', 'in den Reihen')}.`,
  leastUntil: (days: number) =>
    `Ab ${days} ${plural('de', days, { one: 'Tag', other: 'Tagen' })} vorher genügt ein Tag.`,
  addDay: (weekday: string) => `${weekday} dazunehmen`,
  chooseDays: (range: string) => `${range} wählen`,
}
