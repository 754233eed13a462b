import type { CreditMailTexts } from './credit-mail-texts.ts'

export const de: CreditMailTexts = {
  earned: {
    subject: (amount) => `Du hast ${amount} mehr Guthaben`,
    title: (amount) => `Du hast ${amount} mehr Guthaben`,
    text: (firstName) => `Hallo ${firstName}, du findest es in deinem Profil.`,
    use: 'Du kannst es für jede Bestellung verwenden, zusammen mit einer anderen Zahlungsart.',
  },
  expiring: {
    subject: (amount, day) => `${amount} Guthaben verfallen am ${day}`,
    title: (day) => `Ein Teil deines Guthabens verfällt am ${day}`,
    text: (firstName, amount, day) =>
      `Hallo ${firstName}, du hast ${amount} Guthaben, das du bis zum ${day} verwenden kannst.`,
    use: 'Verwende es für deine nächste Bestellung: Schirm, Bar, Restaurant, Parkplatz oder Services.',
  },
  reasons: {
    day_resold: 'Ein Tag von dir, der weiterverkauft wurde',
    weather: 'Ein Tag mit schlechtem Wetter',
    change: 'Eine geänderte Buchung',
    refund: 'Eine Erstattung, wie du es gewählt hast',
    goodwill: 'Eine Aufmerksamkeit des Strandbads',
    withdrawal: 'Ein Widerruf',
  },
  amount: 'Guthaben',
  reason: 'Für',
  note: 'Notiz',
  validUntil: 'Zu verwenden bis',
  balance: 'Insgesamt hast du',
  openCredit: 'Mein Guthaben öffnen',
}
