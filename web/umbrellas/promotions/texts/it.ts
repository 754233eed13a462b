import { plural } from '../../../platform/texts.ts'
import { inRows } from './in-rows.ts'

/** What guests read of promotions, in Italian: the source of the other languages. */
export const it = {
  promotion: 'Promozione',
  named: (name: string) => `Promozione ${name}`,
  included: 'già nel prezzo',
  insteadOf: 'invece di',
  /** A day as it is spoken, the least number of days, the rows it holds in; every row where there are none. */
  leastDays: (day: string, count: number, rows: readonly string[]) =>
    `Con ${day} nel soggiorno servono almeno ${count} giorni${inRows(rows, 'nella fila', 'nelle file')}.`,
  leastUntil: (days: number) =>
    `Da ${days} ${plural('it', days, { one: 'giorno', other: 'giorni' })} prima in poi basta un giorno.`,
  addDay: (weekday: string) => `Aggiungi ${weekday}`,
  chooseDays: (range: string) => `Scegli ${range}`,
}
