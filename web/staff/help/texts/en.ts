import type { it } from './it.ts'

/** The words of the help, in English. */
export const en: typeof it = {
  handbook: 'Handbook',
  lines: {
    spiaggia: [
      'Tap a place to see who is there, what they owe and what you can do.',
      'Sell free places from here; scan a QR code to mark an arrival.',
    ],
    arrivi: [
      'Everyone who is coming on a day, with what they still owe.',
      'One tap marks the whole party as arrived and takes the payment.',
    ],
    bar: ['Today’s orders, from new to delivered.', 'Each order has a single button: its next step.'],
    ristorante: [
      'The tables of one sitting: who has booked and who is seated.',
      'Add a phone booking with one tap; open and close the online seats here too.',
    ],
    catalogo: [
      'Everything guests can order or read, section by section.',
      'Guests see your changes once you publish them.',
    ],
    prezzi: [
      'Prices, seasons and promotions for the beach.',
      'Everything stays a draft until you publish it, and you can try out a price first.',
    ],
    numeri: [
      'How full the beach is and how much it takes, compared with last year.',
      'Every chart can be read as a table and exported.',
    ],
    parametri: [
      'How the resort works: hours, limits, payments, texts.',
      'A change takes effect at once; the history shows who made it.',
    ],
    cassa: [
      'Who still has to pay, how much was taken, and closing the till.',
      'Every payment and refund is recorded with the name of the person who made it.',
    ],
    clienti: [
      'A guest’s page: orders, dogs, documents and notes.',
      'Two letters of the name are enough, or search by phone, place or order.',
    ],
    abbonamenti: [
      'Season passes with their instalments, entries and changes of place.',
      'Take an instalment with the button beside it.',
    ],
    'lista-attesa': [
      'Who is waiting for a place, day by day and in order.',
      'Places that become free are offered automatically; here you see how far each offer has got.',
    ],
    cani: ['Dog documents to check, and lost dogs.', 'Accept or reject a document: the guest is told at once.'],
    messaggi: [
      'A message to everyone who is coming on a day, in five languages.',
      'Send it to yourself first; anyone it does not reach is listed with a phone number.',
    ],
    credito: [
      'Money that a guest can spend only here, with every movement.',
      'Whenever you give credit, you say what for; the guest can read it.',
    ],
    richieste: [
      'Money that goes beyond a limit: it waits here for a second yes.',
      'After the yes it is done by itself, once, as it was asked.',
    ],
    scontrini: [
      'Receipts that still have to be issued, and those that were.',
      'If the device does not answer, enter the number by hand.',
    ],
    meteo: ['Days of bad weather, and what guests get for them.', 'What counts is what the staff record on the beach.'],
    cartelli: [
      'The QR code of every umbrella, ready to print.',
      'Guests who scan it order from the bar with their place already filled in.',
    ],
    mappa: [
      'The plan of the beach: rows, places and zones.',
      'You work on a draft; guests see it once it is published.',
    ],
    persone: [
      'Who works here, and in which roles.',
      'An invitation by e-mail takes a new colleague from the password to their first screen.',
    ],
    registro: ['Who did what, and when.', 'Open a row to see before and after; export whatever you searched for.'],
    altro: [
      'The other screens of your role.',
      'Tap your name to open your drawer, or to change person, PIN, language or appearance.',
    ],
  },
}
