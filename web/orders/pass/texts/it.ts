import { plural } from '../../../platform/texts.ts'

/** What stands on the pass, in Italian: the source of the other languages. */
export const it = {
  title: 'Il tuo pass',
  open: 'A tutto schermo',
  places: (count: number) => plural('it', count, { one: 'Il tuo posto', other: `I tuoi ${count} posti` }),
  swipe: (count: number) =>
    plural('it', count, {
      one: 'Un posto, un solo codice',
      other: `${count} posti, un solo codice: scorri per vederli`,
    }),
}
