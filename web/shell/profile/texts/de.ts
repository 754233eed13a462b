import type { it } from './it.ts'

export const de: typeof it = {
  coming: (count) => `${count} geplant`,
  subscriptions: 'Meine Abos',
  credit: 'Guthaben',
  security: 'Anmeldung und Sicherheit',
  findOrder: 'Bestellung wiederfinden',
  myData: 'Meine Daten',
  notifications: 'Mitteilungen',
  waiting: 'Warteliste',
  install: {
    row: 'App installieren',
    why: 'Sie öffnet sich vom Home-Bildschirm und zeigt deine QR-Codes auch ohne Netz.',
    steps: ['Tippe in Safari auf „Teilen“.', 'Wähle „Zum Home-Bildschirm“.', 'Bestätige mit „Hinzufügen“.'],
  },
}
