import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BAR_STATIONS } from './calls.ts'
import { estimateMinutes, NO_WORK, type EstimateFacts, type StationSeconds } from './estimate.ts'

const ONE_HAND: StationSeconds = { drinks: 1, kitchen: 1, ice_cream: 1 }
const NOTHING: EstimateFacts = { queue: NO_WORK, own: NO_WORK, longest: NO_WORK, hands: ONE_HAND, deliveryMinutes: 0 }

describe('B-08 the honest estimate', () => {
  test.each<[string, Partial<EstimateFacts>, number]>([
    ['nothing to make is a minute', {}, 1],
    ['one coffee at the counter', { own: { ...NO_WORK, drinks: 75 }, longest: { ...NO_WORK, drinks: 75 } }, 2],
    [
      'the same at an umbrella',
      { own: { ...NO_WORK, drinks: 75 }, longest: { ...NO_WORK, drinks: 75 }, deliveryMinutes: 4 },
      6,
    ],
    [
      'a queue before it, shared by two',
      {
        queue: { ...NO_WORK, drinks: 600 },
        own: { ...NO_WORK, drinks: 60 },
        longest: { ...NO_WORK, drinks: 60 },
        hands: { ...ONE_HAND, drinks: 2 },
      },
      6,
    ],
    [
      'a queue of another station does not matter',
      { queue: { ...NO_WORK, kitchen: 9000 }, own: { ...NO_WORK, drinks: 60 }, longest: { ...NO_WORK, drinks: 60 } },
      1,
    ],
    [
      'the slowest station counts',
      { own: { drinks: 60, kitchen: 600, ice_cream: 0 }, longest: { drinks: 60, kitchen: 600, ice_cream: 0 } },
      10,
    ],
    [
      'ten hands do not make one dish faster',
      {
        own: { ...NO_WORK, kitchen: 300 },
        longest: { ...NO_WORK, kitchen: 300 },
        hands: { ...ONE_HAND, kitchen: 10 },
      },
      5,
    ],
  ])('%s', (_, facts, minutes) => {
    expect(estimateMinutes({ ...NOTHING, ...facts })).toBe(minutes)
  })

  const seconds = fc.record({ drinks: fc.nat(7200), kitchen: fc.nat(7200), ice_cream: fc.nat(7200) })
  const hands = fc.record({
    drinks: fc.integer({ min: 1, max: 20 }),
    kitchen: fc.integer({ min: 1, max: 20 }),
    ice_cream: fc.integer({ min: 1, max: 20 }),
  })
  const order = fc.record({ queue: seconds, own: seconds, longest: seconds, hands, deliveryMinutes: fc.nat(60) })

  test('more queue, more work or a longer way never promise earlier, and more hands never later', () => {
    fc.assert(
      fc.property(order, fc.constantFrom(...BAR_STATIONS), fc.nat(3600), (facts, station, more) => {
        const before = estimateMinutes(facts)
        const grown = (work: StationSeconds) => ({ ...work, [station]: work[station] + more })
        expect(estimateMinutes({ ...facts, queue: grown(facts.queue) })).toBeGreaterThanOrEqual(before)
        expect(estimateMinutes({ ...facts, own: grown(facts.own) })).toBeGreaterThanOrEqual(before)
        expect(estimateMinutes({ ...facts, deliveryMinutes: facts.deliveryMinutes + 1 })).toBeGreaterThanOrEqual(before)
        expect(estimateMinutes({ ...facts, hands: grown(facts.hands) })).toBeLessThanOrEqual(before)
        expect(before).toBeGreaterThanOrEqual(1)
        expect(Number.isInteger(before)).toBe(true)
      }),
    )
  })
})
