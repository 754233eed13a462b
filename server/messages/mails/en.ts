import type { MessageTexts } from './message-texts.ts'

export const en: MessageTexts = {
  ready: {
    title: (ticket) => `Your order is ready: no. ${ticket}`,
    pickup: 'It is waiting for you at the bar counter.',
    place: (code) => `We are bringing it to place ${code}.`,
    mailTitle: (firstName) => `Hi ${firstName}, your order is ready`,
    button: 'Open the order',
  },
  hold: {
    title: 'Your places are about to be free again',
    body: (time) => `We keep them for you until ${time}. Open the cart to order.`,
  },
  released: {
    title: 'We released a place from your cart',
    body: (codes) => `${codes}: we needed it on the beach. Sorry about that: choose another one whenever you like.`,
  },
  hotSand: {
    title: 'The sand is hot',
    body: (time) =>
      `Until about ${time} it burns paws: keep your dog in the shade, on the walkways and near cool water.`,
  },
  lostDog: (name) => `Have you seen ${name}? A dog is lost`,
  reminder: {
    title: (resort) => `${resort} is expecting you`,
    body: (day, things) => `${day}: ${things}`,
    subject: (resort, day) => `${resort}: see you on ${day}`,
    mailTitle: (firstName) => `Hi ${firstName}, see you soon`,
    intro: (day) => `This is a reminder of your booking for ${day}.`,
    button: 'Open the booking',
    change: 'If you can’t come, delete the booking in the app: somebody else will be glad of it.',
  },
  offer: {
    title: (code) => `${code} is free`,
    body: (time, stay) => `It is yours until ${time}: ${stay}.`,
    mailTitle: (firstName, code) => `Hi ${firstName}, ${code} is free`,
    intro: (time) =>
      `You are on the waiting list: the place is yours until ${time}. If you want it, accept it and complete the order.`,
    place: 'Place',
    when: 'When',
    until: 'Yours until',
    button: 'See the place',
    note: 'If you do not want it, decline it: it goes straight to the next person. You keep your position on the list.',
  },
  tableOffer: {
    title: (seats) => `A table for ${seats} is free`,
    body: (time, stay) => `It is yours until ${time}: ${stay}.`,
    mailTitle: (firstName, seats) => `Hi ${firstName}, a table for ${seats} is free`,
    intro: (time) =>
      `You are on the waiting list: the table is yours until ${time}. If you want it, take it in the app.`,
    place: 'People',
    when: 'When',
    until: 'Yours until',
    button: 'See the table',
    note: 'If you do not want it, decline it: it goes straight to the next person.',
  },
  broadcast: {
    why: (resort, day) => `You get this message because you have a booking at ${resort} for ${day}.`,
    button: 'Open your orders',
  },
  order: 'Order',
  number: 'Number',
  wishes: 'Choose which messages you get: in the app, Profile, Notifications.',
  staff: {
    refund_failed: {
      subject: (number) => `Refund failed: order ${number}`,
      title: 'A refund did not arrive',
      text: 'The bank or the payment network sent the refund back. The guest knows. Give the money back another way.',
    },
    dispute_opened: {
      subject: (number) => `Dispute opened: order ${number}`,
      title: 'A payment is disputed',
      text: 'The amount is blocked until the dispute is decided. Answer in the payment provider’s panel by the date it names.',
    },
    money_out_unusual: {
      subject: (name) => `Unusual sum: ${name}`,
      title: 'An unusual sum of money has left',
      text: 'One person let a large sum go, at once or over the day. See in the log whether it is right.',
    },
    money_out_asked: {
      subject: (name) => `${name} asks for your yes`,
      title: 'A request waits for a yes',
      text: 'It is beyond the limit of whoever asks: nothing happens without the yes of another manager. Open it and say yes or no.',
    },
    amount: 'Amount',
    person: 'Who',
    way: 'How',
    ways: {
      refund: 'Refund',
      cancellation: 'Booking cancelled',
      change: 'Change to a cheaper place',
      credit: 'Credit',
      complimentary: 'Places for nothing',
      payout: 'Cash out of the drawer',
    },
    today: 'In all today',
    button: 'Open the back office',
  },
}
