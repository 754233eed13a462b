import { withArticle } from '../../../../domain/platform/italian-article.ts'
import type { CreditMailTexts } from './credit-mail-texts.ts'

export const it: CreditMailTexts = {
  earned: {
    subject: (amount) => `Hai ${amount} di credito in più`,
    title: (amount) => `Hai ${amount} di credito in più`,
    text: (firstName) => `Ciao ${firstName}, li trovi nel tuo profilo.`,
    use: 'Puoi usarli per qualsiasi ordine, insieme a un altro modo di pagare.',
  },
  expiring: {
    subject: (amount, day) => `${amount} di credito scadono ${withArticle('il', day)}`,
    title: (day) => `Una parte del tuo credito scade ${withArticle('il', day)}`,
    text: (firstName, amount, day) =>
      `Ciao ${firstName}, hai ${amount} di credito da usare entro ${withArticle('il', day)}.`,
    use: 'Usali per il prossimo ordine: ombrellone, bar, ristorante, parcheggio o servizi.',
  },
  reasons: {
    day_resold: 'Un tuo giorno rivenduto',
    weather: 'Un giorno di brutto tempo',
    change: 'Una prenotazione cambiata',
    refund: 'Un rimborso, come hai scelto',
    goodwill: 'Un pensiero dello stabilimento',
    withdrawal: 'Un recesso',
  },
  amount: 'Credito',
  reason: 'Per',
  note: 'Nota',
  validUntil: 'Da usare entro il',
  balance: 'In tutto hai',
  openCredit: 'Apri il credito',
}
