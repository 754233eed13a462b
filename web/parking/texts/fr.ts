import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

/** Texts of the car park, in French. */
export const fr: typeof it = {
  title: 'Parking',
  area: 'Zone',
  left: (about, count) =>
    count === 0
      ? `${about}, complet`
      : `${about}, ${plural('fr', count, { one: `${count} place libre`, other: `${count} places libres` })}`,
  full: 'Complet ces jours-là',
  allFull: 'Le parking est complet ces jours-là. Essayez un autre jour ou une autre durée.',
  day: 'Jour',
  days: 'Jours',
  chooseDays: 'Quand arrivez-vous ?',
  chooseDaysHelp: 'Un jour suffit. Pour rester plus longtemps, touchez aussi le dernier.',
  duration: 'Durée',
  choosePart: 'Combien de temps restez-vous ?',
  done: 'Terminé',
  parts: { full_day: 'Journée entière', morning: 'Matin', afternoon: 'Après-midi' },
  partsInLine: { full_day: 'journée entière', morning: 'matin', afternoon: 'après-midi' },
  afternoonOnly: 'Aujourd’hui, il ne reste que l’après-midi : la matinée est passée.',
  plate: 'Plaque d’immatriculation',
  plateNote: 'La barrière lit la plaque, rien à imprimer.',
  add: 'Ajouter au panier',
  replace: 'Mettre à jour le panier',
  added: 'Le parking est dans le panier',
  none: 'Pas de parking ici',
  noneText: 'Cet établissement n’a pas de places de parking à réserver.',
  closed: 'La plage est fermée',
  closedText: (phone) => `Elle rouvre la saison prochaine. Pour tout renseignement : ${phone}.`,
  info: 'Comment venir et places réservées',
  line: (area) => `Parking ${area}`,
  anyArea: 'Parking',
  withPlate: (plate) => `Plaque ${plate}`,
  edit: 'Modifier',
  editLine: 'Modifier le parking',
  remove: 'Retirer',
  removeLine: 'Retirer le parking',
}
