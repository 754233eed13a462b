import { plural } from '../../platform/texts.ts'

const count = (number: number, one: string, other: string) => `${number} ${plural('it', number, { one, other })}`

export const it = {
  title: 'Carrello',
  carts: 'Carrelli',
  kinds: {
    umbrella: 'Ombrelloni',
    bar: 'Bar',
    restaurant: 'Ristorante',
    parking: 'Parcheggio',
    service: 'Servizi',
    subscription: 'Abbonamento',
  },
  kindEmpty: 'vuoto',

  umbrella: (code: string) => `Ombrellone ${code}`,
  gazebo: (code: string) => `Gazebo ${code}`,
  umbrellas: (codes: string) => `Ombrelloni ${codes}`,
  places: (codes: string) => `Posti ${codes}`,
  parts: { full_day: 'Giornata intera', morning: 'Mattina', afternoon: 'Pomeriggio' },
  partsInline: { full_day: 'giornata intera', morning: 'mattina', afternoon: 'pomeriggio' },
  extras: {
    sun_bed: (number: number) => count(number, 'lettino', 'lettini'),
    deck_chair: (number: number) => count(number, 'sdraio', 'sdraio'),
    extra_seat: (number: number) => count(number, 'posto aggiuntivo', 'posti aggiuntivi'),
    director_chair: (number: number) => count(number, 'sedia regista', 'sedie regista'),
    hammock: (number: number) => count(number, 'amaca', 'amache'),
    table: (number: number) => count(number, 'tavolo', 'tavoli'),
  },
  people: (number: number) => count(number, 'persona', 'persone'),
  withDogs: (names: string) => `con ${names}`,
  lineWith: (code: string, extras: string) => `${code} con ${extras}`,

  until: (number: number, time: string) =>
    `${plural('it', number, { one: 'È tuo', other: 'Sono tuoi' })} fino alle ${time}`,
  thenFree: (number: number, codes: string) =>
    `Poi ${codes} ${plural('it', number, { one: 'torna libero', other: 'tornano liberi' })} e il carrello si svuota.`,
  minutesLeft: (minutes: number) =>
    `${plural('it', minutes, { one: 'Manca un minuto', other: `Mancano ${minutes} minuti` })}: poi il carrello si svuota.`,

  edit: 'Modifica',
  editPlace: (code: string) => `Modifica ${code}`,
  remove: 'Togli',
  removePlace: (code: string) => `Togli ${code}`,
  removed: (code: string) => `${code} tolto dal carrello`,
  undo: 'Annulla',
  addAnother: 'Aggiungi un altro',
  ofMost: (number: number, most: number) => `${number} di ${most}`,
  mostReached: (most: number) =>
    most === 5
      ? 'Cinque ombrelloni è il massimo'
      : `${most} ${plural('it', most, { one: 'ombrellone', other: 'ombrelloni' })} è il massimo`,
  oneKind: 'Bar e ristorante restano nel loro carrello: si paga una categoria alla volta.',
  goOn: {
    bar: 'Aggiungi dal menù',
    restaurant: 'Cambia il tavolo',
    parking: 'Cambia il parcheggio',
    service: 'Aggiungi un servizio',
    subscription: 'Cambia l’abbonamento',
  },
  oneKindEach: 'Ogni carrello si paga da solo: gli altri restano come sono.',
  first: {
    title: 'Si paga una categoria alla volta',
    text: 'Bar e servizi hanno il loro carrello, non perdi niente.',
    pay: {
      umbrella: 'Paga prima gli ombrelloni',
      bar: 'Paga prima il bar',
      restaurant: 'Paga prima il tavolo',
      parking: 'Paga prima il parcheggio',
      service: 'Paga prima i servizi',
      subscription: 'Paga prima l’abbonamento',
    },
    expires: (number: number, time: string) =>
      `${number}, ${plural('it', number, { one: 'scade', other: 'scadono' })} tra ${time}`,
    items: (number: number) => count(number, 'articolo', 'articoli'),
  },
  toPayment: 'Vai al pagamento',
  total: 'Totale',
  myOrders: 'I miei ordini',
  offline: 'Senza rete non puoi pagare. Il tempo continua a scorrere.',

  empty: {
    umbrella: {
      title: 'Il carrello è vuoto',
      text: 'Un posto vicino al mare ti aspetta.',
      action: 'Cerca un ombrellone',
    },
    bar: { title: 'Niente dal bar', text: 'Ti portiamo tutto all’ombrellone.', action: 'Ordina al bar' },
    restaurant: { title: 'Nessun tavolo', text: 'A pranzo o a cena, anche con il cane.', action: 'Prenota un tavolo' },
    parking: {
      title: 'Nessun parcheggio',
      text: 'All’ombra della pineta, a due passi dal mare.',
      action: 'Prenota un parcheggio',
    },
    service: { title: 'Nessun servizio', text: 'Cuscini, docce e il resto per la giornata.', action: 'Vedi i servizi' },
    subscription: {
      title: 'Nessun abbonamento',
      text: 'Un posto tuo per tutta l’estate, un mese o quando vuoi.',
      action: 'Vedi gli abbonamenti',
    },
  },

  timeout: {
    title: 'Tempo scaduto',
    text: (number: number, codes: string) =>
      `${codes} ${plural('it', number, { one: 'è tornato libero', other: 'sono tornati liberi' })} e il carrello è stato svuotato.`,
    again: 'Torna alla mappa',
    close: 'Chiudi',
  },

  checkout: {
    title: 'Pagamento',
    how: 'Come vuoi pagare?',
    method: 'Metodo di pagamento',
    methods: {
      card: 'Carta',
      second_card: 'Carta',
      wallet: 'PayPal',
      cash: 'Contanti alla cassa',
      pay_later: 'Paga dopo',
      no_payment_needed: 'Niente da pagare',
    },
    details: {
      card: 'Credito, debito o prepagata',
      second_card: 'Credito, debito o prepagata',
      wallet: 'Paghi nell’app PayPal',
      cash: '',
      pay_later: '',
      no_payment_needed: '',
    },
    savedCard: (lastFour: string) => `Carta •••• ${lastFour}`,
    newCard: 'Nuova carta',
    change: 'Cambia',
    changeCard: 'Cambia carta',
    saveCard: 'Salva la carta per la prossima volta',
    notNow: 'Adesso non è disponibile',
    retry: 'Riprova',
    pay: 'Paga',
    ownButton: (total: string) => `Premendo il pulsante ordini con obbligo di pagare ${total}.`,
    paying: 'Pagamento in corso',
    payingShort: 'In corso',
    payingText: 'Non chiudere questa pagina.',
    payingLong: 'Ci vuole ancora un momento: la banca può chiederti una conferma. Non chiudere questa pagina.',
    look: 'Guarda com’è andato il pagamento',
    stayHere: 'Il pagamento è in corso: resta qui un momento.',
    notFinished: 'Non hai finito il pagamento e non ti abbiamo addebitato nulla. Riprova o scegli un altro metodo.',
    unreachable:
      'Non riusciamo ad aprire il pagamento. Non ti abbiamo addebitato nulla: riprova o scegli un altro metodo.',
    arriveBy: (time: string, day: string) => `Arriva entro le ${time} di ${day}`,
    payBy: (time: string, day: string) => `Paga entro le ${time} di ${day}`,
    summary: 'Riepilogo',
    service: 'Servizio',
    seller: (name: string) => `Vende ${name}`,
    vat: (number: string) => `P. IVA ${number}`,
    noWithdrawal:
      'È un servizio per il tempo libero con date precise: il diritto di recesso non c’è (art. 59, comma 1, lettera n, Codice del consumo). Puoi comunque eliminare la prenotazione dall’app finché non inizia.',
    accept: 'Accetto le condizioni di vendita',
    read: 'Leggi',
    readTerms: 'Leggi le condizioni di vendita',
    terms: 'Condizioni di vendita',
    acceptFirst: 'Per ordinare, accetta le condizioni di vendita.',
    order: 'Ordine con obbligo di pagare',
    confirm: 'Conferma',
    changed: 'L’ordine è cambiato',
    changedText: 'Guarda il nuovo riepilogo, poi ordina.',
    changedTotal: (before: string, after: string) => `Il totale era ${before}, ora è ${after}.`,
    changedLines: (codes: string) => `Non c’è più: ${codes}.`,
    changedMethod: (method: string) => `${method} non si può più scegliere.`,
    gone: (code: string) => `${code} non è più disponibile`,
    goneSome: 'Un posto non è più disponibile',
    goneText: 'L’ha preso un altro ospite. Gli altri posti del carrello sono ancora tuoi.',
    toMap: 'Torna alla mappa',
    unsure: 'Non sappiamo ancora se l’ordine è partito. Riprova: non sarà mai doppio.',
    offline: 'Senza rete non puoi ordinare. Riprova appena torna.',
  },
}
