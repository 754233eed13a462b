import type { DayPart } from '../../../domain/platform/day-part.ts'
import { plural } from '../../platform/texts.ts'

/** Texts of the services. Italian is the source. */
export const it = {
  title: 'Servizi',
  when: 'Giorno',
  choosePart: 'Parte del giorno',
  today: 'Oggi',
  parts: { full_day: 'Giornata intera', morning: 'Mattina', afternoon: 'Pomeriggio' } satisfies Record<DayPart, string>,
  partsInLine: { full_day: 'giornata intera', morning: 'mattina', afternoon: 'pomeriggio' } satisfies Record<
    DayPart,
    string
  >,
  afternoonOnly: 'Per oggi resta solo il pomeriggio: la mattina è già passata.',
  each: 'per volta',
  forPart: { full_day: 'per il giorno', morning: 'per la mattina', afternoon: 'per il pomeriggio' } satisfies Record<
    DayPart,
    string
  >,
  left: (count: number) => plural('it', count, { one: 'ne resta 1', other: `ne restano ${count}` }),
  timesOf: (name: string) => `Orari: ${name}`,
  at: (time: string) => `alle ${time}`,
  timeGone: 'Quest’ora non è più libera.',
  soldOut: 'Esaurito',
  more: (name: string) => `Scopri di più: ${name}`,
  moreShort: 'Scopri di più',
  add: 'Aggiungi al carrello',
  chooseSome: 'Scegli che cosa ti serve',
  added: (count: number) =>
    plural('it', count, { one: '1 servizio è nel carrello', other: `${count} servizi sono nel carrello` }),
  cartFull: (max: number) =>
    `Nel carrello stanno al massimo ${max} servizi diversi. Ordina questi, poi aggiungi gli altri.`,
  none: 'Niente da prenotare qui',
  noneText: 'Quello che serve lo trovi in spiaggia: chiedi al bagnino.',
  closed: 'La spiaggia è chiusa',
  closedText: (phone: string) => `Riapre con la prossima stagione. Per informazioni: ${phone}.`,
  info: 'Tutti i servizi dello stabilimento',
  anyService: 'Servizio',
  tooMany: (count: number) =>
    count === 0
      ? 'Per quel giorno è esaurito.'
      : plural('it', count, { one: 'Ne resta 1.', other: `Ne restano ${count}.` }),
  remove: 'Togli',
  removeLine: (name: string) => `Togli ${name}`,
}
