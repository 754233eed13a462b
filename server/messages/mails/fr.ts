import type { MessageTexts } from './message-texts.ts'

export const fr: MessageTexts = {
  ready: {
    title: (ticket) => `Ta commande est prête : n° ${ticket}`,
    pickup: 'Elle t’attend au comptoir du bar.',
    place: (code) => `On te l’apporte à la place ${code}.`,
    mailTitle: (firstName) => `Bonjour ${firstName}, ta commande est prête`,
    button: 'Ouvrir la commande',
  },
  hold: {
    title: 'Tes places vont bientôt être libérées',
    body: (time) => `On te les garde jusqu’à ${time}. Ouvre le panier pour commander.`,
  },
  reminder: {
    title: (resort) => `${resort} t’attend`,
    body: (day, things) => `${day} : ${things}`,
    subject: (resort, day) => `${resort} : on t’attend ${day}`,
    mailTitle: (firstName) => `Bonjour ${firstName}, à bientôt`,
    intro: (day) => `On te rappelle ta réservation pour ${day}.`,
    button: 'Ouvrir la réservation',
    change: 'Si tu ne viens pas, supprime la réservation dans l’app : quelqu’un d’autre aura la place.',
  },
  broadcast: {
    why: (resort, day) => `Tu reçois ce message parce que tu as réservé chez ${resort} pour ${day}.`,
    button: 'Ouvrir tes commandes',
  },
  order: 'Commande',
  number: 'Numéro',
  wishes: 'Choisis les messages que tu reçois : dans l’app, Profil, Notifications.',
  staff: {
    refund_failed: {
      subject: (number) => `Remboursement échoué : commande ${number}`,
      title: 'Un remboursement n’est pas arrivé',
      text: 'La banque ou le réseau de paiement a refusé le remboursement. Le client le sait. Rends le montant d’une autre façon.',
    },
    dispute_opened: {
      subject: (number) => `Litige ouvert : commande ${number}`,
      title: 'Un paiement est contesté',
      text: 'Le montant est bloqué jusqu’à la décision. Réponds dans l’espace du prestataire de paiement avant la date indiquée.',
    },
    amount: 'Montant',
    button: 'Ouvrir la gestion',
  },
}
