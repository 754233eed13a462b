import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../platform/duration.ts'
import { holdPauses, type ExpiredHold } from './hold-pause.ts'

const NOW = 1_000 * HOUR
const RULES = { renewalMinutes: 15, pauseAfter: 3, pauseWindowHours: 24, pauseMinutes: 60 }
const ran = (umbrellaId: number, minutesAgo: number, isOwn = true): ExpiredHold => {
  return { umbrellaId, expiredAt: NOW - minutesAgo * MINUTE, isOwn }
}

describe('security guide 6 a: what ran out is not held again at once', () => {
  test.each([
    { name: 'just now', expired: [ran(5, 0)], left: [[5, 15]] },
    { name: 'on the same device', expired: [ran(5, 4, false)], left: [[5, 11]] },
    { name: 'twice: the later one counts', expired: [ran(5, 14), ran(5, 2)], left: [[5, 13]] },
    { name: 'exactly at the end', expired: [ran(5, 15)], left: [] },
    {
      name: 'several places',
      expired: [ran(7, 5), ran(5, 5)],
      left: [
        [5, 10],
        [7, 10],
      ],
    },
    { name: 'nothing', expired: [], left: [] },
  ])('R-405 $name', ({ expired, left }) => {
    expect(holdPauses(expired, null, NOW, RULES)).toEqual({
      places: left.map(([umbrellaId, minutes]) => ({ umbrellaId, until: NOW + (minutes ?? 0) * MINUTE })),
      until: null,
    })
  })

  const three = [ran(5, 100), ran(6, 50), ran(7, 20)]
  test.each([
    { name: 'three carts', expired: three, orderedAt: null, minutes: 40 },
    {
      name: 'two carts of three places',
      expired: [ran(5, 50), ran(6, 50), ran(7, 20)],
      orderedAt: null,
      minutes: null,
    },
    { name: 'an order since', expired: three, orderedAt: NOW - 30 * MINUTE, minutes: null },
    { name: 'an order long before', expired: three, orderedAt: NOW - 200 * MINUTE, minutes: 40 },
    {
      name: 'of another account',
      expired: [ran(5, 100), ran(6, 50, false), ran(7, 20)],
      orderedAt: null,
      minutes: null,
    },
    { name: 'a day ago', expired: [ran(5, 24 * 60), ran(6, 50), ran(7, 20)], orderedAt: null, minutes: null },
    { name: 'an hour over', expired: [ran(5, 100), ran(6, 80), ran(7, 60)], orderedAt: null, minutes: null },
  ])('a pause after $name: $minutes', ({ expired, orderedAt, minutes }) => {
    expect(holdPauses(expired, orderedAt, NOW, RULES).until).toBe(minutes === null ? null : NOW + minutes * MINUTE)
  })
})
