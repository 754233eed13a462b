import { plural } from '../../../platform/texts.ts'
import { inRows } from './in-rows.ts'
import type { it } from './it.ts'

export const fr: typeof it = {
  promotion: 'Promotion',
  named: (name: string) => `Promotion ${name}`,
  included: 'déjà dans le prix',
  insteadOf: 'au lieu de',
  leastDays: (day: string, count: number, rows: readonly string[]) =>
    `Avec ${day}, le séjour compte au moins ${count} jours${inRows(rows, 'en file', 'dans les rangées')}.`,
  leastUntil: (days: number) =>
    `À partir de ${days} ${plural('fr', days, { one: 'jour', other: 'jours' })} avant, un seul jour suffit.`,
  addDay: (weekday: string) => `Ajouter ${weekday}`,
  chooseDays: (range: string) => `Choisir ${range}`,
}
