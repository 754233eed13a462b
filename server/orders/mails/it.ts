import { counted, type OrderMailTexts } from './order-mail-texts.ts'

export const it: OrderMailTexts = {
  subject: (resort, number) => `${resort}: la tua prenotazione ${number}`,
  title: (firstName) => `Ciao ${firstName}, ti aspettiamo!`,
  intro:
    'La tua prenotazione è confermata. Qui c’è tutto quello che serve; in allegato trovi il file per il calendario e le condizioni di vendita.',
  cancelled: 'Questo ordine non è più valido: i posti sono di nuovo liberi e non c’è niente da pagare.',
  passIntro: 'All’ingresso mostra il codice QR, qui sopra o nell’app. Se non si legge, vale anche questo codice:',
  passAlt: (number) => `Codice QR dell’ordine ${number}: è il tuo ingresso`,
  openPass: 'Apri l’ordine nell’app',
  openToPay: 'Apri l’ordine e paga',
  toPayCash: (hour, day) =>
    `Arriva entro le ${hour} di ${day} e paga in contanti alla cassa. Dopo quell’ora i posti tornano liberi.`,
  toPayLater: (hour, day) => `Paga entro le ${hour} di ${day}. Dopo quell’ora i posti tornano liberi.`,
  nothingToPay: 'Non c’è niente da pagare.',
  paid: {
    card: 'Hai già pagato con la carta: non c’è altro da pagare.',
    wallet: 'Hai già pagato con PayPal: non c’è altro da pagare.',
    other: 'È già tutto pagato.',
  },
  order: 'Ordine',
  orderedOn: 'Ordinato il',
  place: (code) => `Ombrellone ${code}`,
  gazebo: (code) => `Gazebo ${code}`,
  service: 'Servizio',
  promotion: (name) => `Promozione ${name}`.trim(),
  total: 'Totale',
  creditUsed: 'Credito usato',
  leftToPay: 'Resta da pagare',
  days: (from, to) => (from === to ? from : `da ${from} a ${to}`),
  parts: { full_day: 'giornata intera', morning: 'mattina', afternoon: 'pomeriggio' },
  people: counted('it', 'persona', 'persone'),
  extras: {
    sun_bed: counted('it', 'lettino', 'lettini'),
    deck_chair: counted('it', 'sdraio', 'sdraio'),
    extra_seat: counted('it', 'posto aggiuntivo', 'posti aggiuntivi'),
    director_chair: counted('it', 'sedia regista', 'sedie regista'),
    hammock: counted('it', 'amaca', 'amache'),
    table: counted('it', 'tavolo', 'tavoli'),
  },
  noWithdrawal:
    'È un servizio per il tempo libero con date precise: il diritto di recesso non c’è (art. 59, comma 1, lettera n, Codice del consumo). Puoi comunque eliminare la prenotazione dall’app finché non inizia.',
  conditions: (version) => `Valgono le condizioni di vendita, versione ${version}: sono in allegato.`,
  conditionsByPaying: (version) => `Pagando accetti le condizioni di vendita, versione ${version}: sono in allegato.`,
  conditionsFile: 'condizioni-di-vendita.txt',
  calendarFile: 'spiaggia.ics',
  reminder: 'Tra un’ora scade il tempo per pagare.',
  freed: {
    subjectDeleted: (resort, number) => `${resort}: prenotazione eliminata, ordine ${number}`,
    subjectEnded: (resort, number) => `${resort}: l’ordine ${number} non è più valido`,
    titleDeleted: (firstName) => `Ciao ${firstName}, prenotazione eliminata`,
    titleEnded: (firstName) => `Ciao ${firstName}, la tua prenotazione non è più valida`,
    deleted: 'Come hai chiesto, abbiamo eliminato questa prenotazione. Il posto è di nuovo libero.',
    cashNotArrived: (hour, day) =>
      `Il pagamento in contanti doveva arrivare alla cassa entro le ${hour} di ${day} e non è arrivato. Per questo abbiamo annullato la prenotazione.`,
    notPaid: (hour, day) =>
      `Il pagamento doveva arrivare entro le ${hour} di ${day} e non è arrivato. Per questo abbiamo annullato l’ordine.`,
    paymentLost:
      'La banca aveva riservato il denaro, ma non è stato possibile incassarlo. Per questo abbiamo annullato la prenotazione: non ti è stato addebitato niente.',
    goesBack: (amount) =>
      `Ti restituiamo ${amount} con lo stesso metodo con cui hai pagato: di solito bastano pochi giorni.`,
    nothingBack: 'Secondo le condizioni di vendita, per questa prenotazione non è previsto un rimborso.',
    left: 'Che cosa resta',
    goesToCredit: (amount) => `${amount} sono di nuovo nel tuo credito: li trovi nel profilo.`,
    dueNow: 'Da pagare ora',
    passStays: 'Il codice QR non cambia: vale per i posti che restano.',
    passOver: 'Il codice QR di questo ordine non apre più l’ingresso.',
    bookAgain: 'Prenota di nuovo',
    calendarFile: 'spiaggia-annullata.ics',
  },
  money: {
    amount: 'Importo',
    way: 'Metodo di pagamento',
    card: (lastFour) => (lastFour === null ? 'Carta' : `Carta •••• ${lastFour}`),
    paid: {
      subject: (resort, number) => `${resort}: pagamento ricevuto, ordine ${number}`,
      title: (firstName) => `Ciao ${firstName}, pagamento ricevuto`,
      text: 'Abbiamo ricevuto il tuo pagamento. Questa è la ricevuta: tutti i movimenti sono nel riepilogo dell’ordine.',
      nothingLeft: 'Non c’è altro da pagare.',
    },
    givenBack: {
      subject: (resort, number) => `${resort}: ti restituiamo il pagamento, ordine ${number}`,
      title: (firstName) => `Ciao ${firstName}, ti restituiamo il pagamento`,
      why: {
        too_late: 'Il pagamento è arrivato quando il tempo era scaduto, e intanto i posti li ha presi qualcun altro.',
        order_over: 'Il pagamento è arrivato quando l’ordine non era più valido.',
        paid_already: 'L’ordine era già pagato: questo secondo pagamento è di troppo.',
        mismatch: 'Il pagamento non corrisponde all’ordine, quindi non possiamo tenerlo.',
      },
      how: 'Se la banca ha solo riservato l’importo, lo libera; se lo ha già addebitato, lo riavrai con lo stesso metodo di pagamento entro qualche giorno. Non devi fare niente.',
    },
    refund: {
      succeeded: {
        subject: (resort, number) => `${resort}: rimborso per l’ordine ${number}`,
        title: (firstName) => `Ciao ${firstName}, il rimborso è partito`,
        text: 'Abbiamo inviato il rimborso. A seconda della banca, lo vedrai entro una decina di giorni.',
      },
      failed: {
        subject: (resort, number) => `${resort}: il rimborso dell’ordine ${number} non è riuscito`,
        title: (firstName) => `Ciao ${firstName}, il rimborso non è riuscito`,
        text: 'Non siamo riusciti a restituire questo importo sul metodo con cui hai pagato. La cassa lo sa già e ti contatta per restituirtelo in un altro modo.',
      },
    },
    review: {
      began: {
        subject: (resort, number) => `${resort}: PayPal controlla il pagamento dell’ordine ${number}`,
        title: (firstName) => `Ciao ${firstName}, il pagamento è in verifica`,
        text: 'PayPal sta controllando il pagamento: può volerci qualche giorno. Appena risponde ti scriviamo.',
      },
      denied: {
        subject: (resort, number) => `${resort}: il pagamento dell’ordine ${number} non è riuscito`,
        title: (firstName) => `Ciao ${firstName}, il pagamento non è riuscito`,
        text: 'PayPal ha controllato il pagamento e non lo ha accettato: non ti è stato addebitato niente.',
      },
      kept: 'Intanto quello che hai scelto resta riservato per te. Non devi fare niente, e non serve pagare di nuovo.',
      payUntil: (instant) =>
        `Quello che hai scelto è riservato per te fino a questo momento: ${instant}. Se lo vuoi ancora, paga in un altro modo.`,
      freed:
        'Quello che avevi scelto non è più riservato per te: è di nuovo libero. Se lo vuoi ancora, prenota di nuovo.',
    },
  },
}
