import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const de: typeof it = {
  title: 'Wie beim letzten Mal',
  when: 'An welchem Tag?',
  same: (days) =>
    plural('de', days, {
      one: 'Gleicher Platz, gleiche Extras, gleiche Zahlungsart.',
      other: `Gleicher Platz, gleiche Extras, gleiche Zahlungsart: Wähle den ersten der ${days} Tage.`,
    }),
}
