import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

/** Texts of the car park, in Dutch. */
export const nl: typeof it = {
  title: 'Parkeren',
  area: 'Terrein',
  left: (about, count) =>
    count === 0
      ? `${about}, vol`
      : `${about}, ${plural('nl', count, { one: '1 plek vrij', other: `${count} plekken vrij` })}`,
  full: 'Vol op die dagen',
  allFull: 'De parkeerplaats is vol op die dagen. Probeer een andere dag of een andere duur.',
  day: 'Dag',
  days: 'Dagen',
  chooseDays: 'Wanneer kom je?',
  chooseDaysHelp: 'Eén dag is genoeg. Tik ook op de laatste dag om langer te blijven.',
  duration: 'Duur',
  choosePart: 'Hoelang blijf je?',
  done: 'Klaar',
  parts: { full_day: 'Hele dag', morning: 'Ochtend', afternoon: 'Middag' },
  partsInLine: { full_day: 'hele dag', morning: 'ochtend', afternoon: 'middag' },
  afternoonOnly: 'Vandaag is alleen de middag nog te boeken: de ochtend is voorbij.',
  plate: 'Kenteken',
  plateNote: 'De slagboom leest je kenteken, je hoeft niets te printen.',
  add: 'In winkelwagen',
  replace: 'Winkelwagen bijwerken',
  added: 'Je parkeerplek zit in de winkelwagen',
  none: 'Hier kun je niet parkeren',
  noneText: 'Dit strandbad heeft geen parkeerplekken om te boeken.',
  closed: 'Het strand is gesloten',
  closedText: (phone) => `Volgend seizoen gaat het weer open. Meer weten? ${phone}.`,
  info: 'Route en gereserveerde plekken',
  line: (area) => `Parkeren ${area}`,
  anyArea: 'Parkeren',
  withPlate: (plate) => `Kenteken ${plate}`,
  edit: 'Wijzigen',
  editLine: 'Parkeerplek wijzigen',
  remove: 'Verwijderen',
  removeLine: 'Parkeerplek verwijderen',
}
