import type { SubscriptionMailTexts } from './subscription-mail-texts.ts'

export const en: SubscriptionMailTexts = {
  hello: (firstName) => `Hi ${firstName},`,
  events: {
    instalment_due: {
      subject: ({ day }) => `An instalment of your season pass is due on ${day}`,
      text: ({ amount, day }) => `your next instalment is ${amount} and is due on ${day}.`,
      next: 'Pay it in the app in a minute, or in cash at the desk.',
    },
    suspended: {
      subject: () => 'Your season pass is suspended',
      text: ({ amount }) => `we have not received ${amount}: until it is paid, the pass is not valid at the entrance.`,
      next: 'Your place stays yours. As soon as you pay, in the app or at the desk, your season pass is active again.',
    },
    resumed: {
      subject: () => 'Your season pass is active again',
      text: () => 'your payment has arrived: the pass is valid at the entrance again. Thank you.',
      next: '',
    },
    place_changed: {
      subject: ({ place }) => `Your new place is ${place}`,
      text: ({ place, day }) => `from ${day} your place is ${place}. Nothing else about your season pass changes.`,
      next: 'The difference in price, if there is one, is below and in the app.',
    },
    ended: {
      subject: () => 'Your season pass has ended',
      text: () => 'the beach resort has ended your season pass: from tomorrow the place is free again.',
      next: 'If you have questions, answer this e-mail or come to the desk.',
    },
    renewal_open: {
      subject: ({ place }) => `${place} is still yours for next season, if you like`,
      text: ({ place, day }) => `we keep ${place} for you until ${day}. Nobody else can take it before then.`,
      next: 'Renew it in the app with one tap.',
    },
    renewal_near: {
      subject: ({ place, day }) => `We keep ${place} for you until ${day}`,
      text: ({ place, day }) => `after ${day}, place ${place} goes back on sale to everybody.`,
      next: 'Renew it in the app with one tap.',
    },
  },
  subscription: 'Season pass',
  place: 'Place',
  days: 'Days',
  between: (from, to) => `${from} to ${to}`,
  charged: 'To pay for the change',
  credited: 'Credited for the change',
  open: 'Open the season pass',
}
