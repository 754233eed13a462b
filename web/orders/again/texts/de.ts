import type { it } from './it.ts'

export const de: typeof it = {
  title: 'Wie beim letzten Mal',
  when: 'An welchem Tag?',
  same: 'Gleicher Platz, gleiche Extras, gleiche Zahlungsart.',
  /** `days` is more than one. */
  sameFrom: (days) => `Gleicher Platz, gleiche Extras, gleiche Zahlungsart: Wähle den ersten der ${days} Tage.`,
}
