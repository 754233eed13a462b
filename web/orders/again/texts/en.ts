import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const en: typeof it = {
  title: 'Same as last time',
  when: 'Which day?',
  same: (days) =>
    plural('en', days, {
      one: 'Same place, same extras, same payment method.',
      other: `Same place, same extras, same payment method: choose the first of the ${days} days.`,
    }),
}
