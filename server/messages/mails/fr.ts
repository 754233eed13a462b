import type { MessageTexts } from './message-texts.ts'

export const fr: MessageTexts = {
  ready: {
    title: (ticket) => `Votre commande est prête : n° ${ticket}`,
    pickup: 'Elle vous attend au comptoir du bar.',
    place: (code) => `On vous l’apporte à la place ${code}.`,
    mailTitle: (firstName) => `Bonjour ${firstName}, votre commande est prête`,
    button: 'Ouvrir la commande',
  },
  hold: {
    title: 'Vos places vont bientôt être libérées',
    body: (time) => `On vous les garde jusqu’à ${time}. Ouvrez le panier pour commander.`,
  },
  released: {
    title: 'Nous avons libéré une place de votre panier',
    body: (codes) =>
      `${codes} : nous en avions besoin sur la plage. Excusez-nous, et choisissez-en une autre quand vous voulez.`,
  },
  hotSand: {
    title: 'Le sable est brûlant',
    body: (time) => `Jusqu’à ${time} environ, il brûle les pattes : ombre, eau fraîche et passerelles pour le chien.`,
  },
  lostDog: (name) => `Avez-vous vu ${name} ? Un chien est perdu`,
  reminder: {
    title: (resort) => `${resort} vous attend`,
    body: (day, things) => `${day} : ${things}`,
    subject: (resort, day) => `${resort} : on vous attend ${day}`,
    mailTitle: (firstName) => `Bonjour ${firstName}, à bientôt`,
    intro: (day) => `Nous vous rappelons votre réservation pour ${day}.`,
    button: 'Ouvrir la réservation',
    change: 'Si vous ne venez pas, supprimez la réservation dans l’app : quelqu’un d’autre aura la place.',
  },
  offer: {
    title: (code) => `${code} s’est libéré`,
    body: (time, stay) => `À vous jusqu’à ${time} : ${stay}.`,
    mailTitle: (firstName, code) => `Bonjour ${firstName}, ${code} s’est libéré`,
    intro: (time) =>
      `Vous êtes sur la liste d’attente : la place est à vous jusqu’à ${time}. Si vous la voulez, acceptez-la et terminez la commande.`,
    place: 'Place',
    when: 'Quand',
    until: 'À vous jusqu’à',
    button: 'Voir la place',
    note: 'Si vous ne la voulez pas, refusez-la : elle passe aussitôt à la personne suivante. Vous gardez votre rang sur la liste.',
  },
  tableOffer: {
    title: (seats) => `Une table pour ${seats} s’est libérée`,
    body: (time, stay) => `À vous jusqu’à ${time} : ${stay}.`,
    mailTitle: (firstName, seats) => `Bonjour ${firstName}, une table pour ${seats} s’est libérée`,
    intro: (time) =>
      `Vous êtes sur la liste d’attente : la table est à vous jusqu’à ${time}. Si vous la voulez, prenez-la dans l’app.`,
    place: 'Personnes',
    when: 'Quand',
    until: 'À vous jusqu’à',
    button: 'Voir la table',
    note: 'Si vous ne la voulez pas, refusez-la : elle passe aussitôt à la personne suivante.',
  },
  broadcast: {
    why: (resort, day) => `Vous recevez ce message parce que vous avez réservé chez ${resort} pour ${day}.`,
    button: 'Ouvrir vos commandes',
  },
  order: 'Commande',
  number: 'Numéro',
  wishes: 'Choisissez les messages que vous recevez : dans l’app, Profil, Notifications.',
  staff: {
    refund_failed: {
      subject: (number) => `Remboursement échoué : commande ${number}`,
      title: 'Un remboursement n’est pas arrivé',
      text: 'La banque ou le réseau de paiement a refusé le remboursement. Le client le sait. Rendez le montant d’une autre façon.',
    },
    dispute_opened: {
      subject: (number) => `Litige ouvert : commande ${number}`,
      title: 'Un paiement est contesté',
      text: 'Le montant est bloqué jusqu’à la décision. Répondez dans l’espace du prestataire de paiement avant la date indiquée.',
    },
    money_out_unusual: {
      subject: (name) => `Sortie inhabituelle : ${name}`,
      title: 'Une somme inhabituelle est sortie',
      text: 'Une personne a fait sortir une grosse somme, en une fois ou sur la journée. Vérifiez dans le registre.',
    },
    money_out_asked: {
      subject: (name) => `${name} demande votre accord`,
      title: 'Une demande attend un accord',
      text: 'Elle dépasse la limite de qui la fait : rien ne se passe sans l’accord d’une autre personne de la direction. Ouvrez-la et dites oui ou non.',
    },
    amount: 'Montant',
    person: 'Qui',
    way: 'Comment',
    ways: {
      refund: 'Remboursement',
      cancellation: 'Réservation annulée',
      change: 'Changement pour une place moins chère',
      credit: 'Crédit',
      complimentary: 'Places offertes',
      payout: 'Espèces sorties de la caisse',
    },
    today: 'En tout aujourd’hui',
    button: 'Ouvrir la gestion',
  },
}
