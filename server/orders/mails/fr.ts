import { counted, type OrderMailTexts } from './order-mail-texts.ts'

export const fr: OrderMailTexts = {
  subject: (resort, number) => `${resort} : votre réservation ${number}`,
  title: (firstName) => `Bonjour ${firstName}, à bientôt !`,
  intro:
    'Votre réservation est confirmée. Voici tout ce qu’il vous faut ; le fichier pour l’agenda et les conditions de vente sont en pièces jointes.',
  cancelled: 'Cette commande n’est plus valable : les places sont de nouveau libres et il n’y a rien à payer.',
  passIntro: 'À l’entrée, montrez le code QR, ici ou dans l’app. S’il n’est pas lisible, ce code convient aussi :',
  passAlt: (number) => `Code QR de la commande ${number} : votre entrée`,
  openPass: 'Ouvrir la commande dans l’app',
  openToPay: 'Ouvrir la commande et payer',
  toPayCash: (hour, day) =>
    `Arrivez avant ${hour} le ${day} et payez en espèces à la caisse. Ensuite, les places redeviennent libres.`,
  toPayLater: (hour, day) => `Payez avant ${hour} le ${day}. Ensuite, les places redeviennent libres.`,
  nothingToPay: 'Il n’y a rien à payer.',
  paid: {
    card: 'Vous avez payé par carte : il n’y a plus rien à payer.',
    wallet: 'Vous avez payé avec PayPal : il n’y a plus rien à payer.',
    other: 'Tout est déjà payé.',
  },
  order: 'Commande',
  orderedOn: 'Commandé le',
  place: (code) => `Parasol ${code}`,
  gazebo: (code) => `Gazebo ${code}`,
  service: 'Service',
  promotion: (name) => `Promotion ${name}`.trim(),
  total: 'Total',
  creditUsed: 'Crédit utilisé',
  leftToPay: 'Reste à payer',
  days: (from, to) => (from === to ? from : `du ${from} au ${to}`),
  parts: { full_day: 'journée entière', morning: 'matin', afternoon: 'après-midi' },
  people: counted('fr', 'personne', 'personnes'),
  extras: {
    sun_bed: counted('fr', 'bain de soleil', 'bains de soleil'),
    deck_chair: counted('fr', 'transat', 'transats'),
    extra_seat: counted('fr', 'place en plus', 'places en plus'),
    director_chair: counted('fr', 'fauteuil de metteur en scène', 'fauteuils de metteur en scène'),
    hammock: counted('fr', 'hamac', 'hamacs'),
    table: counted('fr', 'table', 'tables'),
  },
  noWithdrawal:
    'C’est un service de loisirs à des dates précises : il n’y a pas de droit de rétractation (art. 59, al. 1, lettre n, du Code de la consommation italien). Vous pouvez tout de même supprimer la réservation dans l’app jusqu’à son début.',
  conditions: (version) => `Les conditions de vente, version ${version}, s’appliquent : elles sont en pièce jointe.`,
  conditionsByPaying: (version) =>
    `En payant, vous acceptez les conditions de vente, version ${version} : elles sont en pièce jointe.`,
  conditionsFile: 'conditions-de-vente.txt',
  calendarFile: 'plage.ics',
  reminder: 'Le délai de paiement se termine dans une heure.',
  freed: {
    subjectDeleted: (resort, number) => `${resort} : réservation supprimée, commande ${number}`,
    subjectEnded: (resort, number) => `${resort} : la commande ${number} n’est plus valable`,
    titleDeleted: (firstName) => `Bonjour ${firstName}, votre réservation est supprimée`,
    titleEnded: (firstName) => `Bonjour ${firstName}, votre réservation n’est plus valable`,
    deleted: 'Comme vous l’avez demandé, nous avons supprimé cette réservation. La place est de nouveau libre.',
    cashNotArrived: (hour, day) =>
      `Le paiement en espèces devait arriver à la caisse avant ${hour} le ${day} ; il n’est pas arrivé. Nous avons donc annulé la réservation.`,
    notPaid: (hour, day) =>
      `Le paiement devait arriver avant ${hour} le ${day} ; il n’est pas arrivé. Nous avons donc annulé la commande.`,
    paymentLost:
      'Votre banque avait réservé le montant, mais il n’a pas pu être encaissé. Nous avons donc annulé la réservation : rien ne vous a été débité.',
    goesBack: (amount) =>
      `Nous vous remboursons ${amount} par le même moyen de paiement ; il suffit en général de quelques jours.`,
    nothingBack: 'Selon les conditions de vente, cette réservation n’est pas remboursée.',
    left: 'Ce qui reste',
    goesToCredit: (amount) => `${amount} sont de nouveau dans votre crédit : vous les trouvez dans votre profil.`,
    dueNow: 'À payer maintenant',
    passStays: 'Le code QR ne change pas : il vaut pour les places qui restent.',
    passOver: 'Le code QR de cette commande n’ouvre plus l’entrée.',
    bookAgain: 'Réserver à nouveau',
    calendarFile: 'plage-annulee.ics',
  },
  money: {
    amount: 'Montant',
    way: 'Moyen de paiement',
    card: (lastFour) => (lastFour === null ? 'Carte' : `Carte •••• ${lastFour}`),
    paid: {
      subject: (resort, number) => `${resort} : paiement reçu, commande ${number}`,
      title: (firstName) => `Bonjour ${firstName}, paiement reçu`,
      text: 'Nous avons reçu votre paiement. Voici le reçu : tous les mouvements figurent dans le récapitulatif de la commande.',
      nothingLeft: 'Il n’y a plus rien à payer.',
    },
    givenBack: {
      subject: (resort, number) => `${resort} : nous vous rendons votre paiement, commande ${number}`,
      title: (firstName) => `Bonjour ${firstName}, nous vous rendons votre paiement`,
      why: {
        too_late: 'Votre paiement est arrivé une fois le délai écoulé, et les places ont été prises entre-temps.',
        order_over: 'Votre paiement est arrivé alors que la commande n’était plus valable.',
        paid_already: 'La commande était déjà payée : ce second paiement est de trop.',
        mismatch: 'Votre paiement ne correspond pas à la commande, nous ne pouvons donc pas le garder.',
      },
      how: 'Si votre banque n’a fait que réserver le montant, elle le libère ; s’il a été débité, il vous revient par le même moyen de paiement sous quelques jours. Vous n’avez rien à faire.',
    },
    refund: {
      succeeded: {
        subject: (resort, number) => `${resort} : remboursement de la commande ${number}`,
        title: (firstName) => `Bonjour ${firstName}, votre remboursement est parti`,
        text: 'Nous avons envoyé le remboursement. Selon votre banque, vous le verrez d’ici une dizaine de jours.',
      },
      failed: {
        subject: (resort, number) => `${resort} : le remboursement de la commande ${number} n’a pas abouti`,
        title: (firstName) => `Bonjour ${firstName}, votre remboursement n’a pas abouti`,
        text: 'Nous n’avons pas pu vous rendre ce montant par le moyen de paiement utilisé. La caisse est au courant et vous contactera pour vous rembourser autrement.',
      },
    },
    review: {
      began: {
        subject: (resort, number) => `${resort} : PayPal vérifie le paiement de la commande ${number}`,
        title: (firstName) => `Bonjour ${firstName}, votre paiement est en cours de vérification`,
        text: 'PayPal vérifie le paiement : cela peut prendre quelques jours. Nous vous écrivons dès qu’il répond.',
      },
      denied: {
        subject: (resort, number) => `${resort} : le paiement de la commande ${number} n’a pas abouti`,
        title: (firstName) => `Bonjour ${firstName}, votre paiement n’a pas abouti`,
        text: 'PayPal a vérifié le paiement et ne l’a pas accepté : rien ne vous a été débité.',
      },
      kept: 'Ce que vous avez choisi vous reste réservé entre-temps. Vous n’avez rien à faire, et inutile de payer à nouveau.',
      payUntil: (instant) =>
        `Ce que vous avez choisi vous est réservé jusqu’à ce moment : ${instant}. Si vous le voulez encore, payez d’une autre façon.`,
      freed:
        'Ce que vous aviez choisi ne vous est plus réservé : c’est de nouveau libre. Si vous le voulez encore, réservez à nouveau.',
    },
  },
}
