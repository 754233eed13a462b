import { plural } from '../../../platform/texts.ts'

const count = (number: number, one: string, other: string) => `${number} ${plural('it', number, { one, other })}`

export const it = {
  times: (quantity: number, name: string) => (quantity === 1 ? name : `${quantity} × ${name}`),
  seats: (number: number) => count(number, 'posto', 'posti'),
  days: (number: number) => count(number, 'giorno', 'giorni'),
  dogs: (number: number) => count(number, 'cane', 'cani'),
  meals: { lunch: 'Pranzo', dinner: 'Cena' },
  mealAt: (meal: string, time: string) => `${meal} ${time}`,
  parts: { full_day: 'giornata intera', morning: 'mattina', afternoon: 'pomeriggio' },
  plate: (plate: string) => `Targa ${plate}`,
  table: 'Tavolo',
  barTo: (code: string) => `Bar, consegna a ${code}`,
  barCounter: 'Bar, ritiro al bancone',
  bar: 'Bar',
  services: 'Servizi',
  item: (name: string, count: number) => (count === 0 ? name : `${name} e altro`),

  toSubscription: 'I miei abbonamenti',
  barStatus: {
    received: 'Ricevuto',
    preparing: 'In preparazione',
    ready: 'Pronto',
    delivered: 'Consegnato',
    rejected: 'Non accettato',
  },

  checkout: {
    barTitle: 'Ordine al bar',
    who: 'Chi ordina',
    change: 'Cambia',
    cash: { umbrella: 'Contanti alla consegna', pickup: 'Contanti al bancone' },
    chooseDelivery: 'Scegli dove lo portiamo: poi ordini.',
    ready: (minutes: number) => `Pronto tra circa ${count(minutes, 'minuto', 'minuti')}`,
    noWithdrawal: {
      bar: 'Cibi e bevande sono preparati al momento: il diritto di recesso non c’è (art. 59, comma 1, lettere d e n, Codice del consumo).',
      restaurant:
        'È un tavolo per un’ora precisa: il diritto di recesso non c’è (art. 59, comma 1, lettera n, Codice del consumo). Puoi comunque eliminare la prenotazione dall’app.',
      parking:
        'È un posto per giorni precisi: il diritto di recesso non c’è (art. 59, comma 1, lettera n, Codice del consumo). Puoi comunque eliminarlo dall’app finché non inizia.',
      service:
        'Sono servizi per il tempo libero in giorni precisi: il diritto di recesso non c’è (art. 59, comma 1, lettera n, Codice del consumo). Puoi comunque eliminarli dall’app finché non iniziano.',
      subscription:
        'Per un posto e giorni fissi il diritto di recesso non c’è (art. 59, comma 1, lettera n, Codice del consumo). Per i carnet, se la formula lo prevede, lo dice il riepilogo.',
      instalment: 'È una rata di un abbonamento che hai già: valgono le condizioni con cui l’hai comprato.',
    },
    keep: 'Tieni l’ordine',
    keepAsk: 'Sei senza rete. Teniamo l’ordine qui e, quando torna, ti chiediamo di confermare prezzo e condizioni.',
    keepWho: 'Sei senza rete. Teniamo l’ordine qui e, quando torna, ti chiediamo chi sei.',
    keepCash: 'Sei senza rete. Ordina lo stesso: teniamo l’ordine qui e lo mandiamo appena torna.',
    keepPay: 'Sei senza rete. Teniamo l’ordine qui e, quando torna, ti chiediamo di pagare.',
  },

  next: {
    title: 'Si paga una categoria alla volta',
    text: 'Ogni carrello resta com’è, non perdi niente.',
    pay: {
      umbrella: 'Paga gli ombrelloni',
      bar: 'Paga il bar',
      restaurant: 'Paga il tavolo',
      parking: 'Paga il parcheggio',
      service: 'Paga i servizi',
      subscription: 'Paga l’abbonamento',
    },
  },

  done: {
    bar: 'Arriva presto',
    counter: 'Ti aspettiamo al bancone',
    yours: 'L’abbonamento è tuo',
    instalment: 'La rata è pagata',
    follow: 'Segui l’ordine',
    showPass: 'Mostralo quando arrivi.',
    ticket: (number: number) => `n. ${number}`,
    delivery: 'Consegna',
    counterShort: 'Bancone',
    what: 'Ordine',
    subscription: 'Abbonamento',
    table: 'Tavolo',
    people: 'Posti',
    plate: 'Targa',
    when: 'Quando',
  },

  outcome: {
    timeToPay: (time: string) => `Hai ancora ${time} per pagare.`,
    payUntil: (time: string) => `Paga entro le ${time}.`,
    timeOver: 'Il tempo per pagare è finito.',
    noTries: 'I tentativi sono finiti.',
    gone: 'Il pagamento è arrivato tardi: quello che avevi scelto non c’è più.',
    noShow: 'Non è stato ritirato.',
    toCart: 'Torna al carrello',
    toSubscription: 'Torna agli abbonamenti',
    stillPayable: 'Puoi ancora pagarlo. Riprova o scegli un altro metodo.',
  },

  pending: {
    title: 'Ordine al bar',
    waiting: 'Non ancora inviato',
    sent: 'Inviato',
    accepted: 'Accettato',
    asking: 'Serve la tua risposta',
    waitingText: 'Parte da solo appena torna la rete.',
    waitingAsk: 'Appena torna la rete ti chiediamo di confermare.',
    waitingWho: 'Appena torna la rete ti chiediamo chi sei, poi parte.',
    who: 'Dicci chi ordina',
    confirm: 'La rete è tornata. Guarda prezzo e condizioni e conferma.',
    waitingPay: 'Appena torna la rete ti chiediamo di pagare.',
    sentText: 'Aspettiamo la risposta del bar. Non ordinare di nuovo: non sarà mai doppio.',
    acceptedText: 'Il bar ha il tuo ordine.',
    payNow: 'La rete è tornata. Paga e l’ordine parte.',
    changed: (before: string, after: string) => `Il totale era ${before}, ora è ${after}. Guarda l’ordine, poi decidi.`,
    termsChanged: 'L’ordine è cambiato. Guardalo, poi decidi.',
    withdraw: 'Ritira',
    withdrawn: 'Ordine ritirato: è di nuovo nel carrello',
    look: 'Guarda l’ordine',
    follow: 'Segui l’ordine',
    close: 'Chiudi',
  },

  guestOrders: 'Gli ordini che hai fatto come ospite su questo telefono li ritrovi quando esci dall’account.',
}
