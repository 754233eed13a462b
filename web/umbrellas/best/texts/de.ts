import type { it } from './it.ts'

export const de: typeof it = {
  label: 'Für mich wählen',
  count: 'Plätze',
  take: (count) => (count === 1 ? 'Den besten Platz nehmen' : `Die besten ${count} Plätze nehmen`),
  full: 'Fünf sind das Maximum',
  apart: 'so nah beieinander wie möglich',
  noneTitle: 'Nichts passt für alle',
  none: 'Versuch es mit weniger Plätzen oder an anderen Tagen, oder wähle auf der Karte.',
  hold: (count) => (count === 1 ? 'Für mich freihalten' : 'Für mich freihalten'),
  login: 'Zum Nehmen anmelden',
  more: (price) => `+ ${price}`,
  needed: (row) => `In Reihe ${row} braucht jeder Platz mindestens 1 Liege oder Liegestuhl.`,
  rather: 'Oder',
  kinds: { best: 'Der beste Platz', cheaper: 'Günstiger', near_shower: 'Näher an den Duschen' },
  shower: (metres) => `${metres} m von der Dusche`,
  held: (count, codes) => (count === 1 ? `${codes} ist vorerst deiner` : `${codes} sind vorerst deine`),
}
