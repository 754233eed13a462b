import type { it } from './it.ts'

export const de: typeof it = {
  coming: (count) => `${count} stehen an`,
  subscriptions: 'Meine Abos',
  credit: 'Guthaben',
  security: 'Anmeldung und Sicherheit',
  findOrder: 'Eine Bestellung wiederfinden',
  myData: 'Meine Daten',
  notifications: 'Mitteilungen',
  waiting: 'Warteliste',
}
