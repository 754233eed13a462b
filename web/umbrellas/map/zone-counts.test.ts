import { expect, test } from 'vitest'
import { mapView } from './map-view.ts'
import { availabilityWith, PLAN } from './test-beach.ts'
import { countFree } from './zone-counts.ts'

test('R-306 with a large and a small dog the chips count gazebos only: no count is of places that do not suit', () => {
  const dogs = [
    { name: 'Nebbia', size: 'large' as const },
    { name: 'Pippo', size: 'small' as const },
  ]
  const views = mapView({
    plan: PLAN,
    availability: availabilityWith({ O1: 'b' }),
    lines: [],
    dogs,
    zone: 'suited',
    onlyAccessible: false,
    busyIds: new Set(),
  })
  const { byZone, suited } = countFree(views.values(), false)
  expect([...byZone]).toEqual([['dog-gazebo-zone', 7]])
  expect(suited).toBe(7)
})
