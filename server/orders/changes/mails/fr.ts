import type { ChangeMailTexts } from './change-mail-texts.ts'

export const fr: ChangeMailTexts = {
  subject: (resort, number) => `${resort} : réservation modifiée, commande ${number}`,
  title: (firstName) => `Bonjour ${firstName}, votre réservation a changé`,
  daysCancelled: 'Comme demandé, nous avons annulé les jours ci-dessous : la place est de nouveau libre.',
  moved: 'Comme demandé, nous avons déplacé votre réservation.',
  changedByResort: 'Nous avons modifié votre réservation, comme convenu sur la plage.',
  cannotDeliver:
    'Nous sommes désolés : nous ne pouvons pas vous donner la place réservée. Tout ce que vous avez payé pour ces jours vous est rendu.',
  before: 'Avant',
  after: 'Maintenant',
  cancelled: 'Annulé',
  fromDesk: (amount) => `Vous avez payé ${amount} à la caisse : elle vous les rend.`,
  toCredit: (amount) =>
    `${amount} sont maintenant dans votre crédit : vous pouvez les utiliser pour la prochaine commande.`,
  kept: (amount) => `Selon les conditions de vente, ${amount} ne sont pas remboursés : le début était proche.`,
  noDifference: 'Rien de plus à payer.',
  stillDue: (amount) => `Il reste ${amount} à payer : en ligne depuis la commande, ou à la caisse à votre arrivée.`,
}
