import { plural } from '../../../../platform/texts.ts'

/** The words of the waiting list in the back office, in Italian: the source of the other languages. */
export const it = {
  title: 'Lista d’attesa',
  empty: 'Nessuno in lista',
  emptyText: 'Qui vedi chi aspetta un posto, giorno per giorno.',
  count: (n: number) => plural('it', n, { one: '1 persona in lista', other: `${n} persone in lista` }),
  columns: { order: 'Ordine', who: 'Chi', when: 'Giorni', wish: 'Cosa cerca', since: 'In lista da', offer: 'Offerta' },
  noOffer: 'In attesa',
  offered: (code: string, time: string) => `${code} fino alle ${time}`,
  anywhere: 'Ovunque',
  each: (day: string) => `Chi aspetta ${day}`,
}
