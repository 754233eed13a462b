import { de as pages } from '../../../domain/content/info-titles/de.ts'
import type { it } from './it.ts'

export const de: typeof it = {
  page: {
    version: (version) => `Version des Textes: ${version}`,
    missingTitle: 'Diese Seite gibt es nicht',
    missingText: 'Vielleicht heißt sie jetzt anders. Alle anderen findest du unter Kontakt.',
    toContacts: 'Zum Kontakt',
  },
  offers: {
    umbrellas: 'Schirm buchen',
    parking: 'Parkplatz buchen',
    services: 'Services wählen',
    restaurant: 'Tisch reservieren',
  },
  contacts: {
    title: 'Kontakt und Services',
    services: 'Services',
    reach: 'So findest du uns',
    call: 'Anrufen',
    directions: 'Route',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Adresse',
    vat: (number) => `USt-IdNr. ${number}`,
    pages,
  },
  privacy: {
    title: 'Datenschutz',
    text: 'Wie wir mit deinen Daten umgehen, in zwei Sprachen.',
    newWindow: 'Sie öffnen sich in einem neuen Fenster.',
    missing: 'Der Text ist noch nicht verfügbar.',
    close: 'Schließen',
  },
}
