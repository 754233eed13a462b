import type { it } from './it.ts'

export const en: typeof it = {
  label: 'Choose for me',
  count: 'Places',
  take: (count) => (count === 1 ? 'Take the best place' : `Take the best ${count} places`),
  full: 'Five is the limit',
  apart: 'as close together as possible',
  noneTitle: 'Nothing suits everybody',
  none: 'Try fewer places or other days, or choose on the map.',
  hold: (count) => (count === 1 ? 'Hold it for me' : 'Hold them for me'),
  login: 'Log in to take it',
  more: (price) => `+ ${price}`,
  needed: (row) => `In row ${row} each place needs at least 1 sunbed or deck chair.`,
  rather: 'Or',
  kinds: { best: 'The best place', cheaper: 'Cheaper', near_shower: 'Closer to the showers' },
  shower: (metres) => `${metres} m from the shower`,
  held: (count, codes) => (count === 1 ? `${codes} is yours for now` : `${codes} are yours for now`),
}
