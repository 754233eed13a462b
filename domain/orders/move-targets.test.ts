import { expect, test } from 'vitest'
import type { BeachPlan, Place } from '../umbrellas/plan.ts'
import { rankTargets } from './move-targets.ts'

const place = (id: number, x: number, y: number, category = 'human') => ({ id, x, y, category }) as Place
const plan = {
  places: [
    place(1, 10, 20),
    place(2, 10, 21.4, 'small-dog'),
    place(3, 13, 24),
    place(4, 7, 20),
    place(5, 10, 30, 'small-dog'),
  ],
} as unknown as BeachPlan

test('B-07 the places of the same category come first, the nearest of each before the others', () => {
  const ranked = rankTargets(plan, 1).map(({ place: { id }, isSameCategory, distance }) => [
    id,
    isSameCategory,
    distance,
  ])
  expect(ranked).toEqual([
    [4, true, 3],
    [3, true, 5],
    [2, false, 1],
    [5, false, 10],
  ])
})

test('seen from a place that is gone, all are as good', () => {
  expect(rankTargets(plan, 9).map(({ place: { id }, distance }) => [id, distance])).toEqual(
    [1, 2, 3, 4, 5].map((id) => [id, 0]),
  )
})
