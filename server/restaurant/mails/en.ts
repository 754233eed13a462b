import type { TableMailTexts } from './table-mail-texts.ts'

export const en: TableMailTexts = {
  reminder: {
    subject: (restaurant, time) => `${restaurant}: see you at ${time}`,
    title: (firstName) => `Hi ${firstName}, your table is waiting`,
    text: (day, time) => `We expect you on ${day} at ${time}.`,
    change: 'If you can’t come, delete the booking in the app: somebody else will be glad of the table.',
  },
  restaurant: 'Restaurant',
  day: 'Day',
  time: 'Time',
  seats: 'Seats',
  dogs: 'Dogs',
  note: 'Note',
  order: 'Order',
  openOrder: 'Open the booking',
}
