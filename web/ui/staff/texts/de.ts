import type { it } from './it.ts'

/** The words of the back office's components in German. */
export const de: typeof it = {
  tender: {
    label: 'Zahlungsart',
    cash: 'Bar',
    card: 'Karte',
    given: 'Gegeben',
    notes: 'Übliche Beträge',
    exact: 'Passend',
    tooLittle: 'Das ist weniger als der Betrag.',
    wrong: 'Gib einen Betrag ein, zum Beispiel 70 oder 70,50.',
    change: 'Rückgeld',
  },
}
