import { plural } from '../../../platform/texts.ts'

/** The words of the waiting list, in Italian: the source of the other languages. */
export const it = {
  title: 'Lista d’attesa',
  full: 'Tutto pieno?',
  fullText: 'Mettiti in lista: appena si libera un posto adatto, lo teniamo per te e ti scriviamo.',
  invite: 'Mettiti in lista',
  inList: 'Sei già in lista per questi giorni',
  see: 'Vedi la lista d’attesa',
  join: {
    title: 'Mettiti in lista',
    where: 'Dove va bene?',
    anywhere: 'Ovunque',
    rows: 'Quale fila?',
    anyRow: 'Ogni fila',
    row: (id: string) => `Fila ${id}`,
    none: 'Nessun posto della spiaggia va bene per voi con queste scelte. Cambia persone o cani nella ricerca.',
    rulesTitle: 'Come funziona',
    rules: (minutes: number, sameDay: number, ignored: number) => [
      'Chi arriva prima riceve prima: le regole sono uguali per tutti.',
      `Quando si libera un posto adatto è tuo per ${minutes} minuti, ${sameDay} se è per il giorno stesso. Ti scriviamo per notifica e per e-mail.`,
      `Se non rispondi passa a chi viene dopo, e tu resti al tuo posto. Dopo ${ignored} offerte senza risposta esci dalla lista.`,
    ],
    submit: 'Mettiti in lista',
    done: (position: number) => (position === 1 ? 'Sei in lista: sei il prossimo' : `Sei in lista: ${position}º`),
  },
  list: {
    emptyTitle: 'Non sei in lista d’attesa',
    emptyText:
      'Quando i giorni che cerchi sono pieni, mettiti in lista dalla ricerca: ti scriviamo appena si libera un posto.',
    search: 'Cerca un posto',
    position: (n: number) => (n === 1 ? 'Sei il prossimo' : `${n}º in lista`),
    anywhere: 'Ovunque in spiaggia',
    rows: (rows: string) => `fila ${rows}`,
    people: (n: number) => plural('it', n, { one: '1 persona', other: `${n} persone` }),
    waiting: 'Ti scriviamo appena si libera un posto adatto.',
    ignored: (n: number) =>
      plural('it', n, {
        one: 'Un’offerta è rimasta senza risposta.',
        other: `${n} offerte sono rimaste senza risposta.`,
      }),
    endedIgnored: 'Sei fuori dalla lista: troppe offerte senza risposta. Puoi rimetterti in lista dalla ricerca.',
    endedOver: 'Questa richiesta è finita: il primo giorno è già cominciato.',
    leave: 'Esci dalla lista',
    leaveTitle: 'Esci dalla lista?',
    leaveText: (when: string) => `Per ${when} perdi il tuo posto in fila. Se ti rimetti in lista, riparti dal fondo.`,
    stay: 'Resta in lista',
    left: 'Sei fuori dalla lista',
  },
  offer: {
    title: (code: string) => `Si è liberato ${code}`,
    until: (time: string) => `È tuo fino alle ${time}`,
    row: (id: string) => `Fila ${id}`,
    accessible: 'Accessibile',
    withExtras: 'Con gli extra che servono: li cambi nel carrello.',
    accept: 'Lo prendo',
    decline: 'Non lo voglio',
    accepted: (code: string) => `${code} è nel carrello`,
    declined: (code: string) => `${code} passa a chi viene dopo di te`,
    over: 'Il tempo per questo posto è finito.',
    offline: 'Sei offline: per rispondere serve la rete.',
  },
}
