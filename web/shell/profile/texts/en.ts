import type { it } from './it.ts'

export const en: typeof it = {
  coming: (count) => `${count} coming up`,
  subscriptions: 'My season passes',
  credit: 'Credit',
  security: 'Login and security',
  findOrder: 'Find an order',
  myData: 'My data',
  notifications: 'Notifications',
  waiting: 'Waiting list',
}
