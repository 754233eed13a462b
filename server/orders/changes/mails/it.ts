import type { ChangeMailTexts } from './change-mail-texts.ts'

export const it: ChangeMailTexts = {
  subject: (resort, number) => `${resort}: prenotazione cambiata, ordine ${number}`,
  title: (firstName) => `Ciao ${firstName}, la prenotazione è cambiata`,
  daysCancelled: 'Come hai chiesto, abbiamo annullato i giorni che trovi qui sotto: il posto è di nuovo libero.',
  moved: 'Come hai chiesto, abbiamo spostato la tua prenotazione.',
  changedByResort: 'Abbiamo cambiato la tua prenotazione, come d’accordo in spiaggia.',
  cannotDeliver:
    'Ci dispiace: non possiamo darti il posto che avevi prenotato. Ti restituiamo tutto quello che hai pagato per questi giorni.',
  before: 'Prima',
  after: 'Adesso',
  cancelled: 'Annullato',
  fromDesk: (amount) => `${amount} li hai pagati alla cassa: te li restituisce la cassa.`,
  toCredit: (amount) => `${amount} sono adesso nel tuo credito: puoi usarli per il prossimo ordine.`,
  kept: (amount) => `Secondo le condizioni di vendita, ${amount} non tornano indietro: mancava poco all’inizio.`,
  noDifference: 'Non cambia niente da pagare.',
  stillDue: (amount) => `Restano da pagare ${amount}: lo puoi fare online dall’ordine, o alla cassa quando arrivi.`,
}
