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
  guest: {
    leave: 'Dit apparaat verlaten',
    title: 'Wil je dit apparaat verlaten?',
    text: 'Je bestellingen blijven geldig. Je ziet ze terug via de link in je bevestigingsmail of via ‘Bestelling terugvinden’.',
    unsent: 'Een bestelling die nog op netwerk wacht, wordt niet verstuurd.',
  },
  install: {
    row: 'App installeren',
    why: 'Hij opent vanaf je beginscherm en toont je QR-codes ook zonder internet.',
    steps: ['Tik op de deelknop van Safari.', 'Kies ‘Zet op beginscherm’.', 'Bevestig met ‘Voeg toe’.'],
  },
}
