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
