import { plural } from '../../platform/texts.ts'
import type { it } from './it.ts'

export const en: typeof it = {
  title: 'If the weather is bad',
  ruleDetail: 'What you get, and when',
  rule: 'The rule',
  intro: 'What counts is what is seen from the beach, never a forecast. Morning and afternoon are counted separately:',
  rain: (hours) => `at least ${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })} of rain`,
  wind: (hours, knots) =>
    `at least ${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })} of wind of ${knots} ${plural('en', knots, { one: 'knot', other: 'knots' })} or more`,
  flag: (hours) => `at least ${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })} of the red flag`,
  window: (from, to, turn, minutes) =>
    `Counted from ${from} to ${to}; the afternoon begins at ${turn}. An observation counts ${minutes} minutes at most when nobody looks again.`,
  credit: (percent) =>
    `Guests who have paid and had not arrived yet get ${percent}% of the price of those half-days as credit.`,
  arrived: (percent) => `Guests who were already at their place get ${percent}%.`,
  arrivedNone: 'Guests who were already at their place get no credit.',
  choose: (hours, days) =>
    `The resort confirms the day; then you have ${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })} to choose: the credit, or another day within the next ${days} without paying more. If you don’t choose, you get the credit.`,
  unpaid: 'Guests who would have paid at the desk owe nothing for those half-days.',
  subscriptions: (percent) =>
    `Guests with a season pass or a carnet automatically get ${percent}% of what those half-days cost as credit.`,
  subscriptionsNone: 'Season passes and carnets are excluded.',
  yours: 'Your days',
  offer: (day) => `Bad weather on ${day}: credit or another day`,
  given: (day) => `Bad weather on ${day}`,
  until: (day, time) => `You can choose until ${day} at ${time}`,
  take: (amount) => `Take ${amount} of credit`,
  move: (day, code) => `Move to ${day}, place ${code}`,
  full: 'No other day is free right now.',
  credited: (amount) => `${amount} of credit is yours`,
  moved: (day, code) => `Moved to ${day}, place ${code}`,
  order: 'Order',
  states: {
    open: 'To be chosen',
    credited: (amount) => `${amount} of credit`,
    moved: 'Moved',
    lapsed: 'No longer valid',
  },
  parts: { full_day: 'full day', morning: 'morning', afternoon: 'afternoon' },
  causes: { rain: 'rain', wind: 'wind', red_flag: 'red flag' },
}
