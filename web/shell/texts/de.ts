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
  maintenance: {
    title: 'App wird gewartet',
    text: 'Wir warten die App und sind bald zurück. Entschuldige die Umstände.',
  },
  obsolete: {
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
  later: 'Kommt bald',
  titles: {
    welcome: 'Willkommen',
    signup: 'Konto erstellen',
    confirmEmail: 'E-Mail bestätigen',
    home: 'Start',
    search: 'Wann kommt ihr?',
    map: 'Platz wählen',
    cardChoose: 'Gespeicherte Karten',
    cardEdit: 'Karte',
    cart: 'Warenkorb',
    checkout: 'Zahlung',
    execute: 'Zahlung läuft',
    outcome: 'Ergebnis',
    summary: 'Übersicht',
    orders: 'Meine Bestellungen',
    profileMenu: 'Profil',
    profile: 'Persönliches Profil',
    contacts: 'Kontakt und Service',
    info: 'Informationen',
    personalData: 'Verarbeitung personenbezogener Daten',
    purposes: 'Zwecke der Verarbeitung',
    notFound: 'Seite nicht gefunden',
  },
  coming: {
    recuperapassword: {
      title: 'Passwort vergessen?',
      text: 'Bald kannst du hier ein neues erstellen. Bis dahin ruf uns an, wir helfen dir.',
    },
    ristorante: {
      title: 'Tisch reservieren',
      text: 'Bald wählst du hier Tag, Uhrzeit und Plätze. Bis dahin ruf uns zum Reservieren an.',
    },
    parcheggio: {
      title: 'Parken',
      text: 'Bald buchst du hier einen Parkplatz mit deinem Kennzeichen. Bis dahin frag am Eingang.',
    },
    menu: {
      title: 'Bestellen',
      text: 'Bald bestellst du an der Bar und wir bringen es dir an den Schirm. Bis dahin sehen wir uns an der Theke.',
    },
    'abbonamenti-uno': {
      title: 'Saisonkarten',
      text: 'Bald wählst du hier deinen Platz für den ganzen Sommer. Bis dahin frag an der Kasse.',
    },
    'abbonamenti-due': {
      title: 'Welcher Platz?',
      text: 'Die Platzwahl für Saisonkarten kommt bald. Bis dahin frag an der Kasse.',
    },
    'abbonamenti-tre': {
      title: 'Prüfen und bestätigen',
      text: 'Das Bestätigen der Saisonkarte kommt bald. Bis dahin frag an der Kasse.',
    },
  },
}
