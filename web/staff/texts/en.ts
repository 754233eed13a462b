import type { it } from './it.ts'

/** The words around the screens of the back office, in English. */
export const en: typeof it = {
  rail: 'Back office',
  screens: {
    spiaggia: 'Beach',
    arrivi: 'Arrivals',
    bar: 'Bar',
    ristorante: 'Restaurant',
    catalogo: 'Catalogue',
    cani: 'Dogs',
    messaggi: 'Messages',
    mappa: 'Plan',
    'lista-attesa': 'Waiting list',
    abbonamenti: 'Season passes',
    cassa: 'Cash desk',
    credito: 'Credit',
    numeri: 'Numbers',
  },
  roles: { beach: 'Beach', bar: 'Bar', restaurant: 'Restaurant', cashier: 'Cash desk', manager: 'Management' },
  me: 'language, appearance, log out',
  settings: 'Preferences',
  toApp: 'Open the guests’ app',
  logout: 'Log out',
  login: {
    title: 'Back office',
    text: 'Log in with your staff account.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Log in',
    wrong: 'Wrong e-mail or password. Check and try again.',
    toApp: 'I am a guest: go to the app',
  },
  notForYou: {
    title: 'This part is for the staff',
    text: (account) => `The account ${account} has no role in the back office. If you work here, ask the management.`,
    roleMissing: 'This screen does not open with your role. If you need it, ask the management.',
    otherAccount: 'Log in with another account',
    back: 'Back to the app',
    toScreen: (screen) => `Go to ${screen}`,
  },
}
