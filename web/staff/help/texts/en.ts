import type { it } from './it.ts'

/** The words of the help, in English. */
export const en: typeof it = {
  handbook: 'Handbook',
  lines: {
    spiaggia: [
      'Tap a place: you see who is there, what they owe and what you can do.',
      'A free place is sold from here; arrivals are marked by scanning the QR.',
    ],
    arrivi: [
      'Everybody who comes on a day, with what is left to collect.',
      'One tap marks the whole party as arrived and collects the money.',
    ],
    bar: ['Today’s orders, from accepted to delivered.', 'Each order has one button: the step that comes next.'],
    ristorante: [
      'The tables of a sitting, with who has booked and who is seated.',
      'A phone booking is added with one tap; seats online are opened and closed here.',
    ],
    catalogo: [
      'All that guests order or read, section by section.',
      'What you change is seen in the app once you publish it.',
    ],
    prezzi: [
      'Prices, seasons and promotions of the beach.',
      'All of it stays a draft until you publish: try a price first.',
    ],
    numeri: [
      'How full the beach is and what comes in, beside the year before.',
      'Each chart can be read as a table, and exported.',
    ],
    parametri: [
      'How the resort works: hours, limits, payments, texts.',
      'A changed value holds at once; the history says who changed it.',
    ],
    cassa: [
      'Who still has to pay, what came in, and the closing.',
      'Each payment and refund is kept with who made it.',
    ],
    clienti: [
      'The card of a guest: orders, dogs, documents, notes.',
      'Two letters of the name are enough, or the phone, place or order.',
    ],
    abbonamenti: [
      'Season passes with instalments, entries and changes of place.',
      'An instalment is collected beside its line.',
    ],
    'lista-attesa': [
      'Who waits for a place, day by day, in order.',
      'Places that become free are offered by themselves: here you see how far they are.',
    ],
    cani: ['The dogs’ documents to look at, and lost dogs.', 'Accept or reject: the guest reads it at once.'],
    messaggi: [
      'A notice to those who come on a day, in five languages.',
      'Send it to yourself first; who is not reached is listed with the phone.',
    ],
    credito: [
      'Money that a guest spends only here, with all its movements.',
      'It is given with a reason, which the guest reads.',
    ],
    richieste: [
      'Money that goes beyond a limit: it waits here for a second yes.',
      'After the yes it is done by itself, once, as it was asked.',
    ],
    scontrini: [
      'Receipts to issue, and those that were issued.',
      'If the device does not answer, the number is typed by hand.',
    ],
    meteo: [
      'Days of bad weather, and what guests get for them.',
      'What counts are the observations that are made on the beach.',
    ],
    cartelli: ['The QR of every umbrella, to print.', 'Whoever scans it orders from the bar with the place filled in.'],
    mappa: ['The plan of the beach: rows, places, zones.', 'You draw on a draft; once published, guests see it.'],
    persone: [
      'Who works here, and in which roles.',
      'An invitation by e-mail leads from the password to the first screen.',
    ],
    registro: ['Who did what, and when.', 'A row opens on before and after; a search can be exported.'],
    altro: ['The other screens of your role.', 'By your name you change person, PIN, language and appearance.'],
  },
}
