import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const nl: typeof it = {
  title: 'Net als de vorige keer',
  when: 'Welke dag?',
  same: (days) =>
    plural('nl', days, {
      one: 'Dezelfde plek, dezelfde extra’s, dezelfde betaalwijze.',
      other: `Dezelfde plek, dezelfde extra’s, dezelfde betaalwijze: kies de eerste van de ${days} dagen.`,
    }),
}
