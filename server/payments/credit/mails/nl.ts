import type { CreditMailTexts } from './credit-mail-texts.ts'

export const nl: CreditMailTexts = {
  earned: {
    subject: (amount) => `Je hebt ${amount} tegoed erbij`,
    title: (amount) => `Je hebt ${amount} tegoed erbij`,
    text: (firstName) => `Hoi ${firstName}, je vindt het in je profiel.`,
    use: 'Je kunt het voor elke bestelling gebruiken, samen met een andere betaalwijze.',
  },
  expiring: {
    subject: (amount, day) => `${amount} tegoed verloopt op ${day}`,
    title: (day) => `Een deel van je tegoed verloopt op ${day}`,
    text: (firstName, amount, day) => `Hoi ${firstName}, je hebt ${amount} tegoed om te gebruiken tot en met ${day}.`,
    use: 'Gebruik het voor je volgende bestelling: parasol, bar, restaurant, parkeren of diensten.',
  },
  reasons: {
    day_resold: 'Een dag van jou die is doorverkocht',
    weather: 'Een dag met slecht weer',
    change: 'Een gewijzigde reservering',
    refund: 'Een terugbetaling, zoals je hebt gekozen',
    goodwill: 'Een gebaar van het strandbad',
    withdrawal: 'Een herroeping',
  },
  amount: 'Tegoed',
  reason: 'Voor',
  note: 'Notitie',
  validUntil: 'Te gebruiken tot en met',
  balance: 'In totaal heb je',
  openCredit: 'Mijn tegoed openen',
}
