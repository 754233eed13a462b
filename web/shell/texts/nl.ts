import { nl as titles } from '../../../domain/platform/page-titles/nl.ts'
import type { it } from './it.ts'

export const nl: typeof it = {
  skip: 'Naar de inhoud',
  sections: 'Onderdelen',
  tabs: { home: 'Home', 'main-page-ombrelloni': 'Strand', menu: 'Bestellen', carrello: 'Mandje', contact: 'Profiel' },
  restaurant: 'Restaurant',
  myOrders: 'Mijn bestellingen',
  language: 'Taal',
  inCart: (count) => `${count} in de winkelwagen`,
  items: (count) => (count === 1 ? '1 artikel' : `${count} artikelen`),
  profile: 'Profiel',
  alertAppInAggiornamento: {
    title: 'App in onderhoud',
    text: 'We zijn in onderhoud, tot zo. Excuses voor het ongemak.',
  },
  alertAppObsoleta: {
    title: 'App verouderd',
    text: 'Deze versie werkt niet meer. Werk de app bij.',
  },
  ok: 'OK',
  sandbox: 'Testbetalingen: er wordt niets afgeschreven',
  notFound: {
    title: 'Deze pagina bestaat niet',
    text: 'Misschien is de link oud. Vanaf home vind je alles.',
  },
  toHome: 'Terug naar home',
  titles,
}
