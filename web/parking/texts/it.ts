import type { DayPart } from '../../../domain/platform/day-part.ts'
import { plural } from '../../platform/texts.ts'

/** Texts of the car park (mockup 25). Italian is the source (R-112). */
export const it = {
  title: 'Parcheggio',
  area: 'Area',
  left: (about: string, count: number) =>
    count === 0
      ? `${about}, al completo`
      : `${about}, ${plural('it', count, { one: '1 posto libero', other: `${count} posti liberi` })}`,
  full: 'Al completo in quei giorni',
  allFull: 'Il parcheggio è al completo in quei giorni. Prova un altro giorno o un’altra durata.',
  day: 'Giorno',
  days: 'Giorni',
  chooseDays: 'Quando arrivi?',
  chooseDaysHelp: 'Un giorno basta. Per restare di più tocca anche l’ultimo.',
  duration: 'Durata',
  choosePart: 'Quanto resti?',
  done: 'Fatto',
  parts: { full_day: 'Giornata intera', morning: 'Mattina', afternoon: 'Pomeriggio' } satisfies Record<DayPart, string>,
  partsInLine: { full_day: 'giornata intera', morning: 'mattina', afternoon: 'pomeriggio' } satisfies Record<
    DayPart,
    string
  >,
  afternoonOnly: 'Per oggi resta solo il pomeriggio: la mattina è già passata.',
  plate: 'Targa',
  plateNote: 'La sbarra legge la targa, non serve stampare niente.',
  add: 'Aggiungi al carrello',
  replace: 'Aggiorna il carrello',
  added: 'Il parcheggio è nel carrello',
  none: 'Qui non si parcheggia',
  noneText: 'Questo stabilimento non ha posti auto da prenotare.',
  closed: 'La spiaggia è chiusa',
  closedText: (phone: string) => `Riapre con la prossima stagione. Per informazioni: ${phone}.`,
  info: 'Come arrivare e posti riservati',
  line: (area: string) => `Parcheggio ${area}`,
  anyArea: 'Parcheggio',
  withPlate: (plate: string) => `Targa ${plate}`,
  edit: 'Modifica',
  editLine: 'Modifica il parcheggio',
  remove: 'Togli',
  removeLine: 'Togli il parcheggio',
}
