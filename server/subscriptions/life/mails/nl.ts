import type { SubscriptionMailTexts } from './subscription-mail-texts.ts'

export const nl: SubscriptionMailTexts = {
  hello: (firstName) => `Hoi ${firstName},`,
  events: {
    instalment_due: {
      subject: ({ day }) => `Een termijn van je abonnement moet uiterlijk ${day} betaald zijn`,
      text: ({ amount, day }) => `je volgende termijn is ${amount}, te betalen uiterlijk op ${day}.`,
      next: 'Je betaalt hem in een minuut in de app, of contant bij de kassa.',
    },
    suspended: {
      subject: () => 'Je abonnement is opgeschort',
      text: ({ amount }) =>
        `we hebben ${amount} niet ontvangen: tot het bedrag binnen is, is de pas niet geldig bij de ingang.`,
      next: 'Je plek blijft van jou. Zodra je betaalt, in de app of bij de kassa, loopt het abonnement vanzelf verder.',
    },
    resumed: {
      subject: () => 'Je abonnement is weer actief',
      text: () => 'je betaling is binnen: de pas is weer geldig bij de ingang. Bedankt.',
      next: '',
    },
    place_changed: {
      subject: ({ place }) => `Je nieuwe plek is ${place}`,
      text: ({ place, day }) => `vanaf ${day} is je plek ${place}. Verder verandert er niets aan je abonnement.`,
      next: 'Het prijsverschil, als dat er is, staat hieronder en in de app.',
    },
    ended: {
      subject: () => 'Je abonnement is beëindigd',
      text: () => 'het strandbad heeft je abonnement beëindigd: vanaf morgen is de plek weer vrij.',
      next: 'Heb je vragen, antwoord dan op deze e-mail of kom langs bij de kassa.',
    },
    renewal_open: {
      subject: ({ place }) => `${place} is volgend seizoen nog van jou, als je wilt`,
      text: ({ place, day }) =>
        `we houden ${place} voor je vast tot en met ${day}. Niemand anders kan de plek eerder nemen.`,
      next: 'Je verlengt in de app met één tik.',
    },
    renewal_near: {
      subject: ({ place, day }) => `We houden ${place} voor je vast tot en met ${day}`,
      text: ({ place, day }) => `na ${day} is plek ${place} weer voor iedereen te boeken.`,
      next: 'Je verlengt in de app met één tik.',
    },
  },
  subscription: 'Abonnement',
  place: 'Plek',
  days: 'Dagen',
  between: (from, to) => `van ${from} tot en met ${to}`,
  charged: 'Te betalen voor de wijziging',
  credited: 'Tegoed voor de wijziging',
  open: 'Open het abonnement',
}
