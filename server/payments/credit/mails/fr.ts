import type { CreditMailTexts } from './credit-mail-texts.ts'

export const fr: CreditMailTexts = {
  earned: {
    subject: (amount) => `Vous avez ${amount} de crédit en plus`,
    title: (amount) => `Vous avez ${amount} de crédit en plus`,
    text: (firstName) => `Bonjour ${firstName}, vous le trouvez dans votre profil.`,
    use: 'Vous pouvez l’utiliser pour toute commande, avec un autre moyen de paiement.',
  },
  expiring: {
    subject: (amount, day) => `${amount} de crédit expirent le ${day}`,
    title: (day) => `Une partie de votre crédit expire le ${day}`,
    text: (firstName, amount, day) => `Bonjour ${firstName}, vous avez ${amount} de crédit à utiliser avant le ${day}.`,
    use: 'Utilisez-le pour votre prochaine commande : parasol, bar, restaurant, parking ou services.',
  },
  reasons: {
    day_resold: 'Une de vos journées revendue',
    weather: 'Une journée de mauvais temps',
    change: 'Une réservation modifiée',
    refund: 'Un remboursement, comme vous l’avez choisi',
    goodwill: 'Un geste de l’établissement',
    withdrawal: 'Une rétractation',
  },
  amount: 'Crédit',
  reason: 'Pour',
  note: 'Note',
  validUntil: 'À utiliser avant le',
  balance: 'En tout vous avez',
  openCredit: 'Ouvrir mon crédit',
}
