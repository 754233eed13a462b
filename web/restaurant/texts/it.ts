import { plural } from '../../platform/texts.ts'

const people = (count: number) => plural('it', count, { one: '1 persona', other: `${count} persone` })

export const it = {
  title: 'Prenota un tavolo',
  restaurant: 'Ristorante',
  day: 'Giorno',
  today: 'oggi',
  meal: 'Pasto',
  meals: { lunch: 'Pranzo', dinner: 'Cena' },
  closed: {
    inactive: 'Chiuso per ora',
    platform: 'Non si prenota da qui',
    season: 'Fuori stagione',
    suspended: (day: string) => `Sospeso fino al ${day}`,
  },
  allClosed: 'I ristoranti riposano',
  allClosedText: 'Per ora non si prenotano tavoli. Torna a trovarci presto.',
  none: 'Qui non c’è un ristorante',
  noneText: 'Al bar trovi qualcosa di buono.',
  bookUntil: {
    lunch: (time: string) => `Per il pranzo di oggi prenota entro le ${time}`,
    dinner: (time: string) => `Per la cena di oggi prenota entro le ${time}`,
  },
  mealOver: {
    lunch: (time: string) => `Il pranzo di oggi si prenotava entro le ${time}`,
    dinner: (time: string) => `La cena di oggi si prenotava entro le ${time}`,
  },
  dayOver: 'Per oggi è tardi. Scegli un altro giorno.',
  dayClosed: 'In questo giorno il ristorante non prende prenotazioni. Scegli un altro giorno.',
  notOnline: 'Questo turno non si prenota online. Chiamaci, o scegli un altro turno.',
  nothingFree: (seats: number) => `Per ${people(seats)} non c’è più posto. Cambia turno o giorno.`,
  seats: 'Posti a tavola',
  dogsWelcome: 'I cani sono nostri ospiti',
  largeParty: (seats: number) => `Siete più di ${seats}? Chiamaci e troviamo la tavola giusta.`,
  call: 'Chiama',
  dogs: 'Cani sotto il tavolo',
  dogsHint: 'Portiamo una ciotola d’acqua',
  note: 'Nota per il ristorante',
  noteHint: 'Allergie, seggiolone, un compleanno',
  time: 'Orario',
  slot: {
    full: 'pieno',
    past: 'passato',
    closed: 'chiuso',
    few: (seats: number) => plural('it', seats, { one: 'ultimo posto', other: `ultimi ${seats}` }),
  },
  deposit: (amount: string) => `Caparra di ${amount} a persona, che paghi adesso.`,
  book: (seats: number, when: string) => `Prenota per ${seats}, ${when}`,
  when: { today: (time: string) => `oggi alle ${time}`, day: (day: string, time: string) => `${day} alle ${time}` },
  chooseTime: 'Scegli un orario',
  offline: 'Sei offline: per prenotare serve la rete.',
}
