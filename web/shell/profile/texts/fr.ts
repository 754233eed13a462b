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
}
