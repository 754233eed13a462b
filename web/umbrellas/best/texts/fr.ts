import type { it } from './it.ts'

export const fr: typeof it = {
  label: 'Choisissez pour moi',
  count: 'Places',
  take: (count) => (count === 1 ? 'Prendre la meilleure place' : `Prendre les ${count} meilleures places`),
  full: 'Cinq places au maximum',
  apart: 'les plus proches entre elles',
  noneTitle: 'Rien ne convient à tout le monde',
  none: 'Essayez avec moins de places ou d’autres jours, ou choisissez sur le plan.',
  hold: (count) => (count === 1 ? 'Gardez-la-moi' : 'Gardez-les-moi'),
  login: 'Se connecter pour la prendre',
  more: (price) => `+ ${price}`,
  needed: (row) => `En rangée ${row}, il faut au moins 1 bain de soleil ou transat par place.`,
  rather: 'Ou bien',
  kinds: { best: 'La meilleure place', cheaper: 'Moins cher', near_shower: 'Plus près des douches' },
  shower: (metres) => `à ${metres} m de la douche`,
  held: (count, codes) => (count === 1 ? `${codes} est à vous pour l’instant` : `${codes} sont à vous pour l’instant`),
}
