import type { it } from './it.ts'

export const de: typeof it = {
  label: 'Für mich wählen',
  count: 'Plätze',
  take: (count) => (count === 1 ? 'Den besten Platz nehmen' : `Die besten ${count} Plätze nehmen`),
  beside: (count, row, sea, codes) =>
    count === 1
      ? `${codes}: Reihe ${row}, ${sea} m vom Meer`
      : `${codes}: ${count} Plätze nebeneinander in Reihe ${row}, ${sea} m vom Meer`,
  apart: (count, codes) => `${codes}: ${count} Plätze, die am nächsten beieinanderliegen`,
  none: 'An diesen Tagen passt nichts für alle: Versuch es mit weniger Plätzen oder wähle auf der Karte.',
}
