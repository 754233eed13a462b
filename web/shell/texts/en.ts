import { en as titles } from '../../../domain/platform/page-titles/en.ts'
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
  alertAppInAggiornamento: {
    title: 'App being updated',
    text: 'We’re under maintenance, back soon. Sorry for the inconvenience.',
  },
  alertAppObsoleta: {
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
  titles,
}
