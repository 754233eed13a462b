import type { it } from './it.ts'

/** What a search engine says of the public pages, in English; `app` of the app as a whole. 50 to 160 letters each. */
export const en: typeof it = {
  app: 'Umbrellas, restaurant and beach bar, for guests with dogs too.',
  welcome:
    'Book an umbrella, order from the bar and reserve a table on the beach, with your dog as well. As a guest or with your account.',
  signup:
    'Create an account with your e-mail to book umbrellas, find your orders again and keep the details of your dogs.',
  recoverPassword: 'Choose a new password: we send a code to the e-mail of your account.',
  findOrder:
    'Did you order as a guest? With the e-mail address of your order you can find your bookings, the summary and your QR code for the beach.',
  home: 'Today’s sea, the menu of the day and everything to book on the beach: umbrella, table, parking and services.',
  dailyMenu: 'Today’s dishes of the restaurant on the beach, each with its price and allergens.',
  news: 'News from the beach: events, openings, notices and what changes for those who come with a dog.',
  webcam: 'The beach and the sea live: check the weather and the waves before you set out.',
  search:
    'Choose days, half or full day, people and dogs: you see at once which umbrellas are free and what they cost.',
  map: 'The plan of the beach with its free places, shade and dog areas: tap an umbrella to hold it.',
  subscriptionPlans:
    'An umbrella for a month or the whole season: plans, prices and days of the beach’s season passes.',
  bar: 'The bar’s menu with prices and allergens: order from your sunbed and we bring it to your umbrella.',
  restaurant: 'Book a table at the restaurant on the beach: day, sitting, people and room for the dog as well.',
  parking: 'Book a space in the beach car park: free spaces and prices for each day.',
  services: 'What can be rented and used on the beach, for dogs as well: choose day and quantity and see the price.',
  weather: 'What happens to your booking when the weather is bad: rules, changes of day and credit.',
  contacts:
    'Phone, e-mail, address and how to reach the beach, with prices, services, accessibility and rules for dogs.',
  info: 'About the resort: prices, services and beach rules.',
  personalData: 'How the resort handles your personal data: what we keep, why, for how long, and your rights.',
  purposes: 'For which purposes the resort uses your data, on which legal basis, and which of them you may refuse.',
}
