import { expect, test } from 'vitest'
import { PLAN } from '../umbrellas/map/test-beach.ts'
import { wayPath, wayToPlace } from './way-to-place.ts'

const BAR = { kind: 'bar' as const, name: { it: 'Bar', en: 'Bar', fr: 'Bar', nl: 'Bar', de: 'Bar' }, x: 12, y: 40 }
const WITH_BAR = { ...PLAN, landmarks: [...PLAN.landmarks, BAR] }

test('R-104 the way goes level or upright only, from the bar to just below the place', () => {
  const way = wayToPlace(WITH_BAR, 'B3')
  expect(way).not.toBeNull()
  const points = way?.points ?? []
  for (const [index, point] of points.slice(1).entries()) {
    const before = points[index]
    expect(point.x === before?.x || point.y === before?.y).toBe(true)
  }
  const last = points.at(-1)
  expect(last?.x).toBe(way?.place.x)
  expect((last?.y ?? 0) - (way?.place.y ?? 0)).toBe(22)
})

test('R-104 place and sign are within what is seen, however far the bar is', () => {
  for (const code of ['A1', 'B3', 'D24', 'O7']) {
    const way = wayToPlace(WITH_BAR, code)
    if (!way) throw new Error(`no way to ${code}`)
    for (const { x, y } of [way.place, way.bar]) {
      expect(x, code).toBeGreaterThan(way.view.x)
      expect(x, code).toBeLessThan(way.view.x + way.view.width)
      expect(y, code).toBeGreaterThan(way.view.y)
      expect(y, code).toBeLessThan(way.view.y + way.view.height)
    }
  }
})

test('R-104 a plan without a bar, and a place that it does not have, have no way', () => {
  expect(wayToPlace(PLAN, 'B3')).toBeNull()
  expect(wayToPlace(WITH_BAR, 'Z99')).toBeNull()
})

test('R-104 the way is drawn as one path', () => {
  expect(
    wayPath([
      { x: 1, y: 2 },
      { x: 1, y: 5 },
    ]),
  ).toBe('M1 2L1 5')
})
