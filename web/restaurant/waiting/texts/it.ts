import { plural } from '../../../platform/texts.ts'

/** The words of the waiting list for tables, in Italian: the source of the other languages. */
export const it = {
  full: 'Tutto pieno?',
  someFull: 'L’orario che vuoi è pieno?',
  text: 'Mettiti in lista: appena si libera un tavolo per voi, lo teniamo per te e ti scriviamo.',
  logIn: 'Accedi per metterti in lista',
  inList: 'Sei già in lista per questo pasto',
  time: 'A che ora?',
  anyTime: 'Qualsiasi orario',
  rules: (minutes: number, sameDay: number, ignored: number) => [
    'Chi arriva prima riceve prima: le regole sono uguali per tutti.',
    `Quando si libera un tavolo è tuo per ${minutes} ${plural('it', minutes, { one: 'minuto', other: 'minuti' })}, ${sameDay} se è per il giorno stesso. Ti scriviamo per notifica e per e-mail.`,
    `Se non rispondi passa a chi viene dopo. Se ti va bene qualsiasi orario resti in lista, fino a ${ignored} offerte senza risposta.`,
  ],
  when: (day: string, meal: string) => `${day}, ${meal}`,
  seats: (n: number) => plural('it', n, { one: '1 persona', other: `${n} persone` }),
  dogs: (n: number) => plural('it', n, { one: '1 cane', other: `${n} cani` }),
  at: (time: string) => `alle ${time}`,
  waiting: 'Ti scriviamo appena si libera un tavolo per voi.',
  endedIgnored: 'Sei fuori dalla lista: l’offerta è rimasta senza risposta. Puoi rimetterti in lista dagli orari.',
  endedOver: 'Questa richiesta è finita: per questo pasto non si prenota più.',
  offer: {
    title: (seats: number, time: string) => `Tavolo per ${seats} alle ${time}`,
    over: 'Il tempo per questo tavolo è finito.',
    deposit: 'La caparra la paghi adesso, per fermare il tavolo.',
    declined: 'Il tavolo passa a chi viene dopo di te',
  },
}
