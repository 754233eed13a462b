import type { CreditMailTexts } from './credit-mail-texts.ts'

export const en: CreditMailTexts = {
  earned: {
    subject: (amount) => `You have ${amount} more credit`,
    title: (amount) => `You have ${amount} more credit`,
    text: (firstName) => `Hi ${firstName}, you’ll find it in your profile.`,
    use: 'You can use it for any order, together with another way to pay.',
  },
  expiring: {
    subject: (amount, day) => `${amount} of credit expires on ${day}`,
    title: (day) => `Some of your credit expires on ${day}`,
    text: (firstName, amount, day) => `Hi ${firstName}, you have ${amount} of credit to use by ${day}.`,
    use: 'Use it for your next order: umbrella, bar, restaurant, parking or services.',
  },
  reasons: {
    day_resold: 'A day of yours that was sold again',
    weather: 'A day of bad weather',
    change: 'A booking that was changed',
    refund: 'A refund, as you chose',
    goodwill: 'A gift from the resort',
    withdrawal: 'A withdrawal',
  },
  amount: 'Credit',
  reason: 'For',
  note: 'Note',
  validUntil: 'To be used by',
  balance: 'In total you have',
  openCredit: 'Open my credit',
}
