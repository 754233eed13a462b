/** What a guest reads who books the same again, in Italian: the source of the other languages. */
export const it = {
  title: 'Come l’ultima volta',
  when: 'Che giorno?',
  same: 'Stesso posto, stessi extra, stesso modo di pagare.',
  /** `days` is more than one. */
  sameFrom: (days: number) => `Stesso posto, stessi extra, stesso modo di pagare: scegli il primo dei ${days} giorni.`,
}
