import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const en: typeof it = {
  title: 'Your pass',
  open: 'Full screen',
  places: (count) => plural('en', count, { one: 'Your place', other: `Your ${count} places` }),
  swipe: (count) =>
    plural('en', count, { one: 'One place, one code', other: `${count} places, one code: swipe to see them` }),
}
