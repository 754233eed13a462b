import { de as titles } from '../../../domain/platform/page-titles/de.ts'
import type { it } from './it.ts'

export const de: typeof it = {
  skip: 'Zum Inhalt',
  sections: 'Bereiche',
  tabs: {
    home: 'Start',
    'main-page-ombrelloni': 'Strand',
    menu: 'Bestellen',
    carrello: 'Warenkorb',
    contact: 'Profil',
  },
  restaurant: 'Restaurant',
  myOrders: 'Meine Bestellungen',
  language: 'Sprache',
  inCart: (count) => `${count} im Warenkorb`,
  items: (count) => `${count} Artikel`,
  profile: 'Profil',
  alertAppInAggiornamento: {
    title: 'App wird gewartet',
    text: 'Wir warten die App und sind bald zurück. Entschuldige die Umstände.',
  },
  alertAppObsoleta: {
    title: 'App veraltet',
    text: 'Diese Version funktioniert nicht mehr. Bitte aktualisieren.',
  },
  ok: 'OK',
  sandbox: 'Testzahlungen: Es wird nichts abgebucht',
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist der Link alt. Über die Startseite findest du alles.',
  },
  toHome: 'Zur Startseite',
  titles,
}
