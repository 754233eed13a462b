import type { it } from './it.ts'

export const en: typeof it = {
  card: 'Card',
  second_card: 'Second card',
  wallet: 'PayPal',
  provider: 'Provider {id}: {name}',
  reserve: ', reserve',
  noKeys: ', keys missing',
  on: '{name}: on',
  off: '{name}: off',
  undo: 'Undo',
  undone: 'Back to how it was',
}
