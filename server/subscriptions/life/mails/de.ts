import type { SubscriptionMailTexts } from './subscription-mail-texts.ts'

export const de: SubscriptionMailTexts = {
  hello: (firstName) => `Hallo ${firstName},`,
  events: {
    instalment_due: {
      subject: ({ day }) => `Eine Rate deines Abos ist am ${day} fällig`,
      text: ({ amount, day }) => `deine nächste Rate beträgt ${amount} und ist am ${day} fällig.`,
      next: 'Zahl sie in einer Minute in der App oder bar an der Kasse.',
    },
    suspended: {
      subject: () => 'Dein Abo ruht',
      text: ({ amount }) =>
        `wir haben ${amount} nicht erhalten: Bis der Betrag da ist, gilt der Pass am Eingang nicht.`,
      next: 'Dein Platz gehört weiter dir. Sobald du in der App oder an der Kasse zahlst, läuft das Abo von selbst weiter.',
    },
    resumed: {
      subject: () => 'Dein Abo ist wieder aktiv',
      text: () => 'deine Zahlung ist da: Der Pass gilt am Eingang wieder. Danke.',
      next: '',
    },
    place_changed: {
      subject: ({ place }) => `Dein neuer Platz ist ${place}`,
      text: ({ place, day }) => `ab ${day} ist dein Platz ${place}. Sonst ändert sich an deinem Abo nichts.`,
      next: 'Der Preisunterschied, falls es einen gibt, steht unten und in der App.',
    },
    ended: {
      subject: () => 'Dein Abo ist beendet',
      text: () => 'das Strandbad hat dein Abo beendet: Ab morgen ist der Platz wieder frei.',
      next: 'Bei Fragen antworte auf diese E-Mail oder komm an die Kasse.',
    },
    renewal_open: {
      subject: ({ place }) => `${place} gehört nächste Saison weiter dir, wenn du magst`,
      text: ({ place, day }) => `wir halten ${place} bis ${day} für dich frei. Vorher kann ihn sonst niemand nehmen.`,
      next: 'Verlängern kannst du in der App mit einem Tipp.',
    },
    renewal_near: {
      subject: ({ place, day }) => `Wir halten ${place} bis ${day} für dich frei`,
      text: ({ place, day }) => `nach dem ${day} ist der Platz ${place} wieder für alle buchbar.`,
      next: 'Verlängern kannst du in der App mit einem Tipp.',
    },
  },
  subscription: 'Abo',
  place: 'Platz',
  days: 'Tage',
  between: (from, to) => `${from} bis ${to}`,
  charged: 'Für den Wechsel zu zahlen',
  credited: 'Für den Wechsel gutgeschrieben',
  open: 'Abo öffnen',
}
