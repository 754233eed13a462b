import type { it } from './it.ts'

export const nl: typeof it = {
  coming: (count) => `${count} gepland`,
  subscriptions: 'Mijn abonnementen',
  credit: 'Tegoed',
  security: 'Inloggen en veiligheid',
  findOrder: 'Bestelling terugvinden',
  myData: 'Mijn gegevens',
  notifications: 'Meldingen',
  waiting: 'Wachtlijst',
  install: {
    row: 'App installeren',
    why: 'Hij opent vanaf je beginscherm en toont je QR-codes ook zonder internet.',
    steps: ['Tik op de deelknop van Safari.', 'Kies ‘Zet op beginscherm’.', 'Bevestig met ‘Voeg toe’.'],
  },
}
