import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

/** Texts of the services, in French. */
export const fr: typeof it = {
  title: 'Services',
  when: 'Jour',
  choosePart: 'Moment de la journée',
  today: 'Aujourd’hui',
  parts: { full_day: 'Journée entière', morning: 'Matin', afternoon: 'Après-midi' },
  partsInLine: { full_day: 'journée entière', morning: 'matin', afternoon: 'après-midi' },
  afternoonOnly: 'Aujourd’hui, il ne reste que l’après-midi : la matinée est passée.',
  each: 'par utilisation',
  forPart: { full_day: 'pour la journée', morning: 'pour le matin', afternoon: 'pour l’après-midi' },
  left: (count) => `il en reste ${count}`,
  timesOf: (name: string) => `Horaires : ${name}`,
  at: (time: string) => `à ${time}`,
  timeGone: 'Cette heure n’est plus libre.',
  soldOut: 'Épuisé',
  more: (name) => `En savoir plus : ${name}`,
  moreShort: 'En savoir plus',
  add: 'Ajouter au panier',
  chooseSome: 'Choisissez ce qu’il vous faut',
  added: (count) =>
    plural('fr', count, {
      one: `${count} service est dans le panier`,
      other: `${count} services sont dans le panier`,
    }),
  cartFull: (max) =>
    `Le panier contient au maximum ${max} services différents. Commandez d’abord ceux-ci, puis ajoutez les autres.`,
  none: 'Rien à réserver ici',
  noneText: 'Vous trouverez tout sur la plage : demandez au maître-nageur.',
  closed: 'La plage est fermée',
  closedText: (phone) => `Elle rouvre la saison prochaine. Pour tout renseignement : ${phone}.`,
  info: 'Tous les services de l’établissement',
  anyService: 'Service',
  tooMany: (count) => (count === 0 ? 'Épuisé ce jour-là.' : `Il n’en reste que ${count}.`),
  remove: 'Retirer',
  removeLine: (name) => `Retirer ${name}`,
}
