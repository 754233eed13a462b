import { civilDate } from '../../domain/platform/civil-date.ts'

/** What the desk sends for one place sold to somebody who stands there, on the first day of the tests unless `more` says otherwise. */
export const walkInWish = (umbrellaId: number, more: object = {}) => ({
  from: civilDate('2027-07-10'),
  to: civilDate('2027-07-10'),
  part: 'full_day' as const,
  places: [{ umbrellaId, people: 2, dogs: [], extras: [] }],
  pressId: crypto.randomUUID(),
  customer: null,
  language: 'it' as const,
  ...more,
})
