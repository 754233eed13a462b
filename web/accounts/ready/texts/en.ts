import type { it } from './it.ts'

export const en: typeof it = {
  title: (name) => `${name}, your account is ready`,
  text: 'Your e-mail is confirmed. Now you can choose your place on the beach.',
  book: 'Book an umbrella',
  home: 'Go to home',
}
