import type { MessageTexts } from './message-texts.ts'

export const it: MessageTexts = {
  ready: {
    title: (ticket) => `Il tuo ordine è pronto: n. ${ticket}`,
    pickup: 'Ti aspetta al bancone del bar.',
    place: (code) => `Lo portiamo al posto ${code}.`,
    mailTitle: (firstName) => `Ciao ${firstName}, il tuo ordine è pronto`,
    button: 'Apri l’ordine',
  },
  hold: {
    title: 'I tuoi posti stanno per tornare liberi',
    body: (time) => `Li teniamo per te fino alle ${time}. Apri il carrello per ordinare.`,
  },
  released: {
    title: 'Abbiamo liberato un posto del tuo carrello',
    body: (codes) => `${codes}: ci serviva in spiaggia. Scusaci, e scegline un altro quando vuoi.`,
  },
  hotSand: {
    title: 'La sabbia scotta',
    body: (time) => `Fino alle ${time} circa brucia le zampe: ombra, acqua fresca e passerelle per il cane.`,
  },
  lostDog: (name) => `Hai visto ${name}? Cerchiamo un cane`,
  reminder: {
    title: (resort) => `${resort} ti aspetta`,
    body: (day, things) => `${day}: ${things}`,
    subject: (resort, day) => `${resort}: ti aspettiamo ${day}`,
    mailTitle: (firstName) => `Ciao ${firstName}, ci vediamo presto`,
    intro: (day) => `Ti ricordiamo la tua prenotazione di ${day}.`,
    button: 'Apri la prenotazione',
    change: 'Se non vieni, elimina la prenotazione nell’app: lasci il posto a qualcun altro.',
  },
  offer: {
    title: (code) => `Si è liberato ${code}`,
    body: (time, stay) => `È tuo fino alle ${time}: ${stay}.`,
    mailTitle: (firstName, code) => `Ciao ${firstName}, si è liberato ${code}`,
    intro: (time) =>
      `Sei in lista d’attesa: il posto è tuo fino alle ${time}. Se lo vuoi, accettalo e completa l’ordine.`,
    place: 'Posto',
    when: 'Quando',
    until: 'Tuo fino alle',
    button: 'Guarda il posto',
    note: 'Se non lo vuoi, rifiutalo: va subito a chi viene dopo di te. Tu resti in lista al tuo posto.',
  },
  tableOffer: {
    title: (seats) => `Si è liberato un tavolo per ${seats}`,
    body: (time, stay) => `È tuo fino alle ${time}: ${stay}.`,
    mailTitle: (firstName, seats) => `Ciao ${firstName}, si è liberato un tavolo per ${seats}`,
    intro: (time) => `Sei in lista d’attesa: il tavolo è tuo fino alle ${time}. Se lo vuoi, prendilo dall’app.`,
    place: 'Persone',
    when: 'Quando',
    until: 'Tuo fino alle',
    button: 'Guarda il tavolo',
    note: 'Se non lo vuoi, rifiutalo: va subito a chi viene dopo di te.',
  },
  broadcast: {
    why: (resort, day) => `Ricevi questo messaggio perché hai prenotato da ${resort} per ${day}.`,
    button: 'Apri i tuoi ordini',
  },
  order: 'Ordine',
  number: 'Numero',
  wishes: 'Scegli quali messaggi ricevere: nell’app, Profilo, Notifiche.',
  staff: {
    refund_failed: {
      subject: (number) => `Rimborso non riuscito: ordine ${number}`,
      title: 'Un rimborso non è arrivato',
      text: 'La banca o il circuito di pagamento ha respinto il rimborso. L’ospite lo sa. Restituisci l’importo in un altro modo.',
    },
    dispute_opened: {
      subject: (number) => `Contestazione aperta: ordine ${number}`,
      title: 'Un pagamento è contestato',
      text: 'L’importo è bloccato finché la contestazione non è decisa. Rispondi nel pannello del fornitore di pagamento entro la data che indica.',
    },
    money_out_unusual: {
      subject: (name) => `Uscita insolita: ${name}`,
      title: 'Un’uscita di denaro insolita',
      text: 'Una persona ha fatto uscire una somma grande, in una volta o in tutta la giornata. Guarda nel registro se torna.',
    },
    money_out_asked: {
      subject: (name) => `${name} chiede il tuo sì`,
      title: 'Una richiesta aspetta un sì',
      text: 'Supera il limite di chi la chiede: senza il sì di un’altra persona della direzione non succede niente. Aprila, e di’ sì o no.',
    },
    amount: 'Importo',
    person: 'Chi',
    way: 'Come',
    ways: {
      refund: 'Rimborso',
      cancellation: 'Annullamento di una prenotazione',
      change: 'Cambio verso un posto più economico',
      credit: 'Credito',
      complimentary: 'Omaggio',
      payout: 'Prelievo dalla cassa',
    },
    today: 'In tutto oggi',
    button: 'Apri la gestione',
  },
}
