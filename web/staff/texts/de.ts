import type { it } from './it.ts'

/** The words around the screens of the back office, in German. */
export const de: typeof it = {
  rail: 'Verwaltung',
  screens: {
    spiaggia: 'Strand',
    arrivi: 'Ankunft',
    bar: 'Bar',
    ristorante: 'Restaurant',
    catalogo: 'Katalog',
    cani: 'Hunde',
    messaggi: 'Nachrichten',
    mappa: 'Plan',
    'lista-attesa': 'Warteliste',
    abbonamenti: 'Abos',
    cassa: 'Kasse',
    credito: 'Guthaben',
    numeri: 'Zahlen',
  },
  roles: { beach: 'Strand', bar: 'Bar', restaurant: 'Restaurant', cashier: 'Kasse', manager: 'Leitung' },
  me: 'Sprache, Aussehen, Abmelden',
  settings: 'Einstellungen',
  toApp: 'App der Gäste öffnen',
  logout: 'Abmelden',
  login: {
    title: 'Verwaltung',
    text: 'Melde dich mit deinem Personalkonto an.',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    wrong: 'E-Mail oder Passwort falsch. Bitte prüfen und erneut versuchen.',
    toApp: 'Ich bin Gast: zur App',
  },
  notForYou: {
    title: 'Dieser Teil ist für das Personal',
    text: (account) => `Das Konto ${account} hat keine Rolle in der Verwaltung. Arbeitest du hier, frag die Leitung.`,
    roleMissing: 'Mit deiner Rolle öffnet sich diese Seite nicht. Brauchst du sie, frag die Leitung.',
    otherAccount: 'Mit einem anderen Konto anmelden',
    back: 'Zurück zur App',
    toScreen: (screen) => `Zu ${screen}`,
  },
}
