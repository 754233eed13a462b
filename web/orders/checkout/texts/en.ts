import type { it } from './it.ts'

export const en: typeof it = {
  question: 'Do you have a code?',
  field: 'Code',
  use: 'Use the code',
  remove: 'Remove the code',
  byPaying: 'By paying you accept the conditions of sale that we e-mailed you.',
}
