import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoResort, type DemoResort } from '../../tests/support/demo-resort.ts'
import { civilDate } from '../platform/civil-date.ts'
import { PLACE_KINDS, type BeachPlan } from './plan.ts'
import {
  assignOffers,
  leastExtras,
  offerSeconds,
  requestCloses,
  suitsWish,
  type Waiting,
  type WaitingWish,
} from './waiting.ts'

let demo: DemoResort
beforeAll(async () => {
  demo = await demoResort()
})

const wish = (some: Partial<WaitingWish> = {}): WaitingWish => ({
  kinds: [],
  zones: [],
  rows: [],
  people: 2,
  dogs: [],
  ...some,
})
const placeOf = (plan: BeachPlan, code: string) => {
  const place = plan.places.find((one) => one.code === code)
  if (place === undefined) throw new Error(`no ${code}`)
  return place
}

describe('B-05 which place suits who waits', () => {
  test('kinds, zones and rows are wishes; none of them is all', () => {
    const { plan } = demo
    const place = placeOf(plan, 'C20')
    const kind = plan.categories.find(({ id }) => id === place.category)?.kind ?? 'human'
    const other = PLACE_KINDS.find((one) => one !== kind) ?? 'human'
    expect(suitsWish(plan, place, wish())).toBe(true)
    expect(suitsWish(plan, place, wish({ kinds: [kind], zones: [place.zone], rows: [place.row] }))).toBe(true)
    expect(suitsWish(plan, place, wish({ kinds: [other] }))).toBe(false)
    expect(suitsWish(plan, place, wish({ zones: ['nowhere'] }))).toBe(false)
    expect(suitsWish(plan, place, wish({ rows: ['nowhere'] }))).toBe(false)
    expect(suitsWish(plan, { ...place, isBookable: false }, wish())).toBe(false)
  })

  test('R-306 R-307 dogs and people are rules: only places that take them', () => {
    const { plan } = demo
    const large = { name: 'Nebbia', size: 'large' as const }
    const kindsFor = (some: Partial<WaitingWish>) =>
      new Set(
        plan.places
          .filter((place) => suitsWish(plan, place, wish(some)))
          .map((place) => plan.categories.find(({ id }) => id === place.category)?.kind),
      )
    expect(kindsFor({ dogs: [large] })).toEqual(new Set(['dog_gazebo', 'large_dog']))
    expect(kindsFor({ dogs: [large, large] })).toEqual(new Set(['dog_gazebo']))
    expect(kindsFor({ people: 20 })).toEqual(new Set())
  })

  test('R-307 R-513 the fewest extras make every place bookable for who it suits, and one person less never needs more', () => {
    const { plan } = demo
    for (const place of plan.places) {
      const needed = [1, 2, 3, 4, 5, 6].map((people) => leastExtras(plan, place, people))
      const sums = needed.flatMap((extras) =>
        extras === null ? [] : [extras.reduce((sum, one) => sum + one.quantity, 0)],
      )
      expect(sums.length).toBeGreaterThan(0)
      expect(sums).toEqual(sums.toSorted((a, b) => a - b))
    }
  })
})

describe('B-05 first come, first served', () => {
  const someone = (plan: BeachPlan, requestId: number) =>
    fc.record({
      requestId: fc.constant(requestId),
      kinds: fc.subarray([...PLACE_KINDS]),
      zones: fc.subarray(plan.zones.map(({ id }) => id)),
      rows: fc.constant([]),
      people: fc.integer({ min: 1, max: 4 }),
      dogs: fc.array(
        fc.constantFrom({ name: 'Nebbia', size: 'large' as const }, { name: 'Pepe', size: 'small' as const }),
        {
          maxLength: 2,
        },
      ),
      free: fc.uniqueArray(fc.constantFrom(...plan.places.slice(0, 60).map(({ id }) => id)), { maxLength: 12 }),
      offered: fc.uniqueArray(fc.constantFrom(...plan.places.slice(0, 60).map(({ id }) => id)), { maxLength: 3 }),
    })
  const queueOf = (plan: BeachPlan) =>
    fc.tuple(...Array.from({ length: 12 }, (_, index) => someone(plan, index + 1))) as fc.Arbitrary<Waiting[]>

  test('nobody is offered two places, no place is offered twice, and only what is free, suits and was not offered before', () => {
    const { plan } = demo
    fc.assert(
      fc.property(queueOf(plan), (queue) => {
        const assigned = assignOffers(plan, queue)
        expect(new Set(assigned.map(({ requestId }) => requestId)).size).toBe(assigned.length)
        expect(new Set(assigned.map(({ umbrellaId }) => umbrellaId)).size).toBe(assigned.length)
        for (const { requestId, umbrellaId } of assigned) {
          const waiting = queue[requestId - 1] as Waiting
          const place = plan.places.find(({ id }) => id === umbrellaId)
          expect(waiting.free).toContain(umbrellaId)
          expect(waiting.offered).not.toContain(umbrellaId)
          expect(place !== undefined && suitsWish(plan, place, waiting)).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('who comes later takes nothing from who came before: everybody gets what they get without those behind them', () => {
    const { plan } = demo
    fc.assert(
      fc.property(queueOf(plan), fc.integer({ min: 0, max: 12 }), (queue, cut) => {
        const all = assignOffers(plan, queue)
        const ahead = queue.slice(0, cut)
        expect(all.filter(({ requestId }) => requestId <= cut)).toEqual(assignOffers(plan, ahead))
      }),
      { numRuns: 200 },
    )
  })

  test('who is passed over has no suiting place left that somebody behind them gets', () => {
    const { plan } = demo
    fc.assert(
      fc.property(queueOf(plan), (queue) => {
        const assigned = assignOffers(plan, queue)
        for (const waiting of queue.filter((one) => !assigned.some(({ requestId }) => requestId === one.requestId)))
          for (const { requestId, umbrellaId } of assigned.filter((one) => one.requestId > waiting.requestId)) {
            const place = plan.places.find(({ id }) => id === umbrellaId)
            const couldHave =
              place !== undefined &&
              waiting.free.includes(umbrellaId) &&
              !waiting.offered.includes(umbrellaId) &&
              suitsWish(plan, place, waiting)
            expect(couldHave, `${waiting.requestId} before ${requestId}`).toBe(false)
          }
      }),
      { numRuns: 200 },
    )
  })
})

describe('B-05 how long an offer stands', () => {
  test.each([
    [86_400 * 5, false, 1800],
    [4000, true, 600],
    [1500, false, 1500],
    [500, true, 500],
    [299, true, null],
    [-10, true, null],
  ])('%i s before the close, on the same day %s: %s s', (secondsLeft, isSameDay, expected) => {
    const times = { waitingOfferMinutes: 30, waitingSameDayMinutes: 10 }
    expect(offerSeconds({ secondsLeft, isSameDay }, times)).toBe(expected)
  })

  test('never beyond the close, never longer on the day itself, never too short to be answered', () => {
    const minutes = fc.integer({ min: 5, max: 240 })
    fc.assert(
      fc.property(fc.double({ min: -1000, max: 1e6, noNaN: true }), minutes, minutes, (secondsLeft, usual, sameDay) => {
        const times = { waitingOfferMinutes: usual, waitingSameDayMinutes: sameDay }
        const [far, near] = [false, true].map((isSameDay) => offerSeconds({ secondsLeft, isSameDay }, times))
        for (const seconds of [far, near]) if (seconds !== null) expect(seconds).toBeLessThanOrEqual(secondsLeft)
        for (const seconds of [far, near]) if (seconds !== null) expect(seconds).toBeGreaterThanOrEqual(300)
        expect(near ?? 0).toBeLessThanOrEqual(far ?? 0)
        expect(far === null).toBe(secondsLeft < 300)
      }),
    )
  })

  test.each([
    ['full_day', 14, 12],
    ['morning', 14, 12],
    ['afternoon', 14, 17],
    ['afternoon', 22, 23],
    ['morning', 1, 1],
  ] as const)('a request for the %s with the turn at %i closes at %i of its first day', (part, turnHour, hour) => {
    const from = civilDate('2027-07-10')
    expect(requestCloses({ from, part }, turnHour)).toEqual({ day: from, hour })
  })
})
