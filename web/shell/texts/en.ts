import type { it } from './it.ts'

export const en: typeof it = {
  skip: 'Skip to content',
  sections: 'Sections',
  tabs: { home: 'Home', 'main-page-ombrelloni': 'Beach', menu: 'Order', carrello: 'Cart', contact: 'Profile' },
  restaurant: 'Restaurant',
  myOrders: 'My orders',
  language: 'Language',
  inCart: (count) => `${count} in the cart`,
  items: (count) => (count === 1 ? '1 item' : `${count} items`),
  profile: 'Profile',
  maintenance: {
    title: 'App being updated',
    text: 'We’re under maintenance, back soon. Sorry for the inconvenience.',
  },
  obsolete: {
    title: 'App out of date',
    text: 'This version no longer works. Update the app to continue.',
  },
  ok: 'OK',
  sandbox: 'Test payments: nothing is charged',
  notFound: {
    title: 'There’s no such page',
    text: 'Maybe the link is old. You’ll find everything from home.',
  },
  toHome: 'Back to home',
  later: 'Coming soon',
  titles: {
    welcome: 'Welcome',
    signup: 'Create an account',
    confirmEmail: 'Confirm your e-mail',
    home: 'Home',
    search: 'When are you coming?',
    map: 'Choose your place',
    cardChoose: 'Saved cards',
    cardEdit: 'Card',
    cart: 'Cart',
    checkout: 'Payment',
    execute: 'Payment under way',
    outcome: 'Outcome',
    summary: 'Summary',
    orders: 'My orders',
    profileMenu: 'Profile',
    profile: 'Personal profile',
    contacts: 'Contacts and services',
    info: 'Information',
    personalData: 'Personal data processing',
    purposes: 'Purposes of processing',
    notFound: 'Page not found',
  },
  coming: {
    recuperapassword: {
      title: 'Forgot password?',
      text: 'Soon you’ll be able to make a new one here. Until then, call us and we’ll help.',
    },
    ristorante: {
      title: 'Book a table',
      text: 'Soon you’ll choose day, time and seats here. Until then, call us to book.',
    },
    parcheggio: {
      title: 'Parking',
      text: 'Soon you’ll book a parking place here with your plate. Until then, ask at the entrance.',
    },
    menu: {
      title: 'Order',
      text: 'Soon you’ll order from the bar and we’ll bring it to your umbrella. Until then, see you at the counter.',
    },
    'abbonamenti-uno': {
      title: 'Season passes',
      text: 'Soon you’ll choose your place for the whole summer here. Until then, ask at the desk.',
    },
    'abbonamenti-due': {
      title: 'Which place?',
      text: 'Choosing the place of a season pass is coming soon. Until then, ask at the desk.',
    },
    'abbonamenti-tre': {
      title: 'Check and confirm',
      text: 'Confirming a season pass is coming soon. Until then, ask at the desk.',
    },
  },
}
