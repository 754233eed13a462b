import type { it } from './it.ts'

/** The words of the back office's components in English. */
export const en: typeof it = {
  tender: {
    label: 'How they pay',
    cash: 'Cash',
    card: 'Card',
    given: 'Given',
    notes: 'Likely amounts',
    exact: 'Exact',
    tooLittle: 'That is less than they owe.',
    wrong: 'Write an amount, for example 70 or 70.50.',
    change: 'Change',
  },
}
