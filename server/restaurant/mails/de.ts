import type { TableMailTexts } from './table-mail-texts.ts'

export const de: TableMailTexts = {
  reminder: {
    subject: (restaurant, time) => `${restaurant}: bis um ${time} Uhr`,
    title: (firstName) => `Hallo ${firstName}, dein Tisch wartet`,
    text: (day, time) => `Wir erwarten dich ${day} um ${time} Uhr.`,
    change: 'Wenn du nicht kommst, lösche die Reservierung in der App: Jemand anderes freut sich über den Tisch.',
  },
  restaurant: 'Restaurant',
  day: 'Tag',
  time: 'Uhrzeit',
  seats: 'Plätze',
  dogs: 'Hunde',
  note: 'Hinweis',
  order: 'Bestellung',
  openOrder: 'Reservierung öffnen',
}
