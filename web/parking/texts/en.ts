import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

/** Texts of the car park, in English. */
export const en: typeof it = {
  title: 'Parking',
  area: 'Area',
  left: (about, count) =>
    count === 0
      ? `${about}, full`
      : `${about}, ${plural('en', count, { one: '1 space free', other: `${count} spaces free` })}`,
  full: 'Full on those days',
  allFull: 'The car park is full on those days. Try another day or another duration.',
  day: 'Day',
  days: 'Days',
  chooseDays: 'When are you coming?',
  chooseDaysHelp: 'One day is enough. To stay longer, tap the last day too.',
  duration: 'Duration',
  choosePart: 'How long are you staying?',
  done: 'Done',
  parts: { full_day: 'Full day', morning: 'Morning', afternoon: 'Afternoon' },
  partsInLine: { full_day: 'full day', morning: 'morning', afternoon: 'afternoon' },
  afternoonOnly: 'Only the afternoon is left today: the morning is over.',
  plate: 'Number plate',
  plateNote: 'The barrier reads your plate: there’s nothing to print.',
  add: 'Add to cart',
  replace: 'Update the cart',
  added: 'Parking is in your cart',
  none: 'No parking here',
  noneText: 'This resort has no parking spaces to book.',
  closed: 'The beach is closed',
  closedText: (phone) => `It opens again next season. For information: ${phone}.`,
  info: 'Getting here and reserved spaces',
  line: (area) => `Parking ${area}`,
  anyArea: 'Parking',
  withPlate: (plate) => `Plate ${plate}`,
  edit: 'Edit',
  editLine: 'Edit the parking space',
  remove: 'Remove',
  removeLine: 'Remove the parking space',
}
