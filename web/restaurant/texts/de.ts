import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

const people = (count: number) => plural('de', count, { one: '1 Person', other: `${count} Personen` })

export const de: typeof it = {
  title: 'Tisch reservieren',
  restaurant: 'Restaurant',
  day: 'Tag',
  today: 'heute',
  meal: 'Mahlzeit',
  meals: { lunch: 'Mittag', dinner: 'Abend' },
  closed: {
    inactive: 'Vorerst geschlossen',
    platform: 'Hier nicht buchbar',
    season: 'Außerhalb der Saison',
    suspended: (day) => `Geschlossen bis ${day}`,
  },
  allClosed: 'Die Restaurants machen Pause',
  allClosedText: 'Zurzeit lassen sich keine Tische reservieren. Schau bald wieder vorbei.',
  none: 'Hier gibt es kein Restaurant',
  noneText: 'An der Bar findest du etwas Gutes.',
  bookUntil: {
    lunch: (time) => `Tisch für heute Mittag bis ${time} Uhr reservieren`,
    dinner: (time) => `Tisch für heute Abend bis ${time} Uhr reservieren`,
  },
  mealOver: {
    lunch: (time) => `Für heute Mittag konntest du bis ${time} Uhr reservieren`,
    dinner: (time) => `Für heute Abend konntest du bis ${time} Uhr reservieren`,
  },
  dayOver: 'Für heute ist es zu spät. Wähle einen anderen Tag.',
  dayClosed: 'An diesem Tag nimmt das Restaurant keine Reservierungen an. Wähle einen anderen Tag.',
  notOnline: 'Diese Mahlzeit lässt sich nicht online reservieren. Ruf uns an oder wähle eine andere.',
  nothingFree: (seats) =>
    `Für ${people(seats)} ist kein Platz mehr. Wähle eine andere Mahlzeit oder einen anderen Tag.`,
  seats: 'Plätze am Tisch',
  dogsWelcome: 'Hunde sind unsere Gäste',
  largeParty: (seats) => `Ihr seid mehr als ${seats}? Ruf uns an, wir finden den richtigen Tisch.`,
  call: 'Anrufen',
  dogs: 'Hunde dabei',
  dogsHint: 'Wir bringen einen Napf Wasser',
  note: 'Hinweis für das Restaurant',
  noteHint: 'Allergien, Hochstuhl, Geburtstag',
  time: 'Uhrzeit',
  slot: {
    full: 'voll',
    past: 'vorbei',
    closed: 'zu',
    few: (seats) => plural('de', seats, { one: 'letzter Platz', other: `letzte ${seats}` }),
  },
  deposit: (amount) => `Eine Anzahlung von ${amount} pro Person, die du jetzt bezahlst.`,
  book: (seats, when) => `Für ${seats} reservieren, ${when}`,
  when: { today: (time) => `heute um ${time}`, day: (day, time) => `${day} um ${time}` },
  chooseTime: 'Wähle eine Uhrzeit',
  offline: 'Du bist offline: Zum Reservieren brauchst du Netz.',
  line: (seats) => `Tisch für ${seats}`,
  edit: 'Ändern',
  editLine: 'Den Tisch ändern',
  remove: 'Entfernen',
  removeLine: 'Den Tisch entfernen',
}
