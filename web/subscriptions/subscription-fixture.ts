import { cents } from '../../domain/platform/cents.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import type { Subscription, SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import { PLAN, placeOf } from '../umbrellas/map/test-beach.ts'
import type { PlanAvailability } from './plan-map.ts'
import type { SubscriptionDraft } from './subscription-draft.ts'

export const NOW = '2027-07-11T08:24:00.000Z'
export { PLAN } from '../umbrellas/map/test-beach.ts'

/** August as it is sold: large dogs from 690 €, small dogs from 640 €, none for people left. */
export function aPlan(rest: Partial<SubscriptionPlan> = {}): SubscriptionPlan {
  return {
    planId: 2,
    name: 'Agosto',
    text: 'Ogni giorno del mese',
    kind: 'span',
    part: 'full_day',
    weekdays: null,
    start: { from: civilDate('2027-08-01'), to: civilDate('2027-08-01') },
    from: civilDate('2027-08-01'),
    to: civilDate('2027-08-31'),
    entries: null,
    categories: ['large-dog', 'small-dog', 'human'],
    fromCents: [
      { category: 'large-dog', cents: cents(69_000) },
      { category: 'small-dog', cents: cents(64_000) },
    ],
    free: [
      { category: 'large-dog', places: 9 },
      { category: 'small-dog', places: 40 },
      { category: 'human', places: 0 },
    ],
    depositPercent: 30,
    withdrawalDays: 0,
    fewPlaces: 10,
    ...rest,
  }
}

/** Fifteen days from a day that the guest chooses. */
export const FORTNIGHT = aPlan({
  planId: 3,
  name: 'Quindici giorni',
  text: 'Parti quando vuoi',
  kind: 'length',
  start: { from: civilDate('2027-07-12'), to: civilDate('2027-09-10') },
  from: civilDate('2027-07-12'),
  to: civilDate('2027-07-26'),
  fromCents: [{ category: 'large-dog', cents: cents(39_000) }],
  depositPercent: 100,
})

export const CARNET = aPlan({
  planId: 9,
  name: 'Carnet 10 ingressi',
  text: '10 giorni a scelta',
  kind: 'carnet',
  entries: 10,
  categories: null,
  fromCents: [{ category: 'large-dog', cents: cents(25_000) }],
  free: null,
  withdrawalDays: 14,
})

/** What of August is free: everything but the named letters; B2 is taken on four days. */
export function anAvailability(
  letters: Readonly<Record<string, string>> = { B2: 'b' },
  rest: Partial<PlanAvailability> = {},
): PlanAvailability {
  const pairs = [...new Set(PLAN.places.map((place) => `${place.row}/${place.category}`))]
  return {
    planVersion: PLAN.version,
    from: civilDate('2027-08-01'),
    to: civilDate('2027-08-31'),
    part: 'full_day',
    days: 31,
    states: PLAN.places.map((place) => letters[place.code] ?? 'f').join(''),
    missing: PLAN.places.map((place) => (letters[place.code] === 'b' ? 4 : 0)),
    prices: pairs.map((pair) => {
      const [row = '', category = ''] = pair.split('/')
      return { row, category, totalCents: cents(row === 'A' ? 99_000 : 69_000) }
    }),
    extras: [
      {
        id: 'sun_bed',
        category: 'large-dog',
        included: 2,
        max: 2,
        totalCents: cents(6000),
        monthCents: cents(6000),
        free: 10,
      },
    ],
    instalments: [
      { percent: 30, dueDay: civilDate('2027-07-11') },
      { percent: 70, dueDay: civilDate('2027-07-28') },
    ],
    serverNow: NOW,
    ...rest,
  }
}

/** A place of August that is held until a moment, with nothing chosen for it yet. */
export function aDraft(rest: Partial<SubscriptionDraft> = {}): SubscriptionDraft {
  return {
    cart: {
      cart: 'subscription',
      planId: 2,
      from: civilDate('2027-08-01'),
      umbrellaId: placeOf('B7').id,
      people: 2,
      dogs: [{ name: 'Nebbia', size: 'large' }],
      extras: [],
      inInstalments: false,
      renewsId: null,
    },
    code: 'B7',
    row: 'B',
    category: 'large-dog',
    heldUntil: '2027-07-11T08:32:00.000Z',
    isAdded: false,
    ...rest,
  }
}

/** One's own August on B7, its deposit paid. */
export function aSubscription(rest: Partial<Subscription> = {}): Subscription {
  return {
    subscriptionId: 5,
    orderId: 8,
    planId: 2,
    name: 'Agosto',
    kind: 'span',
    state: 'confirmed',
    umbrellaId: placeOf('B7').id,
    code: 'B7',
    row: 'B',
    from: civilDate('2027-08-01'),
    to: civilDate('2027-08-31'),
    part: 'full_day',
    weekdays: null,
    people: 2,
    dogs: [{ name: 'Nebbia', size: 'large' }],
    extras: [],
    totalCents: cents(69_000),
    entries: null,
    entriesLeft: null,
    passCode: 'pass-of-b7',
    instalments: [
      { position: 0, dueDay: civilDate('2027-07-11'), amountCents: cents(20_700), isPaid: true, orderId: 8 },
      { position: 1, dueDay: civilDate('2027-07-28'), amountCents: cents(48_300), isPaid: false, orderId: null },
    ],
    ...rest,
  }
}
