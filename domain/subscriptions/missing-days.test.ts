import { expect, test } from 'vitest'
import { civilDate } from '../platform/civil-date.ts'
import type { BeachPlan, Place } from '../umbrellas/plan.ts'
import { missingDays, nearestPlaces } from './missing-days.ts'

const [first, second] = [civilDate('2027-07-01'), civilDate('2027-07-02')]

test('R-102 each day on which a place is taken once, with the part of it', () => {
  const taken = [
    { day: second, first: 0, last: 1 },
    { day: first, first: 0, last: 1 },
    { day: first, first: 1, last: 2 },
  ]
  expect(missingDays(taken, 'full_day')).toEqual([
    { day: first, part: 'full_day' },
    { day: second, part: 'morning' },
  ])
  expect(missingDays(taken, 'afternoon')).toEqual([{ day: first, part: 'afternoon' }])
  expect(missingDays([{ day: first, first: 0, last: 2 }], 'morning')).toEqual([{ day: first, part: 'morning' }])
  expect(missingDays([], 'full_day')).toEqual([])
})

test('R-102 the nearest free places of the same category, in metres', () => {
  const place = (id: number, x: number, y: number, category = 'human') => ({ id, x, y, category }) as Place
  const wished = place(1, 0, 0)
  const plan = {
    places: [wished, place(2, 9, 0), place(3, 1, 1), place(4, 0, 1, 'large-dog'), place(5, 3, 0)],
  } as unknown as BeachPlan
  const ids = (most: number) => nearestPlaces(plan, wished, ({ id }) => id !== 3, most).map(({ id }) => id)
  expect(ids(5)).toEqual([5, 2])
  expect(ids(1)).toEqual([5])
})

test('R-102 of two places as near the first one of the plan, seen from the place that was wished', () => {
  const place = (id: number, x: number, y: number) => ({ id, x, y, category: 'human' }) as Place
  const wished = place(1, 10, 10)
  const plan = { places: [place(4, 10, 13), place(3, 13, 10), place(2, 2, 2), wished] } as unknown as BeachPlan
  expect(nearestPlaces(plan, wished, () => true, 3).map(({ id }) => id)).toEqual([3, 4, 2])
})
