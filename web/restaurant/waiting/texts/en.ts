import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const en: typeof it = {
  full: 'Fully booked?',
  someFull: 'Is the time you want full?',
  text: 'Join the list: as soon as a table for you is free, we’ll keep it for you and write to you.',
  logIn: 'Log in to join the list',
  inList: 'You are already on the list for this meal',
  time: 'What time?',
  anyTime: 'Any time',
  rules: (minutes: number, sameDay: number, ignored: number) => [
    'First come, first served: the rules are the same for everybody.',
    `When a table is free it is yours for ${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}, ${sameDay} if it is for the same day. We tell you by notification and e-mail.`,
    `If you do not answer it goes to the next person. If any time suits you, you stay on the list, up to ${ignored} offers without an answer.`,
  ],
  when: (day: string, meal: string) => `${day}, ${meal}`,
  seats: (n: number) => plural('en', n, { one: '1 person', other: `${n} people` }),
  dogs: (n: number) => plural('en', n, { one: '1 dog', other: `${n} dogs` }),
  at: (time: string) => `at ${time}`,
  waiting: 'We’ll write to you as soon as a table for you is free.',
  endedIgnored: 'You are off the list: the offer had no answer. You can join again from the times.',
  endedOver: 'This request is over: this meal takes no more bookings.',
  offer: {
    title: (seats: number, time: string) => `Table for ${seats} at ${time}`,
    over: 'Your time for this table is up.',
    deposit: 'You pay the deposit now, to keep the table.',
    declined: 'The table goes to the next person',
  },
}
