import type { it } from './it.ts'

export const nl: typeof it = {
  label: 'Kies voor mij',
  count: 'Plekken',
  take: (count) => (count === 1 ? 'Neem de beste plek' : `Neem de beste ${count} plekken`),
  full: 'Vijf is het maximum',
  apart: 'zo dicht mogelijk bij elkaar',
  noneTitle: 'Niets past bij iedereen',
  none: 'Probeer minder plekken of andere dagen, of kies op de kaart.',
  hold: (count) => (count === 1 ? 'Houd hem voor me vast' : 'Houd ze voor me vast'),
  login: 'Inloggen om hem te nemen',
  more: (price) => `+ ${price}`,
  needed: (row) => `In rij ${row} heeft elke plek minstens 1 ligbed of strandstoel nodig.`,
  rather: 'Of',
  kinds: { best: 'De beste plek', cheaper: 'Goedkoper', near_shower: 'Dichter bij de douches' },
  shower: (metres) => `${metres} m van de douche`,
  held: (count, codes) => (count === 1 ? `${codes} is voorlopig van jou` : `${codes} zijn voorlopig van jou`),
}
