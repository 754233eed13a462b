import { expect, test } from 'vitest'
import { availabilityWith, PLAN, placeOf } from '../umbrellas/map/test-beach.ts'
import { planMap } from './plan-map.ts'

const UNTIL = '2026-07-18T09:14:00.000Z'

test('R-405 a place whose hold ran out is not offered for a plan either, nor chosen by its address; nor is it said of one that is taken', () => {
  const views = planMap({
    plan: PLAN,
    availability: { states: availabilityWith({ C6: 'h' }).states, prices: [] },
    categories: ['large-dog'],
    onlyAccessible: false,
    chosen: 'C5',
    heldId: null,
    busyId: null,
    paused: ['C5', 'C6'].map((code) => ({ umbrellaId: placeOf(code).id, until: UNTIL })),
  })
  const at = (code: string) => views.get(placeOf(code).id)
  expect(at('C5')).toMatchObject({ look: 'held', pausedUntil: UNTIL })
  expect(at('C6')).toMatchObject({ look: 'held', pausedUntil: null })
  expect(at('C7')).toMatchObject({ look: 'free', pausedUntil: null })
})
