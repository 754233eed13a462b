import type { it } from './it.ts'

export const fr: typeof it = {
  title: 'S’il fait mauvais',
  rule: 'La règle',
  intro:
    'Ce qui compte est ce que l’on voit de la plage, jamais une prévision. Le matin et l’après-midi comptent chacun pour soi :',
  rain: (hours) => `au moins ${hours} heures de pluie`,
  wind: (hours, knots) => `au moins ${hours} heures de vent de ${knots} nœuds ou plus`,
  flag: (hours) => `au moins ${hours} heures de drapeau rouge`,
  window: (from, to, turn, minutes) =>
    `On compte de ${from} à ${to} ; l’après-midi commence à ${turn}. Une observation vaut au plus ${minutes} minutes si personne ne regarde à nouveau.`,
  credit: (percent) =>
    `Qui a payé et n’était pas encore venu reçoit en crédit ${percent} % du prix de ces demi-journées.`,
  arrived: (percent) => `Qui était déjà à sa place reçoit ${percent} %.`,
  arrivedNone: 'Qui était déjà à sa place ne reçoit pas de crédit.',
  choose: (hours, days) =>
    `L’établissement confirme la journée ; ensuite vous avez ${hours} heures pour choisir : le crédit, ou un autre jour parmi les ${days} suivants sans supplément. Sans choix, vous recevez le crédit.`,
  unpaid: 'Qui aurait payé sur place ne doit rien pour ces demi-journées. Les abonnements sont exclus.',
  yours: 'Vos jours',
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
