import { plural } from '../../../platform/texts.ts'
import type { it } from './it.ts'

const count = (number: number, one: string, other: string) => `${number} ${plural('fr', number, { one, other })}`

export const fr: typeof it = {
  times: (quantity, name) => (quantity === 1 ? name : `${quantity} × ${name}`),
  seats: (number) => count(number, 'place', 'places'),
  days: (number) => count(number, 'jour', 'jours'),
  dogs: (number) => count(number, 'chien', 'chiens'),
  meals: { lunch: 'Déjeuner', dinner: 'Dîner' },
  mealAt: (meal, time) => `${meal} ${time}`,
  parts: { full_day: 'journée entière', morning: 'matin', afternoon: 'après-midi' },
  plate: (plate) => `Plaque ${plate}`,
  table: 'Table',
  barTo: (code) => `Bar, livraison à ${code}`,
  barCounter: 'Bar, retrait au comptoir',
  bar: 'Bar',
  services: 'Services',
  item: (name, others) => (others === 0 ? name : `${name} et autres`),

  toSubscription: 'Mes abonnements',
  barStatus: {
    received: 'Reçue',
    preparing: 'En préparation',
    ready: 'Prête',
    delivered: 'Livrée',
    rejected: 'Non acceptée',
  },

  checkout: {
    barTitle: 'Commande au bar',
    who: 'Qui commande',
    change: 'Modifier',
    cash: { umbrella: 'Espèces à la livraison', pickup: 'Espèces au comptoir' },
    chooseDelivery: 'Choisissez où nous l’apportons, puis commandez.',
    ready: (minutes) => `Prêt dans ${count(minutes, 'minute', 'minutes')} environ`,
    noWithdrawal: {
      bar: 'Plats et boissons sont préparés à la demande : il n’y a pas de droit de rétractation (art. 59, al. 1, d et n, Code de la consommation italien).',
      restaurant:
        'C’est une table à une heure précise : il n’y a pas de droit de rétractation (art. 59, al. 1, n, Code de la consommation italien). Vous pouvez supprimer la réservation dans l’app.',
      parking:
        'C’est une place pour des jours précis : il n’y a pas de droit de rétractation (art. 59, al. 1, n, Code de la consommation italien). Vous pouvez la supprimer dans l’app avant qu’elle commence.',
      service:
        'Ce sont des services de loisirs à des jours précis : il n’y a pas de droit de rétractation (art. 59, al. 1, n, Code de la consommation italien). Vous pouvez les supprimer dans l’app avant qu’ils commencent.',
      subscription:
        'Pour une place et des jours fixes, il n’y a pas de droit de rétractation (art. 59, al. 1, n, Code de la consommation italien). Quand la formule le donne, pour les carnets, le récapitulatif le dit.',
      instalment: 'C’est une échéance d’un abonnement que vous avez déjà : les conditions de votre achat s’appliquent.',
    },
    keep: 'Garder la commande',
    keepAsk:
      'Vous êtes hors ligne. Nous gardons la commande ici et vous demanderons de confirmer le prix et les conditions au retour du réseau.',
    keepWho:
      'Vous êtes hors ligne. Nous gardons la commande ici et vous demanderons qui vous êtes au retour du réseau.',
    keepCash:
      'Vous êtes hors ligne. Commandez quand même : nous gardons la commande ici et l’envoyons dès que possible.',
    keepPay: 'Vous êtes hors ligne. Nous gardons la commande ici et vous demanderons de payer au retour du réseau.',
  },

  next: {
    title: 'Une seule catégorie par paiement',
    text: 'Chaque panier reste tel quel, vous ne perdez rien.',
    pay: {
      umbrella: 'Payer les parasols',
      bar: 'Payer le bar',
      restaurant: 'Payer la table',
      parking: 'Payer le parking',
      service: 'Payer les services',
      subscription: 'Payer l’abonnement',
    },
  },

  done: {
    bar: 'Ça arrive bientôt',
    counter: 'À tout de suite au comptoir',
    yours: 'L’abonnement est à vous',
    instalment: 'L’échéance est payée',
    follow: 'Suivre la commande',
    showPass: 'Montrez-le à votre arrivée.',
    ticket: (number) => `n° ${number}`,
    delivery: 'Livraison',
    counterShort: 'Comptoir',
    what: 'Commande',
    subscription: 'Abonnement',
    table: 'Table',
    people: 'Places',
    plate: 'Plaque',
    when: 'Quand',
  },

  outcome: {
    timeToPay: (time) => `Il vous reste ${time} pour payer.`,
    payUntil: (time) => `Payez avant ${time}.`,
    timeOver: 'Le temps pour payer est écoulé.',
    noTries: 'Il ne reste plus d’essais.',
    gone: 'Le paiement est arrivé trop tard : ce que vous aviez choisi n’est plus disponible.',
    noShow: 'La commande n’a pas été retirée.',
    toCart: 'Retour au panier',
    toSubscription: 'Revenir aux abonnements',
    stillPayable: 'Vous pouvez encore la payer. Réessayez ou choisissez un autre moyen.',
  },

  pending: {
    title: 'Commande au bar',
    waiting: 'Pas encore envoyée',
    sent: 'Envoyée',
    accepted: 'Acceptée',
    asking: 'Votre réponse est attendue',
    waitingText: 'Elle part toute seule au retour du réseau.',
    waitingAsk: 'Au retour du réseau, nous vous demandons de confirmer.',
    waitingWho: 'Au retour du réseau, nous vous demandons qui vous êtes, puis elle part.',
    who: 'Dites-nous qui commande',
    confirm: 'Le réseau est revenu. Regardez le prix et les conditions, puis confirmez.',
    waitingPay: 'Au retour du réseau, nous vous demanderons de payer.',
    sentText: 'Nous attendons la réponse du bar. Ne commandez pas à nouveau : elle ne sera jamais en double.',
    acceptedText: 'Le bar a votre commande.',
    payNow: 'Le réseau est revenu. Payez et la commande part.',
    changed: (before, after) =>
      `Le total était de ${before}, il est maintenant de ${after}. Regardez la commande, puis décidez.`,
    termsChanged: 'La commande a changé. Regardez-la, puis décidez.',
    withdraw: 'Retirer',
    withdrawn: 'Commande retirée : elle est de nouveau dans le panier',
    look: 'Voir la commande',
    follow: 'Suivre la commande',
    close: 'Fermer',
  },

  guestOrders: 'Vous retrouverez les commandes faites en invité sur ce téléphone en vous déconnectant.',
}
