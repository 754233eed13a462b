import type { it } from './it.ts'

export const de: typeof it = {
  card: 'Karte',
  second_card: 'Zweite Karte',
  wallet: 'PayPal',
  provider: 'Anbieter {id}: {name}',
  reserve: ', Reserve',
  noKeys: ', Schlüssel fehlen',
  on: '{name}: an',
  off: '{name}: aus',
  undo: 'Rückgängig',
  undone: 'Wieder wie vorher',
}
