import type { TableMailTexts } from './table-mail-texts.ts'

export const fr: TableMailTexts = {
  reminder: {
    subject: (restaurant, time) => `${restaurant} : on t’attend à ${time}`,
    title: (firstName) => `Bonjour ${firstName}, ta table t’attend`,
    text: (day, time) => `On t’attend ${day} à ${time}.`,
    change: 'Si tu ne viens pas, supprime la réservation dans l’app : quelqu’un d’autre aura la table.',
  },
  restaurant: 'Restaurant',
  day: 'Jour',
  time: 'Heure',
  seats: 'Couverts',
  dogs: 'Chiens',
  note: 'Note',
  order: 'Commande',
  openOrder: 'Ouvrir la réservation',
}
