import type { it } from './it.ts'

export const nl: typeof it = {
  coming: (count) => `${count} op komst`,
  subscriptions: 'Mijn abonnementen',
  credit: 'Tegoed',
  security: 'Inloggen en veiligheid',
  findOrder: 'Een bestelling terugvinden',
  myData: 'Mijn gegevens',
  notifications: 'Meldingen',
  waiting: 'Wachtlijst',
}
