import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

export const fr: typeof it = {
  title: 'S’il fait mauvais',
  ruleDetail: 'Ce qui vous revient, et quand',
  rule: 'La règle',
  intro:
    'Ce qui compte est ce que l’on voit de la plage, jamais une prévision. Le matin et l’après-midi comptent séparément :',
  rain: (hours) => `au moins ${hours} ${plural('fr', hours, { one: 'heure', other: 'heures' })} de pluie`,
  wind: (hours, knots) =>
    `au moins ${hours} ${plural('fr', hours, { one: 'heure', other: 'heures' })} de vent de ${knots} ${plural('fr', knots, { one: 'nœud', other: 'nœuds' })} ou plus`,
  flag: (hours) => `au moins ${hours} ${plural('fr', hours, { one: 'heure', other: 'heures' })} de drapeau rouge`,
  window: (from, to, turn, minutes) =>
    `On compte de ${from} à ${to} ; l’après-midi commence à ${turn}. Une observation vaut au plus ${minutes} minutes si personne ne regarde à nouveau.`,
  credit: (percent) =>
    `Les clients qui ont payé et n’étaient pas encore venus reçoivent en crédit ${percent} % du prix de ces demi-journées.`,
  arrived: (percent) => `Les clients déjà à leur place reçoivent ${percent} %.`,
  arrivedNone: 'Les clients déjà à leur place ne reçoivent pas de crédit.',
  choose: (hours, days) =>
    `L’établissement confirme la journée ; ensuite vous avez ${hours} ${plural('fr', hours, { one: 'heure', other: 'heures' })} pour choisir : le crédit, ou un autre jour parmi les ${days} suivants sans supplément. Sans choix, vous recevez le crédit.`,
  unpaid: 'Ceux qui auraient payé sur place ne doivent rien pour ces demi-journées.',
  subscriptions: (percent) =>
    `Avec un abonnement ou un carnet, vous recevez d’office ${percent} % du prix de ces demi-journées en crédit.`,
  subscriptionsNone: 'Les abonnements et les carnets sont exclus.',
  yours: 'Vos jours',
  offer: (day) => `Mauvais temps ${day} : crédit ou un autre jour`,
  given: (day) => `Mauvais temps ${day}`,
  until: (day, time) => `Vous pouvez choisir jusqu’au ${day} à ${time}`,
  take: (amount) => `Prendre ${amount} de crédit`,
  move: (day, code) => `Déplacer au ${day}, place ${code}`,
  full: 'Aucun autre jour n’est libre pour le moment.',
  credited: (amount) => `${amount} de crédit sont à vous`,
  moved: (day, code) => `Déplacé au ${day}, place ${code}`,
  order: 'Commande',
  states: {
    open: 'À choisir',
    credited: (amount) => `${amount} de crédit`,
    moved: 'Déplacé',
    lapsed: 'N’est plus valable',
  },
  parts: { full_day: 'journée entière', morning: 'matin', afternoon: 'après-midi' },
  causes: { rain: 'pluie', wind: 'vent', red_flag: 'drapeau rouge' },
}
