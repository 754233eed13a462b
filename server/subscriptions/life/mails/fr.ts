import type { SubscriptionMailTexts } from './subscription-mail-texts.ts'

export const fr: SubscriptionMailTexts = {
  hello: (firstName) => `Bonjour ${firstName},`,
  events: {
    instalment_due: {
      subject: ({ day }) => `Une échéance de votre abonnement arrive le ${day}`,
      text: ({ amount, day }) => `votre prochaine échéance est de ${amount}, à payer avant le ${day}.`,
      next: 'Vous la payez dans l’app en une minute, ou en espèces à la caisse.',
    },
    suspended: {
      subject: () => 'Votre abonnement est suspendu',
      text: ({ amount }) => `nous n’avons pas reçu ${amount} : d’ici là, le pass n’ouvre pas l’entrée.`,
      next: 'Votre place reste la vôtre. Dès que vous payez, dans l’app ou à la caisse, l’abonnement reprend tout seul.',
    },
    resumed: {
      subject: () => 'Votre abonnement est de nouveau actif',
      text: () => 'votre paiement est arrivé : le pass ouvre de nouveau l’entrée. Merci.',
      next: '',
    },
    place_changed: {
      subject: ({ place }) => `Votre nouvelle place est ${place}`,
      text: ({ place, day }) => `à partir du ${day}, votre place est ${place}. Le reste de l’abonnement ne change pas.`,
      next: 'La différence de prix, s’il y en a une, est indiquée ci-dessous et dans l’app.',
    },
    ended: {
      subject: () => 'Votre abonnement est terminé',
      text: () => 'la plage a mis fin à votre abonnement : dès demain, la place est libre.',
      next: 'Pour toute question, répondez à cet e-mail ou passez à la caisse.',
    },
    renewal_open: {
      subject: ({ place }) => `${place} est encore à vous pour la saison prochaine, si vous le souhaitez`,
      text: ({ place, day }) =>
        `nous gardons ${place} pour vous jusqu’au ${day}. Personne d’autre ne peut la prendre avant.`,
      next: 'Vous renouvelez dans l’app d’un seul geste.',
    },
    renewal_near: {
      subject: ({ place, day }) => `Nous gardons ${place} pour vous jusqu’au ${day}`,
      text: ({ place, day }) => `après le ${day}, la place ${place} est de nouveau en vente pour tous.`,
      next: 'Vous renouvelez dans l’app d’un seul geste.',
    },
  },
  subscription: 'Abonnement',
  place: 'Place',
  days: 'Jours',
  between: (from, to) => `du ${from} au ${to}`,
  charged: 'À payer pour le changement',
  credited: 'Crédité pour le changement',
  open: 'Ouvrir l’abonnement',
}
