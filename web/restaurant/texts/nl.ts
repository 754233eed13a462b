import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

const people = (count: number) => plural('nl', count, { one: '1 persoon', other: `${count} personen` })

export const nl: typeof it = {
  title: 'Tafel reserveren',
  restaurant: 'Restaurant',
  day: 'Dag',
  today: 'vandaag',
  meal: 'Maaltijd',
  meals: { lunch: 'Lunch', dinner: 'Diner' },
  closed: {
    inactive: 'Voorlopig dicht',
    platform: 'Hier niet te reserveren',
    season: 'Buiten het seizoen',
    suspended: (day) => `Dicht tot en met ${day}`,
  },
  allClosed: 'De restaurants rusten uit',
  allClosedText: 'Er zijn nu geen tafels te reserveren. Kom snel nog eens kijken.',
  none: 'Hier is geen restaurant',
  noneText: 'In de bar vind je iets lekkers.',
  bookUntil: {
    lunch: (time) => `Reserveer de lunch van vandaag tot ${time} uur`,
    dinner: (time) => `Reserveer het diner van vandaag tot ${time} uur`,
  },
  mealOver: {
    lunch: (time) => `De lunch van vandaag was te reserveren tot ${time} uur`,
    dinner: (time) => `Het diner van vandaag was te reserveren tot ${time} uur`,
  },
  dayOver: 'Voor vandaag is het te laat. Kies een andere dag.',
  dayClosed: 'Op deze dag neemt het restaurant geen reserveringen aan. Kies een andere dag.',
  notOnline: 'Dit moment is niet online te reserveren. Bel ons of kies een ander.',
  nothingFree: (seats) => `Voor ${people(seats)} is er geen plaats meer. Kies een andere maaltijd of dag.`,
  seats: 'Plaatsen aan tafel',
  dogsWelcome: 'Honden zijn onze gasten',
  largeParty: (seats) => `Met meer dan ${seats}? Bel ons, dan vinden we de juiste tafel.`,
  call: 'Bellen',
  dogs: 'Honden onder de tafel',
  dogsHint: 'We brengen een bak water',
  note: 'Bericht aan het restaurant',
  noteHint: 'Allergieën, kinderstoel, verjaardag',
  time: 'Tijd',
  slot: {
    full: 'vol',
    past: 'voorbij',
    closed: 'dicht',
    few: (seats) => plural('nl', seats, { one: 'laatste plaats', other: `laatste ${seats}` }),
  },
  deposit: (amount) => `Een aanbetaling van ${amount} per persoon, die je nu betaalt.`,
  book: (seats, when) => `Reserveer voor ${seats}, ${when}`,
  when: { today: (time) => `vandaag om ${time}`, day: (day, time) => `${day} om ${time}` },
  chooseTime: 'Kies een tijd',
  offline: 'Je bent offline: voor reserveren is er netwerk nodig.',
}
