import { expect, test } from 'vitest'
import { planProblems, type PlanSurroundings } from './check-plans.ts'
import { subscriptionsFile, type PlanEntry } from './files/subscriptions-file.ts'

const words = { it: 'a', en: 'a', fr: 'a', nl: 'a', de: 'a' }
const entry: PlanEntry = {
  id: 1,
  name: words,
  text: words,
  days: { from: '06-01', to: '09-15' },
  part: 'full_day',
  prices: [{ euro: '100.00' }],
  extras: [{ extra: 'sun_bed', included: 2, month: '60.00' }],
  proRata: true,
  depositPercent: 100,
  instalments: [],
  withdrawalDays: 0,
}
const around: PlanSurroundings = {
  rows: ['A', 'B'],
  places: [
    { row: 'A', category: 'human' },
    { row: 'B', category: 'human' },
  ],
  categories: ['human'],
  extras: ['sun_bed'],
  opening: { from: '05-15', to: '09-30' },
}
const problems = (change: Partial<PlanEntry>, near: Partial<PlanSurroundings> = {}) =>
  planProblems({ ...entry, ...change }, 'plans[0]', { ...around, ...near })

test('B-23 a plan that fits the beach has no problem', () => {
  expect(problems({})).toEqual([])
  expect(problems({ days: { from: '01-01', to: '02-28' } }, { opening: { from: 'today', to: 'today+200' } })).toEqual(
    [],
  )
})

test.each<[Partial<PlanEntry>, string]>([
  [{ rows: 'A-Z' }, 'plans[0].rows'],
  [{ categories: ['cat'] }, 'plans[0].categories[0]'],
  [{ prices: [{ rows: 'Q', euro: '1.00' }] }, 'plans[0].prices[0].rows'],
  [{ prices: [{ rows: 'A', euro: '1.00' }] }, 'plans[0].prices'],
  [{ extras: [{ extra: 'table', included: 0, month: '1.00' }] }, 'plans[0].extras[0].extra'],
  [{ days: { from: '06-01', to: '10-15' } }, 'plans[0].days'],
  [{ days: { entries: 10, from: '06-01', to: '09-15' }, prices: [{ rows: 'A', euro: '1.00' }] }, 'plans[0].prices'],
])('B-23 %j is a problem of %s', (change, path) => {
  expect(problems(change).map((problem) => problem.path)).toContain(path)
})

test('B-23 a deposit and instalments are 100 percent together, and days are real', () => {
  const file = (change: object) => subscriptionsFile.safeParse({ plans: [{ ...entry, ...change }] }).success
  expect(file({})).toBe(true)
  expect(file({ depositPercent: 30, instalments: [{ percent: 70, due: '06-30' }] })).toBe(true)
  expect(file({ depositPercent: 30, instalments: [{ percent: 60, due: '06-30' }] })).toBe(false)
  expect(file({ days: { from: '02-30', to: '09-15' } })).toBe(false)
  expect(file({ days: { from: '06-01', to: '09-15', length: 3, entries: 2 } })).toBe(false)
})

test.each<[string, Partial<PlanEntry>, Partial<PlanSurroundings>, object[]]>([
  [
    'an extra that the beach does not have',
    { extras: [{ extra: 'table', included: 0, month: '1.00' }] },
    {},
    [{ path: 'plans[0].extras[0].extra', expected: 'an extra of extras.json', found: 'table' }],
  ],
  [
    'a category that the beach does not have, beside one that it has',
    { categories: ['human', 'cat'] },
    { categories: ['human', 'large-dog'] },
    [
      {
        path: 'plans[0].categories[1]',
        expected: 'a category of categories.json (human, large-dog)',
        found: 'cat',
      },
    ],
  ],
  [
    'a carnet without a price for all places',
    { days: { entries: 10, from: '06-01', to: '09-15' }, prices: [{ categories: ['human'], euro: '1.00' }] },
    {},
    [{ path: 'plans[0].prices', expected: 'a price without rows and categories, for a carnet', found: 'none' }],
  ],
  [
    'a carnet with one',
    { days: { entries: 10, from: '06-01', to: '09-15' }, rows: 'A', prices: [{ euro: '1.00' }] },
    {},
    [],
  ],
  [
    'a place without a price',
    { prices: [{ rows: 'A', euro: '1.00' }] },
    {},
    [
      {
        path: 'plans[0].prices',
        expected: 'a price for every place that the plan is for',
        found: 'no price for category human in row B',
      },
    ],
  ],
  ['a place without a price that the plan is not for', { rows: 'A', prices: [{ rows: 'A', euro: '1.00' }] }, {}, []],
  [
    'days outside the season',
    { days: { from: '06-01', to: '10-15' } },
    {},
    [
      {
        path: 'plans[0].days',
        expected: 'days within the season, 2027-05-15 to 2027-09-30',
        found: '06-01 to 10-15',
      },
    ],
  ],
  ['a season that cannot be read is another check’s', {}, { opening: { from: '05-15', to: 'soon' } }, []],
  [
    'days of one year’s season',
    { days: { from: '06-01', to: '10-15' } },
    { opening: { from: '2028-05-15', to: '2028-10-15' } },
    [],
  ],
])('B-23 %s', (_, change, near, found) => expect(problems(change, near)).toEqual(found))
