import type { it } from './it.ts'

export const nl: typeof it = {
  card: 'Kaart',
  second_card: 'Tweede kaart',
  wallet: 'PayPal',
  provider: 'Aanbieder {id}: {name}',
  reserve: ', reserve',
  noKeys: ', sleutels ontbreken',
  on: '{name}: aan',
  off: '{name}: uit',
  undo: 'Ongedaan maken',
  undone: 'Weer zoals eerst',
}
