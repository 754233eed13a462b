import type { TableMailTexts } from './table-mail-texts.ts'

export const nl: TableMailTexts = {
  reminder: {
    subject: (restaurant, time) => `${restaurant}: tot ${time} uur`,
    title: (firstName) => `Hoi ${firstName}, je tafel staat klaar`,
    text: (day, time) => `We verwachten je ${day} om ${time} uur.`,
    change: 'Kom je niet, verwijder dan de reservering in de app: iemand anders is blij met de tafel.',
  },
  restaurant: 'Restaurant',
  day: 'Dag',
  time: 'Tijd',
  seats: 'Plaatsen',
  dogs: 'Honden',
  note: 'Opmerking',
  order: 'Bestelling',
  openOrder: 'Open de reservering',
}
