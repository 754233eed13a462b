import type { it } from './it.ts'

export const en: typeof it = {
  label: 'Choose for me',
  count: 'Places',
  take: (count) => (count === 1 ? 'Take the best place' : `Take the best ${count} places`),
  beside: (count, row, sea, codes) =>
    count === 1
      ? `${codes}: row ${row}, ${sea} m from the sea`
      : `${codes}: ${count} places side by side in row ${row}, ${sea} m from the sea`,
  apart: (count, codes) => `${codes}: ${count} places, the closest together that are free`,
  none: 'Nothing suits everybody on these days: try fewer places, or choose on the map.',
}
