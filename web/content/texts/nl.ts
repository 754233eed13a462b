import type { it } from './it.ts'

export const nl: typeof it = {
  page: {
    version: (version) => `Versie van de tekst: ${version}`,
    missingTitle: 'Deze pagina bestaat niet',
    missingText: 'Misschien heeft ze een andere naam. Alle andere vind je bij contact.',
    toContacts: 'Naar contact',
  },
  offers: {
    umbrellas: 'Parasol boeken',
    parking: 'Parkeerplaats boeken',
    services: 'Diensten kiezen',
    restaurant: 'Tafel reserveren',
  },
  contacts: {
    title: 'Contact en diensten',
    services: 'Diensten',
    reach: 'Hoe je ons vindt',
    call: 'Bellen',
    directions: 'Route',
    phone: 'Telefoon',
    email: 'E-mail',
    address: 'Adres',
    vat: (number) => `Btw-nr. ${number}`,
    pages: {
      prices: 'Prijzen',
      parking: 'Parkeren',
      rental: 'Verhuur',
      showers: 'Douches, ook voor honden',
      services: 'Diensten op het strand',
      accessibility: 'Toegankelijkheid',
      restaurant: 'Restaurant',
      cushions: 'Kussens',
      'dog-rules': 'Regels voor honden',
      withdrawal: 'Herroepingsrecht',
    },
  },
  privacy: {
    title: 'Privacy',
    text: 'Hoe we met je gegevens omgaan, in twee talen.',
    newWindow: 'Ze openen in een nieuw venster.',
    missing: 'De tekst is nog niet beschikbaar.',
    close: 'Sluiten',
  },
}
