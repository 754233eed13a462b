import type { TableMailTexts } from './table-mail-texts.ts'

export const it: TableMailTexts = {
  reminder: {
    subject: (restaurant, time) => `${restaurant}: ti aspettiamo alle ${time}`,
    title: (firstName) => `Ciao ${firstName}, il tuo tavolo ti aspetta`,
    text: (day, time) => `Ti aspettiamo ${day} alle ${time}.`,
    change: 'Se non vieni, elimina la prenotazione nell’app: lasci il posto a qualcun altro.',
  },
  restaurant: 'Ristorante',
  day: 'Giorno',
  time: 'Ora',
  seats: 'Posti a tavola',
  dogs: 'Cani',
  note: 'Nota',
  order: 'Ordine',
  openOrder: 'Apri la prenotazione',
}
