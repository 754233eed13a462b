import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

const count = (number: number, one: string, other: string) => `${number} ${plural('en', number, { one, other })}`

export const en: typeof it = {
  times: (quantity, name) => (quantity === 1 ? name : `${quantity} × ${name}`),
  seats: (number) => count(number, 'seat', 'seats'),
  days: (number) => count(number, 'day', 'days'),
  dogs: (number) => count(number, 'dog', 'dogs'),
  meals: { lunch: 'Lunch', dinner: 'Dinner' },
  mealAt: (meal, time) => `${meal} ${time}`,
  parts: { full_day: 'full day', morning: 'morning', afternoon: 'afternoon' },
  plate: (plate) => `Plate ${plate}`,
  table: 'Table',
  barTo: (code) => `Bar, delivery to ${code}`,
  barCounter: 'Bar, pick up at the counter',
  bar: 'Bar',
  services: 'Services',
  item: (name, others) => (others === 0 ? name : `${name} and more`),

  toSubscription: 'My season passes',
  barStatus: {
    received: 'Received',
    preparing: 'Being prepared',
    ready: 'Ready',
    delivered: 'Delivered',
    rejected: 'Not accepted',
  },

  checkout: {
    barTitle: 'Bar order',
    who: 'Who is ordering',
    change: 'Change',
    cash: { umbrella: 'Cash on delivery', pickup: 'Cash at the counter' },
    chooseDelivery: 'Choose where we bring it, then order.',
    ready: (minutes) => `Ready in about ${count(minutes, 'minute', 'minutes')}`,
    noWithdrawal: {
      bar: 'Food and drinks are made to order: there is no right of withdrawal (art. 59(1)(d) and (n), Italian Consumer Code).',
      restaurant:
        'This is a table for a set time: there is no right of withdrawal (art. 59(1)(n), Italian Consumer Code). You can still delete the booking in the app.',
      parking:
        'This is a space for set days: there is no right of withdrawal (art. 59(1)(n), Italian Consumer Code). You can still delete it in the app until it begins.',
      service:
        'These are leisure services for set days: there is no right of withdrawal (art. 59(1)(n), Italian Consumer Code). You can still delete them in the app until they begin.',
      subscription:
        'For a fixed place and fixed days there is no right of withdrawal (art. 59(1)(n), Italian Consumer Code). For carnets, where the plan gives it, the summary says so.',
      instalment: 'This is an instalment of your season pass: the conditions you bought it under apply.',
    },
    keep: 'Keep the order',
    keepAsk:
      'You’re offline. We’ll keep the order here and ask you to confirm price and conditions once you’re back online.',
    keepWho: 'You’re offline. We’ll keep the order here and ask who you are once you’re back online.',
    keepCash: 'You’re offline. Order anyway: we’ll keep the order here and send it as soon as you’re back online.',
    keepPay: 'You’re offline. We’ll keep the order here and ask you to pay once you’re back online.',
  },

  next: {
    title: 'One category is paid at a time',
    text: 'The other carts stay as they are: you won’t lose anything.',
    pay: {
      umbrella: 'Pay for the umbrellas',
      bar: 'Pay for the bar',
      restaurant: 'Pay for the table',
      parking: 'Pay for the parking',
      service: 'Pay for the services',
      subscription: 'Pay for the season pass',
    },
  },

  done: {
    bar: 'It’s on its way',
    counter: 'See you at the counter',
    yours: 'The season pass is yours',
    instalment: 'The instalment is paid',
    follow: 'Follow the order',
    showPass: 'Show it when you arrive.',
    ticket: (number) => `no. ${number}`,
    delivery: 'Delivery',
    counterShort: 'Counter',
    what: 'Order',
    subscription: 'Season pass',
    table: 'Table',
    people: 'Seats',
    plate: 'Plate',
    when: 'When',
  },

  outcome: {
    timeToPay: (time) => `You still have ${time} to pay.`,
    payUntil: (time) => `Pay by ${time}.`,
    timeOver: 'The time to pay is over.',
    noTries: 'You have no attempts left.',
    gone: 'The payment came too late: what you chose is gone.',
    noShow: 'It was not picked up.',
    toCart: 'Back to the cart',
    toSubscription: 'Back to the season passes',
    stillPayable: 'You can still pay it. Try again or choose another method.',
  },

  pending: {
    title: 'Bar order',
    waiting: 'Not sent yet',
    sent: 'Sent',
    accepted: 'Accepted',
    asking: 'Your answer is needed',
    waitingText: 'It will be sent as soon as you’re back online.',
    waitingAsk: 'Once you’re back online, we’ll ask you to confirm.',
    waitingWho: 'Once you’re back online, we’ll ask who you are, then send it.',
    who: 'Tell us who is ordering',
    confirm: 'You’re back online. Check price and conditions, then confirm.',
    waitingPay: 'Once you’re back online, we’ll ask you to pay.',
    sentText: 'We are waiting for the bar’s answer. No need to order again: it’s never placed twice.',
    acceptedText: 'The bar has your order.',
    payNow: 'You’re back online. Pay and we’ll send the order.',
    changed: (before, after) => `The total was ${before}, now it is ${after}. Look at the order, then decide.`,
    termsChanged: 'The order has changed. Look at it, then decide.',
    withdraw: 'Take it back',
    withdrawn: 'Order taken back: it is in the cart again',
    look: 'Look at the order',
    follow: 'Follow the order',
    close: 'Close',
  },

  guestOrders: 'The orders you placed as a guest on this phone reappear when you log out.',
}
