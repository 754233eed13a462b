import { withArticle } from '../../../../domain/platform/italian-article.ts'
import type { SubscriptionMailTexts } from './subscription-mail-texts.ts'

export const it: SubscriptionMailTexts = {
  hello: (firstName) => `Ciao ${firstName},`,
  events: {
    instalment_due: {
      subject: ({ day }) => `Una rata dell’abbonamento scade ${withArticle('il', day)}`,
      text: ({ amount, day }) => `la prossima rata è di ${amount} e scade ${withArticle('il', day)}.`,
      next: 'La paghi dall’app in un minuto, oppure in contanti alla cassa.',
    },
    suspended: {
      subject: () => 'Il tuo abbonamento è sospeso',
      text: ({ amount }) => `non abbiamo ricevuto ${amount}: finché non arrivano, il pass non apre l’ingresso.`,
      next: 'Il tuo posto resta tuo. Appena paghi, dall’app o alla cassa, l’abbonamento riparte da solo.',
    },
    resumed: {
      subject: () => 'Il tuo abbonamento è di nuovo attivo',
      text: () => 'il pagamento è arrivato: il pass apre di nuovo l’ingresso. Grazie.',
      next: '',
    },
    place_changed: {
      subject: ({ place }) => `Il tuo nuovo posto è ${place}`,
      text: ({ place, day }) =>
        `${withArticle('dal', day)} il tuo posto è ${place}. Tutto il resto dell’abbonamento non cambia.`,
      next: 'La differenza di prezzo, se c’è, è qui sotto e nell’app.',
    },
    ended: {
      subject: () => 'Il tuo abbonamento è concluso',
      text: () => 'lo stabilimento ha concluso il tuo abbonamento: da domani il posto torna libero.',
      next: 'Se hai domande, rispondi a questa e-mail o passa alla cassa.',
    },
    renewal_open: {
      subject: ({ place }) => `${place} è ancora tuo per la prossima stagione, se vuoi`,
      text: ({ place, day }) =>
        `teniamo ${place} per te fino ${withArticle('al', day)}. Nessun altro può prenderlo prima.`,
      next: 'Lo rinnovi dall’app con un tocco.',
    },
    renewal_near: {
      subject: ({ place, day }) => `Teniamo ${place} per te fino ${withArticle('al', day)}`,
      text: ({ place, day }) => `dopo ${withArticle('il', day)} il posto ${place} torna in vendita per tutti.`,
      next: 'Lo rinnovi dall’app con un tocco.',
    },
  },
  subscription: 'Abbonamento',
  place: 'Posto',
  days: 'Giorni',
  between: (from, to) => `${withArticle('dal', from)} ${withArticle('al', to)}`,
  charged: 'Da pagare per il cambio',
  credited: 'Accreditato per il cambio',
  open: 'Apri l’abbonamento',
}
