import type { it } from './it.ts'

export const en: typeof it = {
  opening: 'Your order',
  find: {
    title: 'Find an order',
    text: 'Did you order without an account? We’ll send you the links to your orders again.',
    email: 'E-mail',
    number: 'Order number',
    numberHint: 'It’s in the confirmation e-mail',
    submit: 'Send the links',
    sent: 'If the details are right, the e-mail arrives within a minute.',
  },
  over: {
    title: 'This link no longer works',
    text: 'Your order hasn’t changed. Enter your e-mail and order number: we’ll send you a new link.',
  },
  others: {
    title: 'This order belongs to a guest',
    text: (email) =>
      `It can’t be opened with the account ${email}. You can log out to see it, and log in again whenever you like.`,
    stay: 'Stay in your account',
    leave: 'Log out and open the order',
  },
}
