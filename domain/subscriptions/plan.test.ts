import { describe, expect, test } from 'vitest'
import type { PlanEntry } from './files/subscriptions-file.ts'
import { planOf } from './plan.ts'

const words = { it: 'a', en: 'b', fr: 'c', nl: 'd', de: 'e' }
const entry: PlanEntry = {
  id: 7,
  name: words,
  text: words,
  days: { from: '06-01', to: '09-15' },
  part: 'morning',
  prices: [{ euro: '100.00' }],
  extras: [],
  proRata: true,
  depositPercent: 100,
  instalments: [],
  withdrawalDays: 14,
}
const rows = ['A', 'B', 'C', 'D']

describe('R-102 B-23 the plan of a file', () => {
  test('what the file leaves out holds always', () => {
    expect(planOf(entry, rows)).toEqual({
      id: 7,
      name: words,
      text: words,
      days: { kind: 'span', from: '06-01', to: '09-15' },
      weekdays: null,
      part: 'morning',
      categories: null,
      rows: null,
      prices: [{ categories: null, rows: null, cents: 10_000 }],
      extras: [],
      isProRata: true,
      depositPercent: 100,
      instalments: [],
      withdrawalDays: 14,
      firstRefusalUntil: null,
      fewPlaces: 10,
    })
  })

  test('everything that a file may say', () => {
    const plan = planOf(
      {
        ...entry,
        days: { length: 15, from: '06-01', to: '09-01' },
        weekdays: ['sun', 'mon'],
        categories: ['human'],
        rows: 'B-C',
        prices: [{ rows: 'A, D', categories: ['human'], euro: '12.50' }],
        extras: [{ extra: 'sun_bed', included: 2, month: '60.00' }],
        proRata: false,
        depositPercent: 30,
        instalments: [{ percent: 70, due: '06-30' }],
        firstRefusalUntil: '03-31',
        fewPlaces: 0,
      },
      rows,
    )
    expect(plan).toMatchObject({
      days: { kind: 'length', length: 15, from: '06-01', to: '09-01' },
      weekdays: [1, 7],
      categories: ['human'],
      rows: ['B', 'C'],
      prices: [{ categories: ['human'], rows: ['A', 'D'], cents: 1250 }],
      extras: [{ id: 'sun_bed', included: 2, monthCents: 6000 }],
      isProRata: false,
      depositPercent: 30,
      instalments: [{ percent: 70, due: '06-30' }],
      firstRefusalUntil: '03-31',
      fewPlaces: 0,
    })
  })

  test('a carnet has entries, and rows that the beach no longer has are nobody’s', () => {
    const plan = planOf({ ...entry, days: { entries: 10, from: '06-01', to: '09-15' }, rows: 'Q' }, rows)
    expect(plan.days).toEqual({ kind: 'carnet', entries: 10, from: '06-01', to: '09-15' })
    expect(plan.rows).toEqual([])
  })
})
