import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

/** Texts of the car park, in German. */
export const de: typeof it = {
  title: 'Parkplatz',
  area: 'Bereich',
  left: (about, count) =>
    count === 0
      ? `${about}, ausgebucht`
      : `${about}, ${plural('de', count, { one: '1 Platz frei', other: `${count} Plätze frei` })}`,
  full: 'An diesen Tagen ausgebucht',
  allFull: 'Der Parkplatz ist an diesen Tagen ausgebucht. Versuch es mit einem anderen Tag oder einer anderen Dauer.',
  day: 'Tag',
  days: 'Tage',
  chooseDays: 'Wann kommst du?',
  chooseDaysHelp: 'Ein Tag genügt. Für länger tippe auch auf den letzten Tag.',
  duration: 'Dauer',
  choosePart: 'Wie lange bleibst du?',
  done: 'Fertig',
  parts: { full_day: 'Ganzer Tag', morning: 'Vormittag', afternoon: 'Nachmittag' },
  partsInLine: { full_day: 'ganzer Tag', morning: 'Vormittag', afternoon: 'Nachmittag' },
  afternoonOnly: 'Heute ist nur noch der Nachmittag buchbar: Der Vormittag ist vorbei.',
  plate: 'Kennzeichen',
  plateNote: 'Die Schranke liest das Kennzeichen, du musst nichts ausdrucken.',
  add: 'In den Warenkorb',
  replace: 'Warenkorb aktualisieren',
  added: 'Der Parkplatz ist im Warenkorb',
  none: 'Hier gibt es keine Parkplätze',
  noneText: 'Dieses Strandbad hat keine Parkplätze zum Buchen.',
  closed: 'Der Strand ist geschlossen',
  closedText: (phone) => `Er öffnet wieder in der nächsten Saison. Auskunft: ${phone}.`,
  info: 'Anfahrt und reservierte Plätze',
  line: (area) => `Parkplatz ${area}`,
  anyArea: 'Parkplatz',
  withPlate: (plate) => `Kennzeichen ${plate}`,
  edit: 'Ändern',
  editLine: 'Parkplatz ändern',
  remove: 'Entfernen',
  removeLine: 'Parkplatz entfernen',
}
