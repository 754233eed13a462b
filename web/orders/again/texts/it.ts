import { plural } from '../../../platform/texts.ts'

/** What a guest reads who books the same again, in Italian: the source of the other languages. */
export const it = {
  title: 'Come l’ultima volta',
  when: 'Che giorno?',
  same: (days: number) =>
    plural('it', days, {
      one: 'Stesso posto, stessi extra, stesso modo di pagare.',
      other: `Stesso posto, stessi extra, stesso modo di pagare: scegli il primo dei ${days} giorni.`,
    }),
}
