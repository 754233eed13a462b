import { counted } from '../order-mail-texts.ts'
import type { ItemMailTexts } from './item-mail-texts.ts'

export const it: ItemMailTexts = {
  subject: (resort, number) => `${resort}: il tuo ordine ${number}`,
  title: {
    bar: (firstName) => `Ciao ${firstName}, il bar ha il tuo ordine`,
    restaurant: (firstName) => `Ciao ${firstName}, il tavolo è tuo`,
    parking: (firstName) => `Ciao ${firstName}, il posto auto è tuo`,
    service: (firstName) => `Ciao ${firstName}, è tutto prenotato`,
    subscription: (firstName) => `Ciao ${firstName}, l’abbonamento è tuo`,
    instalment: (firstName) => `Ciao ${firstName}, la rata è registrata`,
  },
  intro: {
    bar: 'Nell’app vedi a che punto è. Qui c’è quello che hai ordinato.',
    restaurant: 'La prenotazione è confermata. In allegato trovi il file per il calendario.',
    parking: 'La prenotazione è confermata: vale per la targa che vedi qui sotto.',
    service: 'La prenotazione è confermata: ritiri tutto al banco della spiaggia.',
    subscription: 'L’abbonamento è confermato. Nell’app trovi la tua tessera e i tuoi giorni.',
    instalment: 'La rata del tuo abbonamento è registrata.',
  },
  toPay: {
    bar: 'Paghi in contanti quando ricevi l’ordine.',
    restaurant: 'Paghi in contanti alla cassa quando arrivi.',
    parking: 'Paghi in contanti alla cassa quando arrivi.',
    service: 'Paghi in contanti alla cassa quando ritiri.',
    subscription: 'Paghi in contanti alla cassa, appena puoi: il posto è tuo e la rata resta aperta.',
    instalment: 'Paghi in contanti alla cassa.',
  },
  paidFirst: (amount) =>
    `Hai pagato ${amount}. Le altre parti e i loro giorni sono qui sopra: prima di ognuno ti scriviamo.`,
  nothingBefore: {
    bar: 'Non c’è niente da pagare.',
    restaurant: 'Ora non c’è niente da pagare: il conto si paga a tavola.',
    parking: 'Non c’è niente da pagare.',
    service: 'Non c’è niente da pagare.',
    subscription: 'Non c’è niente da pagare.',
    instalment: 'Non c’è niente da pagare.',
  },
  ticket: 'Numero',
  where: 'Dove',
  pickup: 'Ritiro al bancone',
  tip: 'Mancia',
  dogs: counted('it', 'cane', 'cani'),
  seats: counted('it', 'persona', 'persone'),
  at: (day, time) => `${day}, ore ${time}`,
  plate: (plate) => `Targa ${plate}`,
  barNoWithdrawal:
    'Il bar prepara per te, subito: il diritto di recesso non c’è (art. 59, comma 1, lettera n, Codice del consumo).',
  calendarFile: 'prenotazione.ics',
  calendarOverFile: 'prenotazione-annullata.ics',
  over: {
    subject: {
      deleted: (resort, number) => `${resort}: prenotazione eliminata, ordine ${number}`,
      rejected: (resort, number) => `${resort}: non possiamo portare a termine l’ordine ${number}`,
      payment_lost: (resort, number) => `${resort}: l’ordine ${number} non è più valido`,
      payment_due: (resort, number) => `${resort}: l’ordine ${number} non è più valido`,
    },
    title: {
      deleted: (firstName) => `Ciao ${firstName}, prenotazione eliminata`,
      rejected: (firstName) => `Ciao ${firstName}, ci dispiace`,
      payment_lost: (firstName) => `Ciao ${firstName}, il tuo ordine non è più valido`,
      payment_due: (firstName) => `Ciao ${firstName}, il tuo ordine non è più valido`,
    },
    text: {
      deleted: 'Come hai chiesto, abbiamo eliminato questa prenotazione.',
      rejected: 'Questa volta non ci riusciamo, e abbiamo annullato l’ordine.',
      payment_lost:
        'La banca aveva riservato il denaro, ma non è stato possibile incassarlo. Per questo abbiamo annullato l’ordine: non ti è stato addebitato niente.',
      payment_due: 'Il tempo per pagare è finito e il pagamento non è arrivato. Per questo abbiamo annullato l’ordine.',
    },
    reason: 'Motivo',
    cashBack: 'Quello che hai pagato in contanti te lo restituisce la cassa.',
    again: {
      bar: 'Apri il menù del bar',
      restaurant: 'Prenota un altro tavolo',
      parking: 'Prenota un altro posto',
      service: 'Vedi i servizi',
      subscription: 'Vedi gli abbonamenti',
      instalment: 'Vedi gli abbonamenti',
    },
  },
  moved: {
    subject: (resort, number) => `${resort}: il tuo tavolo ha un nuovo orario, ordine ${number}`,
    title: (firstName) => `Ciao ${firstName}, il tuo tavolo ha un nuovo orario`,
    text: 'Il ristorante ha cambiato l’orario della tua prenotazione; tutto il resto vale come prima. In allegato trovi il file per il calendario con il nuovo orario.',
    before: 'Orario di prima',
    notOk: 'Il nuovo orario non ti va bene? Rispondi a questa e-mail, oppure elimina la prenotazione dall’app.',
  },
  tooLate: 'Il pagamento è arrivato quando il tempo era scaduto, e intanto non c’era più disponibilità.',
}
