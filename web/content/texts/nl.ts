import { nl as pages } from '../../../domain/content/info-titles/nl.ts'
import type { it } from './it.ts'

export const nl: typeof it = {
  page: {
    version: (version) => `Versie van de tekst: ${version}`,
    missingTitle: 'Deze pagina bestaat niet',
    missingText: 'Misschien heet die nu anders. Alle andere vind je bij Contact.',
    toContacts: 'Naar contact',
  },
  offers: {
    umbrellas: 'Parasol boeken',
    parking: 'Parkeerplek boeken',
    services: 'Diensten kiezen',
    restaurant: 'Tafel reserveren',
  },
  contacts: {
    title: 'Contact en diensten',
    services: 'Diensten',
    reach: 'Zo vind je ons',
    call: 'Bellen',
    directions: 'Route',
    phone: 'Telefoon',
    email: 'E-mail',
    address: 'Adres',
    vat: (number) => `Btw-nr. ${number}`,
    pages,
  },
  privacy: {
    title: 'Privacy',
    text: 'Hoe we met je gegevens omgaan, in twee talen.',
    newWindow: 'Ze openen in een nieuw venster.',
    missing: 'De tekst is nog niet beschikbaar.',
    close: 'Sluiten',
  },
}
