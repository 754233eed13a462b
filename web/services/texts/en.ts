import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

/** Texts of the services, in English. */
export const en: typeof it = {
  title: 'Services',
  when: 'Day',
  choosePart: 'Part of the day',
  today: 'Today',
  parts: { full_day: 'Full day', morning: 'Morning', afternoon: 'Afternoon' },
  partsInLine: { full_day: 'full day', morning: 'morning', afternoon: 'afternoon' },
  afternoonOnly: 'Only the afternoon is left today: the morning is over.',
  each: 'per use',
  forPart: { full_day: 'for the day', morning: 'for the morning', afternoon: 'for the afternoon' },
  left: (count) => `${count} left`,
  timesOf: (name: string) => `Times: ${name}`,
  at: (time: string) => `at ${time}`,
  timeGone: 'This time is no longer free.',
  soldOut: 'Sold out',
  more: (name) => `Find out more: ${name}`,
  moreShort: 'Find out more',
  add: 'Add to cart',
  chooseSome: 'Choose what you need',
  added: (count) =>
    plural('en', count, { one: '1 service is in your cart', other: `${count} services are in your cart` }),
  cartFull: (max) => `The cart holds ${max} different services at most. Order these first, then add the others.`,
  none: 'Nothing to book here',
  noneText: 'You’ll find what you need on the beach: ask the lifeguard.',
  closed: 'The beach is closed',
  closedText: (phone) => `It opens again next season. For information: ${phone}.`,
  info: 'All the resort’s services',
  anyService: 'Service',
  tooMany: (count) => (count === 0 ? 'Sold out on that day.' : `Only ${count} left.`),
  remove: 'Remove',
  removeLine: (name) => `Remove ${name}`,
}
