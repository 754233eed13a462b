import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const nl: typeof it = {
  title: 'Je pas',
  open: 'Volledig scherm',
  places: (count) => plural('nl', count, { one: 'Je plek', other: `Je ${count} plekken` }),
  swipe: (count) =>
    plural('nl', count, { one: 'Eén plek, één code', other: `${count} plekken, één code: veeg om ze te zien` }),
}
