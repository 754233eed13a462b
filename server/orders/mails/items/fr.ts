import { counted } from '../order-mail-texts.ts'
import type { ItemMailTexts } from './item-mail-texts.ts'

export const fr: ItemMailTexts = {
  subject: (resort, number) => `${resort} : votre commande ${number}`,
  title: {
    bar: (firstName) => `Bonjour ${firstName}, le bar a votre commande`,
    restaurant: (firstName) => `Bonjour ${firstName}, la table est à vous`,
    parking: (firstName) => `Bonjour ${firstName}, la place de parking est à vous`,
    service: (firstName) => `Bonjour ${firstName}, tout est réservé`,
    subscription: (firstName) => `Bonjour ${firstName}, l’abonnement est à vous`,
    instalment: (firstName) => `Bonjour ${firstName}, l’échéance est enregistrée`,
  },
  intro: {
    bar: 'L’app montre où elle en est. Voici ce que vous avez commandé.',
    restaurant: 'Votre réservation est confirmée. Le fichier pour l’agenda est en pièce jointe.',
    parking: 'Votre réservation est confirmée : elle vaut pour la plaque ci-dessous.',
    service: 'Votre réservation est confirmée : vous retirez tout au comptoir de la plage.',
    subscription: 'Votre abonnement est confirmé. Vous trouverez votre carte et vos jours dans l’app.',
    instalment: 'L’échéance de votre abonnement est enregistrée.',
  },
  toPay: {
    bar: 'Vous payez en espèces à la réception de la commande.',
    restaurant: 'Vous payez en espèces à la caisse en arrivant.',
    parking: 'Vous payez en espèces à la caisse en arrivant.',
    service: 'Vous payez en espèces à la caisse au retrait.',
    subscription:
      'Vous payez en espèces à la caisse dès que possible : la place est à vous et l’échéance reste ouverte.',
    instalment: 'Vous payez en espèces à la caisse.',
  },
  paidFirst: (amount) =>
    `Vous avez payé ${amount}. Les autres échéances et leurs jours sont ci-dessus\u00a0: nous vous écrivons avant chacune.`,
  nothingBefore: {
    bar: 'Il n’y a rien à payer.',
    restaurant: 'Il n’y a rien à payer maintenant : l’addition se règle à table.',
    parking: 'Il n’y a rien à payer.',
    service: 'Il n’y a rien à payer.',
    subscription: 'Il n’y a rien à payer.',
    instalment: 'Il n’y a rien à payer.',
  },
  ticket: 'Numéro',
  where: 'Où',
  pickup: 'Retrait au comptoir',
  tip: 'Pourboire',
  dogs: counted('fr', 'chien', 'chiens'),
  seats: counted('fr', 'personne', 'personnes'),
  at: (day, time) => `${day}, ${time}`,
  plate: (plate) => `Plaque ${plate}`,
  barNoWithdrawal:
    'Le bar prépare pour vous, tout de suite : il n’y a pas de droit de rétractation (art. 59, al. 1, lettre n, du Code de la consommation italien).',
  calendarFile: 'reservation.ics',
  calendarOverFile: 'reservation-annulee.ics',
  over: {
    subject: {
      deleted: (resort, number) => `${resort} : réservation supprimée, commande ${number}`,
      rejected: (resort, number) => `${resort} : nous ne pouvons pas honorer la commande ${number}`,
      payment_lost: (resort, number) => `${resort} : la commande ${number} n’est plus valable`,
      payment_due: (resort, number) => `${resort} : la commande ${number} n’est plus valable`,
    },
    title: {
      deleted: (firstName) => `Bonjour ${firstName}, réservation supprimée`,
      rejected: (firstName) => `Bonjour ${firstName}, nous sommes désolés`,
      payment_lost: (firstName) => `Bonjour ${firstName}, votre commande n’est plus valable`,
      payment_due: (firstName) => `Bonjour ${firstName}, votre commande n’est plus valable`,
    },
    text: {
      deleted: 'Comme demandé, nous avons supprimé cette réservation.',
      rejected: 'Cette fois nous n’y arrivons pas et nous avons annulé la commande.',
      payment_lost:
        'Votre banque avait réservé l’argent, mais il n’a pas pu être encaissé : nous avons annulé la commande. Rien ne vous a été débité.',
      payment_due: 'Le délai de paiement est écoulé et nous n’avons rien reçu : nous avons annulé la commande.',
    },
    reason: 'Motif',
    cashBack: 'La caisse vous rend ce que vous avez payé en espèces.',
    again: {
      bar: 'Ouvrir la carte du bar',
      restaurant: 'Réserver une autre table',
      parking: 'Réserver une autre place',
      service: 'Voir les services',
      subscription: 'Voir les abonnements',
      instalment: 'Voir les abonnements',
    },
  },
  moved: {
    subject: (resort, number) => `${resort} : une nouvelle heure pour votre table, commande ${number}`,
    title: (firstName) => `Bonjour ${firstName}, votre table a une nouvelle heure`,
    text: 'Le restaurant a changé l’heure de votre réservation ; tout le reste est comme avant. Le fichier pour l’agenda avec la nouvelle heure est joint.',
    before: 'Heure d’avant',
    notOk: 'La nouvelle heure ne vous convient pas ? Répondez à cet e-mail, ou supprimez la réservation dans l’app.',
  },
  tooLate: 'Le paiement est arrivé une fois le délai écoulé, et entre-temps il n’y avait plus de place.',
}
