import type { it } from './it.ts'

export const nl: typeof it = {
  label: 'Kies voor mij',
  count: 'Plekken',
  take: (count) => (count === 1 ? 'Neem de beste plek' : `Neem de beste ${count} plekken`),
  beside: (count, row, sea, codes) =>
    count === 1
      ? `${codes}: rij ${row}, ${sea} m van zee`
      : `${codes}: ${count} plekken naast elkaar in rij ${row}, ${sea} m van zee`,
  apart: (count, codes) => `${codes}: ${count} plekken, zo dicht mogelijk bij elkaar`,
  none: 'Niets past bij iedereen op deze dagen: probeer minder plekken, of kies op de kaart.',
}
