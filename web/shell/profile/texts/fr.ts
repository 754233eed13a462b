import type { it } from './it.ts'

export const fr: typeof it = {
  coming: (count) => `${count} à venir`,
  subscriptions: 'Mes abonnements',
  credit: 'Crédit',
  security: 'Connexion et sécurité',
  findOrder: 'Retrouver une commande',
  myData: 'Mes données',
  notifications: 'Notifications',
  waiting: 'Liste d’attente',
  guest: {
    leave: 'Quitter cet appareil',
    title: 'Quitter cet appareil ?',
    text: 'Vos commandes restent valables. Pour les revoir, ouvrez le lien dans votre e-mail de confirmation ou utilisez « Retrouver une commande ».',
    unsent: 'Une commande qui attend le réseau ne partira pas.',
  },
  install: {
    row: 'Installer l’app',
    why: 'Elle s’ouvre depuis l’écran d’accueil et montre vos QR même sans réseau.',
    steps: [
      'Touchez le bouton Partager de Safari.',
      'Choisissez « Sur l’écran d’accueil ».',
      'Confirmez avec « Ajouter ».',
    ],
  },
}
