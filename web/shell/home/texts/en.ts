import type { it } from './it.ts'

export const en: typeof it = {
  greetings: {
    morning: (name) => (name ? `Good morning, ${name}` : 'Good morning'),
    afternoon: (name) => (name ? `Good afternoon, ${name}` : 'Good afternoon'),
    evening: (name) => (name ? `Good evening, ${name}` : 'Good evening'),
  },
  headlines: {
    today: 'Today is a beach day.',
    upcoming: 'Your place is waiting.',
    free: 'When are you coming?',
    closed: 'The beach is resting.',
  },
  ticket: {
    label: 'Your next booking',
    today: 'Today',
    tomorrow: 'Tomorrow',
    showQr: 'Show QR',
    orderHere: 'Order here',
    failed: 'We can’t read your bookings.',
  },
  umbrella: {
    title: 'Book\nan umbrella',
    titleFlat: 'Book an umbrella',
    from: (price) => `From ${price} a day`,
  },
  closed: {
    title: 'Bookings are closed',
    none: 'The next season isn’t open yet. See you soon.',
    over: (day) => `The season ended on ${day}. See you soon.`,
  },
  restaurant: { title: 'Restaurant', text: 'Lunch and dinner by the sea' },
  bar: { title: 'Order from the bar', text: 'Brought to your umbrella', toPlace: (code) => `Brought to ${code}` },
  quick: {
    label: 'More services',
    subscriptions: 'Season passes',
    menu: 'Menu of the day',
    parking: 'Parking',
    contacts: 'Contacts and services',
  },
  offline: {
    title: (name) => (name ? `Hello ${name}` : 'Hello'),
    text: 'What you need at the beach works without network too.',
    empty: 'Without network you can always call us.',
    needsNetwork: 'needs network',
    call: 'Call the beach',
    qr: (number) => `QR code of booking ${number}`,
    saved: 'Saved on your phone, valid at the entrance',
  },
}
