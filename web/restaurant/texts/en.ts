import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

const people = (count: number) => plural('en', count, { one: '1 person', other: `${count} people` })

export const en: typeof it = {
  title: 'Book a table',
  restaurant: 'Restaurant',
  day: 'Day',
  today: 'today',
  meal: 'Meal',
  meals: { lunch: 'Lunch', dinner: 'Dinner' },
  closed: {
    inactive: 'Closed for now',
    platform: 'Not bookable here',
    season: 'Out of season',
    suspended: (day) => `Suspended until ${day}`,
  },
  allClosed: 'The restaurants are resting',
  allClosedText: 'No tables can be booked for now. Come and see us soon.',
  none: 'There is no restaurant here',
  noneText: 'You will find something good at the bar.',
  bookUntil: {
    lunch: (time) => `Book today’s lunch by ${time}`,
    dinner: (time) => `Book today’s dinner by ${time}`,
  },
  mealOver: {
    lunch: (time) => `Today’s lunch could be booked until ${time}`,
    dinner: (time) => `Today’s dinner could be booked until ${time}`,
  },
  dayOver: 'It is too late for today. Choose another day.',
  dayClosed: 'The restaurant takes no bookings on this day. Choose another day.',
  notOnline: 'This sitting can’t be booked online. Call us, or choose another one.',
  nothingFree: (seats) => `There is no room left for ${people(seats)}. Choose another sitting or day.`,
  seats: 'Seats at the table',
  dogsWelcome: 'Dogs are our guests',
  largeParty: (seats) => `More than ${seats} of you? Call us and we will find the right table.`,
  call: 'Call',
  dogs: 'Dogs under the table',
  dogsHint: 'We bring a bowl of water',
  note: 'Note for the restaurant',
  noteHint: 'Allergies, a high chair, a birthday',
  time: 'Time',
  slot: {
    full: 'full',
    past: 'past',
    closed: 'closed',
    few: (seats) => plural('en', seats, { one: 'last seat', other: `last ${seats}` }),
  },
  deposit: (amount) => `A deposit of ${amount} per person, which you pay now.`,
  book: (seats, when) => `Book for ${seats}, ${when}`,
  when: { today: (time) => `today at ${time}`, day: (day, time) => `${day} at ${time}` },
  chooseTime: 'Choose a time',
  offline: 'You are offline: booking needs a network.',
}
