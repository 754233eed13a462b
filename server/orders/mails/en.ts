import { counted, type OrderMailTexts } from './order-mail-texts.ts'

export const en: OrderMailTexts = {
  subject: (resort, number) => `${resort}: your booking ${number}`,
  title: (firstName) => `Hi ${firstName}, see you soon!`,
  intro:
    'Your booking is confirmed. Here is everything you need; the calendar file and the conditions of sale are attached.',
  cancelled: 'This order is no longer valid: the places are free again and there is nothing to pay.',
  passIntro:
    'Show the QR code at the entrance, from here or from the app. If it can’t be read, this code works as well:',
  passAlt: (number) => `QR code of order ${number}: your way in`,
  openPass: 'Open the order in the app',
  openToPay: 'Open the order and pay',
  toPayCash: (hour, day) =>
    `Arrive by ${hour} on ${day} and pay in cash at the desk. After that the places are free again.`,
  toPayLater: (hour, day) => `Pay by ${hour} on ${day}. After that the places are free again.`,
  nothingToPay: 'There is nothing to pay.',
  paid: {
    card: 'You have paid by card: there is nothing left to pay.',
    wallet: 'You have paid with PayPal: there is nothing left to pay.',
    other: 'Everything is paid.',
  },
  order: 'Order',
  orderedOn: 'Ordered on',
  place: (code) => `Umbrella ${code}`,
  gazebo: (code) => `Gazebo ${code}`,
  service: 'Service',
  promotion: (name) => `Promotion ${name}`.trim(),
  total: 'Total',
  creditUsed: 'Credit used',
  leftToPay: 'Left to pay',
  days: (from, to) => (from === to ? from : `${from} to ${to}`),
  parts: { full_day: 'full day', morning: 'morning', afternoon: 'afternoon' },
  people: counted('en', 'person', 'people'),
  extras: {
    sun_bed: counted('en', 'sunbed', 'sunbeds'),
    deck_chair: counted('en', 'deck chair', 'deck chairs'),
    extra_seat: counted('en', 'extra seat', 'extra seats'),
    director_chair: counted('en', 'director’s chair', 'director’s chairs'),
    hammock: counted('en', 'hammock', 'hammocks'),
    table: counted('en', 'table', 'tables'),
  },
  noWithdrawal:
    'This is a leisure service for fixed dates, so there is no right of withdrawal (art. 59(1)(n) of the Italian Consumer Code). You can still delete the booking in the app until it starts.',
  conditions: (version) => `The conditions of sale, version ${version}, apply: they are attached.`,
  conditionsByPaying: (version) =>
    `By paying you accept the conditions of sale, version ${version}: they are attached.`,
  conditionsFile: 'conditions-of-sale.txt',
  calendarFile: 'beach.ics',
  reminder: 'The time to pay ends in an hour.',
  freed: {
    subjectDeleted: (resort, number) => `${resort}: booking deleted, order ${number}`,
    subjectEnded: (resort, number) => `${resort}: order ${number} is no longer valid`,
    titleDeleted: (firstName) => `Hi ${firstName}, your booking is deleted`,
    titleEnded: (firstName) => `Hi ${firstName}, your booking is no longer valid`,
    deleted: 'As you asked, we have deleted this booking. The place is free again.',
    cashNotArrived: (hour, day) =>
      `The cash payment was due at the desk by ${hour} on ${day} and did not arrive, so we have cancelled the booking.`,
    notPaid: (hour, day) =>
      `The payment was due by ${hour} on ${day} and did not arrive, so we have cancelled the order.`,
    paymentLost:
      'Your bank had set the money aside, but it could not be taken, so we have cancelled the booking. You have not been charged.',
    goesBack: (amount) => `We are sending ${amount} back the way you paid; it usually takes a few days.`,
    nothingBack: 'Under the conditions of sale, there is no refund for this booking.',
    left: 'What is left',
    goesToCredit: (amount) => `${amount} is back in your credit: you’ll find it in your profile.`,
    dueNow: 'To pay now',
    passStays: 'The QR code stays the same: it is good for the places that are left.',
    passOver: 'The QR code of this order no longer opens the entrance.',
    bookAgain: 'Book again',
    calendarFile: 'beach-cancelled.ics',
  },
  money: {
    amount: 'Amount',
    way: 'Payment method',
    card: (lastFour) => (lastFour === null ? 'Card' : `Card •••• ${lastFour}`),
    paid: {
      subject: (resort, number) => `${resort}: payment received, order ${number}`,
      title: (firstName) => `Hi ${firstName}, payment received`,
      text: 'We have received your payment. This is the receipt: every movement is in the order’s summary.',
      nothingLeft: 'There is nothing else to pay.',
    },
    givenBack: {
      subject: (resort, number) => `${resort}: we are returning your payment, order ${number}`,
      title: (firstName) => `Hi ${firstName}, we are returning your payment`,
      why: {
        too_late: 'Your payment arrived after the time was up, and somebody else had taken the places in the meantime.',
        order_over: 'Your payment arrived when the order was no longer valid.',
        paid_already: 'The order had already been paid: this second payment is one too many.',
        mismatch: 'Your payment does not match the order, so we can’t keep it.',
      },
      how: 'If your bank has only set the amount aside, it releases it; if it has been charged, it comes back the way you paid within a few days. You don’t have to do anything.',
    },
    refund: {
      succeeded: {
        subject: (resort, number) => `${resort}: refund for order ${number}`,
        title: (firstName) => `Hi ${firstName}, your refund is on its way`,
        text: 'We have sent the refund. Depending on your bank, you will see it within about ten days.',
      },
      failed: {
        subject: (resort, number) => `${resort}: the refund for order ${number} did not go through`,
        title: (firstName) => `Hi ${firstName}, your refund did not go through`,
        text: 'We could not return this amount the way you paid. The desk knows and will get in touch to pay it back another way.',
      },
    },
    review: {
      began: {
        subject: (resort, number) => `${resort}: PayPal is checking the payment of order ${number}`,
        title: (firstName) => `Hi ${firstName}, your payment is being checked`,
        text: 'PayPal is checking the payment: that can take a few days. We’ll write to you as soon as it answers.',
      },
      denied: {
        subject: (resort, number) => `${resort}: the payment of order ${number} did not go through`,
        title: (firstName) => `Hi ${firstName}, your payment did not go through`,
        text: 'PayPal has checked the payment and did not accept it: you have not been charged.',
      },
      kept: 'What you chose stays reserved for you in the meantime. There is nothing to do, and no need to pay again.',
      payUntil: (instant) =>
        `What you chose is reserved for you until ${instant}. If you still want it, pay another way.`,
      freed: 'What you chose is no longer reserved for you: it is free again. If you still want it, book again.',
    },
  },
}
