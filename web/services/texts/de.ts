import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

/** Texts of the services, in German. */
export const de: typeof it = {
  title: 'Services',
  when: 'Tag',
  choosePart: 'Tageszeit',
  today: 'Heute',
  parts: { full_day: 'Ganzer Tag', morning: 'Vormittag', afternoon: 'Nachmittag' },
  partsInLine: { full_day: 'ganzer Tag', morning: 'Vormittag', afternoon: 'Nachmittag' },
  afternoonOnly: 'Heute ist nur noch der Nachmittag buchbar: Der Vormittag ist vorbei.',
  each: 'pro Nutzung',
  forPart: { full_day: 'für den Tag', morning: 'für den Vormittag', afternoon: 'für den Nachmittag' },
  left: (count) => `noch ${count}`,
  timesOf: (name: string) => `Uhrzeiten: ${name}`,
  at: (time: string) => `um ${time} Uhr`,
  timeGone: 'Diese Uhrzeit ist nicht mehr frei.',
  soldOut: 'Ausverkauft',
  more: (name) => `Mehr erfahren: ${name}`,
  moreShort: 'Mehr erfahren',
  add: 'In den Warenkorb',
  chooseSome: 'Wähle, was du brauchst',
  added: (count) =>
    plural('de', count, {
      one: '1 Service ist im Warenkorb',
      other: `${count} Services sind im Warenkorb`,
    }),
  cartFull: (max) =>
    `In den Warenkorb passen höchstens ${max} verschiedene Services. Bestelle erst diese und füge dann die anderen hinzu.`,
  none: 'Hier gibt es nichts zu buchen',
  noneText: 'Was du brauchst, findest du am Strand: Frag unser Team.',
  closed: 'Der Strand ist geschlossen',
  closedText: (phone) => `Er öffnet wieder in der nächsten Saison. Auskunft: ${phone}.`,
  info: 'Alle Services des Strandbads',
  anyService: 'Service',
  tooMany: (count) => (count === 0 ? 'An diesem Tag ausverkauft.' : `Es gibt nur noch ${count} da.`),
  remove: 'Entfernen',
  removeLine: (name) => `${name} entfernen`,
}
