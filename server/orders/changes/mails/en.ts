import type { ChangeMailTexts } from './change-mail-texts.ts'

export const en: ChangeMailTexts = {
  subject: (resort, number) => `${resort}: booking changed, order ${number}`,
  title: (firstName) => `Hi ${firstName}, your booking has changed`,
  daysCancelled: 'As you asked, we cancelled the days below: the place is free again.',
  moved: 'As you asked, we moved your booking.',
  changedByResort: 'We changed your booking, as agreed on the beach.',
  cannotDeliver:
    'We are sorry: we cannot give you the place that you booked. Everything you paid for these days goes back to you.',
  before: 'Before',
  after: 'Now',
  cancelled: 'Cancelled',
  fromDesk: (amount) => `You paid ${amount} at the desk: the desk gives it back to you.`,
  toCredit: (amount) => `${amount} is now in your credit: you can use it for your next order.`,
  kept: (amount) => `Under the conditions of sale, ${amount} does not go back: it was close to the start.`,
  noDifference: 'There is nothing more to pay.',
  stillDue: (amount) => `${amount} is still to be paid: online from the order, or at the desk when you arrive.`,
}
