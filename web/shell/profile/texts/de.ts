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
  guest: {
    leave: 'Von diesem Gerät abmelden',
    title: 'Möchtest du dich abmelden?',
    text: 'Deine Bestellungen bleiben gültig. Du siehst sie wieder über den Link in der Bestätigungs-E-Mail oder über „Bestellung wiederfinden“.',
    unsent: 'Eine Bestellung, die noch auf Netz wartet, wird nicht abgeschickt.',
  },
  install: {
    row: 'App installieren',
    why: 'Sie öffnet sich vom Home-Bildschirm und zeigt deine QR-Codes auch ohne Netz.',
    steps: ['Tippe in Safari auf „Teilen“.', 'Wähle „Zum Home-Bildschirm“.', 'Bestätige mit „Hinzufügen“.'],
  },
}
