import { counted } from '../order-mail-texts.ts'
import type { ItemMailTexts } from './item-mail-texts.ts'

export const en: ItemMailTexts = {
  subject: (resort, number) => `${resort}: your order ${number}`,
  title: {
    bar: (firstName) => `Hi ${firstName}, the bar has your order`,
    restaurant: (firstName) => `Hi ${firstName}, the table is yours`,
    parking: (firstName) => `Hi ${firstName}, the parking space is yours`,
    service: (firstName) => `Hi ${firstName}, everything is booked`,
    subscription: (firstName) => `Hi ${firstName}, the season pass is yours`,
    instalment: (firstName) => `Hi ${firstName}, the instalment is recorded`,
  },
  intro: {
    bar: 'You can follow it in the app. Here is what you ordered.',
    restaurant: 'Your booking is confirmed. The calendar file is attached.',
    parking: 'Your booking is confirmed: it is for the number plate below.',
    service: 'Your booking is confirmed: you pick everything up at the beach desk.',
    subscription: 'Your season pass is confirmed. Your pass and your days are in the app.',
    instalment: 'The instalment of your season pass is recorded.',
  },
  toPay: {
    bar: 'You pay in cash when you get your order.',
    restaurant: 'You pay in cash at the desk when you arrive.',
    parking: 'You pay in cash at the desk when you arrive.',
    service: 'You pay in cash at the desk when you pick it up.',
    subscription: 'You pay in cash at the desk as soon as you can: the place is yours and the instalment stays open.',
    instalment: 'You pay in cash at the desk.',
  },
  paidFirst: (amount) =>
    `You have paid ${amount}. The other parts and their days are above: we write to you before each one.`,
  nothingBefore: {
    bar: 'There is nothing to pay.',
    restaurant: 'There is nothing to pay now: you pay the bill at the table.',
    parking: 'There is nothing to pay.',
    service: 'There is nothing to pay.',
    subscription: 'There is nothing to pay.',
    instalment: 'There is nothing to pay.',
  },
  ticket: 'Number',
  where: 'Where',
  pickup: 'Pick up at the counter',
  tip: 'Tip',
  dogs: counted('en', 'dog', 'dogs'),
  seats: counted('en', 'person', 'people'),
  at: (day, time) => `${day}, ${time}`,
  plate: (plate) => `Number plate ${plate}`,
  barNoWithdrawal:
    'The bar makes it for you right away, so there is no right of withdrawal (art. 59(1)(n) of the Italian Consumer Code).',
  calendarFile: 'booking.ics',
  calendarOverFile: 'booking-cancelled.ics',
  over: {
    subject: {
      deleted: (resort, number) => `${resort}: booking deleted, order ${number}`,
      rejected: (resort, number) => `${resort}: we can’t carry out order ${number}`,
      payment_lost: (resort, number) => `${resort}: order ${number} is no longer valid`,
      payment_due: (resort, number) => `${resort}: order ${number} is no longer valid`,
    },
    title: {
      deleted: (firstName) => `Hi ${firstName}, your booking is deleted`,
      rejected: (firstName) => `Hi ${firstName}, we’re sorry`,
      payment_lost: (firstName) => `Hi ${firstName}, your order is no longer valid`,
      payment_due: (firstName) => `Hi ${firstName}, your order is no longer valid`,
    },
    text: {
      deleted: 'As you asked, we have deleted this booking.',
      rejected: 'This time we can’t manage it, and we have cancelled the order.',
      payment_lost:
        'Your bank had set the money aside, but it could not be taken, so we have cancelled the order. You have not been charged.',
      payment_due: 'The time to pay is over and no payment came, so we have cancelled the order.',
    },
    reason: 'Reason',
    cashBack: 'The desk gives you back what you paid in cash.',
    again: {
      bar: 'Open the bar’s menu',
      restaurant: 'Book another table',
      parking: 'Book another space',
      service: 'See the services',
      subscription: 'See the season passes',
      instalment: 'See the season passes',
    },
  },
  moved: {
    subject: (resort, number) => `${resort}: a new time for your table, order ${number}`,
    title: (firstName) => `Hi ${firstName}, your table has a new time`,
    text: 'The restaurant has changed the time of your booking; everything else is as before. The calendar file with the new time is attached.',
    before: 'Time before',
    notOk: 'Does the new time not suit you? Answer this e-mail, or delete the booking in the app.',
  },
  tooLate: 'The payment arrived after the time was up, and by then it was no longer available.',
}
