import { plural } from '../../../platform/texts.ts'
import { inRows } from './in-rows.ts'
import type { it } from './it.ts'

export const nl: typeof it = {
  promotion: 'Actie',
  named: (name: string) => `Actie ${name}`,
  included: 'al in de prijs',
  insteadOf: 'in plaats van',
  leastDays: (day: string, count: number, rows: readonly string[]) =>
    `Met ${day} erbij boek je minstens ${count} dagen${inRows(rows, 'op rij', 'op rijen')}.`,
  leastUntil: (days: number) =>
    `Vanaf ${days} ${plural('nl', days, { one: 'dag', other: 'dagen' })} ervoor is één dag genoeg.`,
  addDay: (weekday: string) => `Voeg ${weekday} toe`,
  chooseDays: (range: string) => `Kies ${range}`,
}
