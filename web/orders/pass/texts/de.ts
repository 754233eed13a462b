import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

export const de: typeof it = {
  title: 'Dein Pass',
  open: 'Im Vollbild zeigen',
  places: (count) => plural('de', count, { one: 'Dein Platz', other: `Deine ${count} Plätze` }),
  swipe: (count) =>
    plural('de', count, { one: 'Ein Platz, ein Code', other: `${count} Plätze, ein Code: wische, um sie zu sehen` }),
}
