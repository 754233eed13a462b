import type { it } from './it.ts'

/** The words around the screens of the back office, in Dutch. */
export const nl: typeof it = {
  rail: 'Beheer',
  screens: {
    spiaggia: 'Strand',
    arrivi: 'Aankomst',
    bar: 'Bar',
    ristorante: 'Restaurant',
    catalogo: 'Catalogus',
    cani: 'Honden',
    messaggi: 'Berichten',
    mappa: 'Plattegrond',
    'lista-attesa': 'Wachtlijst',
    abbonamenti: 'Abonnementen',
    cassa: 'Kassa',
    credito: 'Tegoed',
    numeri: 'Cijfers',
  },
  roles: { beach: 'Strand', bar: 'Bar', restaurant: 'Restaurant', cashier: 'Kassa', manager: 'Directie' },
  me: 'taal, weergave, uitloggen',
  settings: 'Voorkeuren',
  toApp: 'Open de app van de gasten',
  logout: 'Uitloggen',
  login: {
    title: 'Beheer',
    text: 'Log in met je personeelsaccount.',
    email: 'E-mail',
    password: 'Wachtwoord',
    submit: 'Inloggen',
    wrong: 'E-mail of wachtwoord onjuist. Controleer en probeer opnieuw.',
    toApp: 'Ik ben gast: naar de app',
  },
  notForYou: {
    title: 'Dit deel is voor het personeel',
    text: (account) => `Het account ${account} heeft geen rol in het beheer. Werk je hier, vraag het aan de directie.`,
    roleMissing: 'Met je rol gaat dit scherm niet open. Heb je het nodig, vraag het aan de directie.',
    otherAccount: 'Inloggen met een ander account',
    back: 'Terug naar de app',
    toScreen: (screen) => `Naar ${screen}`,
  },
}
