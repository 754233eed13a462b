import type { it } from './it.ts'

export const nl: typeof it = {
  title: 'Net als de vorige keer',
  when: 'Welke dag?',
  same: 'Dezelfde plek, dezelfde extra’s, dezelfde betaalwijze.',
  /** `days` is more than one. */
  sameFrom: (days) => `Dezelfde plek, dezelfde extra’s, dezelfde betaalwijze: kies de eerste van de ${days} dagen.`,
}
