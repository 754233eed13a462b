import type { it } from './it.ts'

export const nl: typeof it = {
  title: (name) => `${name}, je account is klaar`,
  text: 'Je e-mail is bevestigd. Nu kun je je plek op het strand kiezen.',
  book: 'Parasol boeken',
  home: 'Naar home',
}
