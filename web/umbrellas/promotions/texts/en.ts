import type { it } from './it.ts'

export const en: typeof it = {
  promotion: 'Promotion',
  named: (name: string) => `Promotion ${name}`,
  included: 'already in the price',
  question: 'Do you have a code?',
  field: 'Code',
  use: 'Use the code',
  remove: 'Remove the code',
}
