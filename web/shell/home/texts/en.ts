import { plural } from '../../../platform/texts.ts'
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
  sea: {
    headlines: {
      calm: 'The sea is calm today.',
      slight: 'A slight sea today.',
      moderate: 'The sea is choppy today.',
      rough: 'The sea is rough today.',
    },
    label: (time: string) => `Weather and sea, updated at ${time}`,
    sky: { clear: 'sunny', partly_cloudy: 'partly cloudy', cloudy: 'cloudy', rain: 'rain', storm: 'storm' },
    water: 'water',
    knots: (knots: number) => `${knots} ${plural('en', knots, { one: 'knot', other: 'knots' })}`,
    from: { N: 'N', NE: 'NE', E: 'E', SE: 'SE', S: 'S', SW: 'SW', W: 'W', NW: 'NW' },
    flag: 'flag',
    flags: { white: 'White', yellow: 'Yellow', red: 'Red' },
    sample: 'sample data',
    provider: 'data by Open-Meteo',
    hotSand: {
      title: 'The sand is hot',
      text: 'It burns paws: stay in the shade and use the walkways, with cool water for your dog.',
    },
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
    days: 'Find a place for',
    quick: { today: 'Today', tomorrow: 'Tomorrow', weekend: 'Sat–Sun' },
  },
  closed: {
    title: 'Bookings are closed',
    none: 'The next season isn’t open yet. See you soon.',
    over: (day) => `The season ended on ${day}. See you soon.`,
  },
  restaurant: {
    title: 'Restaurant',
    text: 'Lunch and dinner by the sea',
    lunch: (time: string) => `For lunch, by ${time}`,
    dinner: (time: string) => `For dinner, by ${time}`,
    later: 'From tomorrow',
    suspended: (day: string) => `Suspended until ${day}`,
    closed: 'Closed now',
  },
  bar: {
    title: 'Order from the bar',
    text: 'To your umbrella',
    toPlace: (code) => `Brought to ${code}`,
    closed: 'Closed now',
    paused: 'Back soon',
  },
  quick: {
    label: 'More services',
    subscriptions: 'Season passes',
    menu: 'Menu of the day',
    parking: 'Parking',
    webcam: 'Webcam',
  },
  offline: {
    title: (name) => (name ? `Hi ${name}` : 'Hello'),
    text: 'What you need at the beach works offline too.',
    empty: 'You can always call us, even offline.',
    needsNetwork: 'needs a network',
    call: 'Call the beach',
    qr: (number) => `QR code of booking ${number}`,
    saved: 'Saved on your phone, valid at the entrance',
  },
}
