import type { it } from './it.ts'

export const en: typeof it = {
  title: 'The sea,\non four paws.',
  text: 'Book an umbrella, order from the bar without getting up, pay right here.',
  login: 'Log in',
  signup: 'Create an account',
  beach: 'Look at the beach',
  guest: 'Continue as guest',
  language: 'Language',
}
