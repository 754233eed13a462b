import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

const people = (count: number) => plural('fr', count, { one: '1 personne', other: `${count} personnes` })

export const fr: typeof it = {
  title: 'Réserver une table',
  restaurant: 'Restaurant',
  day: 'Jour',
  today: 'auj.',
  meal: 'Repas',
  meals: { lunch: 'Déjeuner', dinner: 'Dîner' },
  closed: {
    inactive: 'Fermé pour l’instant',
    platform: 'Pas de réservation ici',
    season: 'Hors saison',
    suspended: (day) => `Suspendu jusqu’au ${day}`,
  },
  allClosed: 'Les restaurants se reposent',
  allClosedText: 'Pour l’instant, on ne réserve pas de table. Reviens bientôt.',
  none: 'Il n’y a pas de restaurant ici',
  noneText: 'Au bar, tu trouveras quelque chose de bon.',
  bookUntil: {
    lunch: (time) => `Réserve le déjeuner d’aujourd’hui avant ${time}`,
    dinner: (time) => `Réserve le dîner d’aujourd’hui avant ${time}`,
  },
  mealOver: {
    lunch: (time) => `Le déjeuner d’aujourd’hui se réservait avant ${time}`,
    dinner: (time) => `Le dîner d’aujourd’hui se réservait avant ${time}`,
  },
  dayOver: 'Il est trop tard pour aujourd’hui. Choisis un autre jour.',
  dayClosed: 'Ce jour-là, le restaurant ne prend pas de réservations. Choisis un autre jour.',
  notOnline: 'Ce service ne se réserve pas en ligne. Appelle-nous ou choisis-en un autre.',
  nothingFree: (seats) => `Il n’y a plus de place pour ${people(seats)}. Change de service ou de jour.`,
  seats: 'Couverts',
  dogsWelcome: 'Les chiens sont nos invités',
  largeParty: (seats) => `Vous êtes plus de ${seats} ? Appelle-nous, nous trouverons la bonne table.`,
  call: 'Appeler',
  dogs: 'Chiens sous la table',
  dogsHint: 'Nous apportons un bol d’eau',
  note: 'Note pour le restaurant',
  noteHint: 'Allergies, chaise haute, anniversaire',
  time: 'Heure',
  slot: {
    full: 'complet',
    past: 'passé',
    closed: 'fermé',
    few: (seats) => plural('fr', seats, { one: 'dernière place', other: `${seats} dernières` }),
  },
  deposit: (amount) => `Arrhes de ${amount} par personne, à payer maintenant.`,
  book: (seats, when) => `Réserver pour ${seats}, ${when}`,
  when: { today: (time) => `aujourd’hui à ${time}`, day: (day, time) => `${day} à ${time}` },
  chooseTime: 'Choisis une heure',
  offline: 'Tu es hors ligne : il faut du réseau pour réserver.',
}
