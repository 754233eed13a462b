import type { it } from './it.ts'

export const fr: typeof it = {
  label: 'Choisissez pour moi',
  count: 'Places',
  take: (count) => (count === 1 ? 'Prendre la meilleure place' : `Prendre les ${count} meilleures places`),
  beside: (count, row, sea, codes) =>
    count === 1
      ? `${codes} : rangée ${row}, à ${sea} m de la mer`
      : `${codes} : ${count} places côte à côte, rangée ${row}, à ${sea} m de la mer`,
  apart: (count, codes) => `${codes} : ${count} places, les plus proches entre elles qui sont libres`,
  none: 'Rien ne convient à tout le monde ces jours-là : essayez avec moins de places, ou choisissez sur le plan.',
}
