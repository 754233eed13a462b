import type { it } from './it.ts'

export const en: typeof it = {
  title: 'Same as last time',
  when: 'Which day?',
  same: 'Same place, same extras, same way of paying.',
  /** `days` is more than one. */
  sameFrom: (days) => `Same place, same extras, same way of paying: choose the first of the ${days} days.`,
}
