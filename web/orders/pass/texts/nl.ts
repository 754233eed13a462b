import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const nl: typeof it = {
  title: 'Je pas',
  open: 'Volledig scherm',
  places: (count) => plural('nl', count, { one: 'Je plek', other: `Je ${count} plekken` }),
  /** `count` is more than one. */
  swipe: (count) => `${count} plekken, één code: veeg om ze te zien`,
}
