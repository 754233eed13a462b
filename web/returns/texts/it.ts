import { withArticle } from '../../../domain/platform/italian-article.ts'
import type { HalfState } from '../../../domain/returns/own-days.ts'

type Closed = 'unpaid' | 'not_running'
type Part = 'full_day' | 'morning' | 'afternoon'
const states: Readonly<Record<HalfState, string>> = {
  own: 'tuo',
  used: 'passato',
  offered: 'restituito',
  held: 'qualcuno lo sta prenotando',
  sold: 'venduto',
  credited: 'credito ricevuto',
  lapsed: 'restituito, nessuno lo ha preso',
}
const parts: Readonly<Record<Part, string>> = {
  full_day: 'Giornata intera',
  morning: 'Mattina',
  afternoon: 'Pomeriggio',
}
const closed: Readonly<Record<Closed, string>> = {
  unpaid: 'Salda quello che è scaduto: poi puoi restituire i tuoi giorni.',
  not_running: 'Questa prenotazione è finita o non è attiva: i giorni non si restituiscono più.',
}

/** The words of the days that a holder gives back, in Italian: the source of the other languages. */
export const it = {
  title: 'I tuoi giorni',
  place: (code: string) => `Posto ${code}`,
  calendar: 'Calendario dei tuoi giorni',
  lead: 'Non vieni? Tocca un giorno e restituiscilo: se qualcun altro lo prenota ricevi credito.',
  rule: (percent: number, cap: string) =>
    `Ricevi ${withArticle('il', percent)}\u00a0% di quello che paga chi prende il tuo posto, fino a ${cap} per mezza giornata, quando il giorno è passato.`,
  until: (eve: string, afternoon: string) =>
    `Giornate e mattine si restituiscono fino alle ${eve} del giorno prima, i pomeriggi fino alle ${afternoon}.`,
  closed,
  unknownTitle: 'Giorni non trovati',
  unknownText: 'Questa prenotazione non c’è più, o è di un altro account.',
  toOrders: 'Vedi i tuoi ordini',
  states,
  parts,
  halfIs: (part: string, state: string) => `${part}: ${state}`,
  legend: {
    own: 'Tuo',
    offered: 'Restituito',
    sold: 'Venduto',
    credited: 'Credito',
    used: 'Passato',
    half: 'Il primo segno è la mattina',
  },
  sheet: {
    what: 'Che cosa restituisci?',
    days: 'Quanti giorni',
    give: 'Restituisci',
    upTo: (amount: string) => `fino a ${amount}`,
    ifSold: 'Se lo prende qualcuno ai prezzi di oggi. Finché è libero puoi riprenderlo.',
    tooLate: 'Per questo giorno è troppo tardi: resta tuo.',
    reclaim: 'Riprendi',
    reclaimPart: (part: string) => `Riprendi: ${part.toLowerCase()}`,
    soldText: 'Qualcuno ha prenotato il tuo posto. Il credito arriva quando il giorno è passato.',
    creditedText: (amount: string) => `Hai ricevuto ${amount} di credito.`,
    lapsedText: 'Nessuno lo ha prenotato: niente credito per questo giorno.',
    heldText: 'Qualcuno lo sta prenotando in questo momento. Riprova tra qualche minuto.',
    usedText: 'È passato.',
    needsNetwork: 'Serve la rete per restituire o riprendere un giorno.',
  },
  given: (days: string) => `Restituito: ${days}`,
  reclaimed: (days: string) => `Di nuovo tuo: ${days}`,
  statement: {
    title: 'La tua stagione',
    month: 'Mese',
    used: 'Usati',
    given: 'Restituiti',
    sold: 'Venduti',
    credit: 'Credito',
    total: 'Totale',
    note: 'In giorni: mezza giornata è 0,5.',
    download: 'Scarica la tabella (CSV)',
    file: 'la-mia-stagione',
  },
  early: {
    title: 'Vai via prima?',
    row: 'Restituisci giorni di questo posto',
    one: 'Restituisci un giorno',
    forCredit: 'Se qualcuno lo prende ricevi credito.',
    creditUpTo: (amount: string) => `Fino a ${amount} di credito, se qualcuno lo prende.`,
    orCreditUpTo: (amount: string) => `Oppure fino a ${amount} di credito, se qualcuno lo prende.`,
  },
}
