import { describe, expect, test } from 'vitest'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { withLetters } from './availability.ts'
import { layOut } from './map-layout.ts'
import { isSameView, mapView, nearestFree, withGivenBack, type MapFacts } from './map-view.ts'
import { countFree, landingZone } from './zone-counts.ts'
import { passPath, type OwnPlaces } from './own-places.ts'
import { createPlaceStore } from './place-store.ts'
import type { SearchDog } from '../search-state.ts'
import { availabilityWith, lineOn, PLAN, placeOf } from './test-beach.ts'

const NEBBIA = { name: 'Nebbia', size: 'large' } as const
const PEPE = { name: 'Pepe', size: 'small' } as const

function see(rest: Partial<MapFacts> = {}) {
  const views = mapView({
    plan: PLAN,
    availability: availabilityWith(),
    lines: [],
    dogs: [],
    zone: 'suited',
    onlyAccessible: false,
    busyIds: new Set(),
    ...rest,
  })
  return { views, at: (code: string) => views.get(placeOf(code).id) }
}

describe('how a place looks', () => {
  test.each([
    ['f', 'free'],
    ['h', 'held'],
    ['b', 'booked'],
    ['x', 'blocked'],
    ['?', 'blocked'],
  ])('R-101 letter %s is drawn %s', (letter, look) => {
    expect(see({ availability: availabilityWith({ C5: letter }) }).at('C5')?.look).toBe(look)
  })

  test('R-101 R-314 one’s own place is mine, whatever the letter says', () => {
    const line = lineOn('C5')
    const view = see({ availability: availabilityWith({ C5: 'h' }), lines: [line] }).at('C5')
    expect(view).toMatchObject({ look: 'mine', isBusy: false, line })
  })

  test('R-314 a place whose removal can still be undone is free, not another guest’s', () => {
    const availability = availabilityWith({ C5: 'h', C6: 'h', C7: 'b' })
    const { at } = see({ availability, removed: [lineOn('C5'), lineOn('C7')] })
    expect([at('C5')?.look, at('C6')?.look, at('C7')?.look]).toEqual(['free', 'held', 'booked'])
    const elsewhere = lineOn('C5', { from: civilDate('2026-07-20'), to: civilDate('2026-07-20') })
    expect(see({ availability, removed: [elsewhere] }).at('C5')?.look).toBe('held')
  })

  test('R-314 a place that was given back is free before the live stream says so', () => {
    const availability = availabilityWith({ C5: 'h', C6: 'h', C7: 'b' })
    const after = withGivenBack(availability, PLAN, [lineOn('C5'), lineOn('C7')])
    const { at } = see({ availability: after })
    expect([at('C5')?.look, at('C6')?.look, at('C7')?.look]).toEqual(['free', 'held', 'booked'])
    const elsewhere = lineOn('C5', { from: civilDate('2026-07-20'), to: civilDate('2026-07-20') })
    expect(withGivenBack(availability, PLAN, [elsewhere])).toBe(availability)
  })

  test('R-312 a line of other days or another half-day is not on this map', () => {
    expect(
      see({ lines: [lineOn('C5', { from: civilDate('2026-07-20'), to: civilDate('2026-07-20') })] }).at('C5')?.look,
    ).toBe('free')
    const morning = { ...availabilityWith(), part: 'morning' as const }
    expect(see({ availability: morning, lines: [lineOn('C5', { part: 'afternoon' })] }).at('C5')?.look).toBe('free')
    expect(see({ availability: morning, lines: [lineOn('C5')] }).at('C5')?.look).toBe('mine')
  })

  const UNTIL = '2026-07-18T09:14:00.000Z'
  const ownWith = (own: Partial<OwnPlaces>): OwnPlaces => {
    return { booked: [], paused: [], pausedUntil: null, serverNow: '2026-07-18T09:00:00.000Z', ...own }
  }

  test('R-405 a free place that pauses for this person is not drawn as free, counted or offered', () => {
    const own = ownWith({ paused: ['C5', 'C6'].map((code) => ({ umbrellaId: placeOf(code).id, until: UNTIL })) })
    const { at, views } = see({ own, availability: availabilityWith({ C6: 'h' }) })
    expect(at('C5')).toMatchObject({ look: 'held', pausedUntil: UNTIL })
    // Somebody else is choosing it: that is what is said.
    expect(at('C6')).toMatchObject({ look: 'held', pausedUntil: null })
    expect(at('C4')).toMatchObject({ look: 'free', pausedUntil: null })
    expect(nearestFree(views, placeOf('C4'), 3).map((view) => view.place.code)).not.toContain('C5')
    const pausedFree = countFree(see({ own }).views.values(), false).all
    expect(countFree(see().views.values(), false).all - pausedFree).toBe(2)
  })

  test('R-101 one’s own booked place is one’s own on that day’s map, with what opens its pass', () => {
    const own = ownWith({ booked: [{ umbrellaId: placeOf('A1').id, orderId: 7 }] })
    const { at } = see({ own, availability: availabilityWith({ A1: 'b', A2: 'b' }) })
    expect(at('A1')).toMatchObject({ look: 'mine', booking: { orderId: 7 } })
    expect(at('A2')).toMatchObject({ look: 'booked', booking: null })
    expect(passPath({ umbrellaId: 1, orderId: 7 })).toBe('/tabs/contact/riepilogo?order=7')
    expect(passPath({ umbrellaId: 1, orderId: null })).toBe('/tabs/contact/abbonamenti')
  })

  test('R-405 a lock on its way is mine at once', () => {
    expect(see({ busyIds: new Set([placeOf('C5').id]) }).at('C5')).toMatchObject({ look: 'mine', isBusy: true })
  })

  test.each([
    ['R-306 a large dog', [NEBBIA], { C5: true, C12: 'small_dogs_only', C20: 'humans_only', O1: true }],
    ['R-306 a small dog', [PEPE], { C5: true, C12: true, C20: 'humans_only', O1: true }],
    [
      'R-306 a large and a small dog',
      [NEBBIA, PEPE],
      { C5: 'too_many_dogs', C12: 'small_dogs_only', C20: 'humans_only', O1: true },
    ],
    ['nobody', [], { C5: true, C12: true, C20: true, O12: true }],
  ] as const)('%s fits here and not there, and why', (_, dogs, expected) => {
    const { at } = see({ dogs })
    for (const [code, wanted] of Object.entries(expected)) {
      const found = at(code)?.suitability
      expect(found?.suits === true ? true : found?.reason, code).toBe(wanted)
    }
  })

  test('B-17 a place beside a dog that needs space, and a quiet row, say so and stay on map and list', () => {
    const near = availabilityWith({ C5: 'b' }, {}, { C4: '3', C6: '3', B5: '2' })
    const reasonOf = (code: string, dogs: readonly SearchDog[], lines: MapFacts['lines'] = []) => {
      const view = see({ dogs, availability: near, lines }).at(code)
      return view?.suitability.suits === false ? [view.suitability.reason, view.isDimmed, view.isFilteredOut] : null
    }
    const lampo = { name: 'Lampo', size: 'large', temperament: 'reactive' } as const
    expect(reasonOf('C6', [])).toBeNull()
    expect(reasonOf('C6', [NEBBIA])).toEqual(['near_reactive', true, false])
    expect(reasonOf('B5', [NEBBIA])).toBeNull()
    expect(reasonOf('B5', [lampo])).toEqual(['near_dogs', true, false])
    // Beside one's own dogs nothing is said of one's own: the server knows whose the others are.
    expect(reasonOf('C4', [NEBBIA], [lineOn('C5', { dogs: [lampo] })])).toBeNull()
    const rows = PLAN.rows.map((row) => ({ ...row, isQuiet: row.id === 'D' }))
    const quiet = see({ plan: { ...PLAN, rows }, dogs: [lampo] })
    expect(quiet.at('D2')?.suitability).toEqual({ suits: false, reason: 'quiet_row', dogs: ['Lampo'] })
    expect(countFree(see({ dogs: [NEBBIA], availability: near }).views.values(), false).suited).toBe(35)
  })

  test('R-101 the zone and "only accessible" leave places out', () => {
    expect(see({ dogs: [NEBBIA] }).at('C12')?.isFilteredOut).toBe(true)
    expect(see({ dogs: [NEBBIA], zone: 'all' }).at('C12')?.isFilteredOut).toBe(false)
    expect(see({ zone: 'human-zone' }).at('C5')?.isFilteredOut).toBe(true)
    expect(see({ onlyAccessible: true }).at('C5')).toMatchObject({ isFilteredOut: true, isDimmed: true })
    expect(see({ onlyAccessible: true }).at('C8')).toMatchObject({ isFilteredOut: false, isDimmed: false })
  })

  test('R-715 prices come from row and category', () => {
    expect(see().at('A1')).toMatchObject({ dayCents: 5200, totalCents: 10_400 })
    expect(see().at('O1')?.dayCents).toBe(12_000)
  })

  test('R-101 counts of the chips heed the filter for accessible places', () => {
    const { views } = see({ dogs: [NEBBIA], availability: availabilityWith({ C1: 'b', C2: 'h' }) })
    expect(countFree(views.values(), false)).toMatchObject({ all: 104, suited: 36 })
    expect(countFree(views.values(), false).byZone.get('large-dog-zone')).toBe(28)
    expect(countFree(views.values(), true).byZone.get('large-dog-zone')).toBe(3)
  })
})

describe('what the map does with it', () => {
  test.each([
    ['a large dog', [NEBBIA], {}, 'large-dog-zone'],
    ['two small dogs', [PEPE, { name: 'Olga', size: 'small' }], {}, 'small-dog-zone'],
    ['a large and a small dog', [NEBBIA, PEPE], {}, 'dog-gazebo-zone'],
    ['nobody', [], {}, 'human-zone'],
  ] as const)('R-101 it lands on the zone for %s', (_, dogs, letters, zone) => {
    const { views } = see({ dogs, availability: availabilityWith(letters) })
    expect(landingZone(PLAN, views, dogs.length)).toBe(zone)
  })

  test('R-807 the nearest free places of the same kind are offered', () => {
    const { views } = see({ dogs: [NEBBIA], availability: availabilityWith({ C4: 'b', C5: 'h', B5: 'b' }) })
    const near = nearestFree(views, placeOf('C5'), 3).map((view) => view.place.code)
    expect(near).toHaveLength(3)
    expect(near[0]).toBe('C6')
    expect(near).not.toContain('C4')
    expect(near.every((code) => /^[A-D][1-8]$/.test(code))).toBe(true)
  })

  test('R-101 a live change wakes only the cells that changed', () => {
    const before = availabilityWith()
    const store = createPlaceStore(placeOf('A1').id)
    store.replace(see({ availability: before }).views)
    const woken: string[] = []
    for (const code of ['C5', 'C6']) store.subscribe(placeOf(code).id, () => woken.push(code))
    const after = withLetters(before, PLAN, { [placeOf('C5').id]: 'h' })
    expect(store.replace(see({ availability: after }).views)).toEqual([placeOf('C5').id])
    expect(woken).toEqual(['C5'])
    expect(withLetters(after, PLAN, { [placeOf('C5').id]: 'h', 99_999: 'b' })).toBe(after)
  })

  test('R-101 the tab stop moves from place to place', () => {
    const store = createPlaceStore(placeOf('A1').id)
    const woken: string[] = []
    for (const code of ['A1', 'C5', 'C6']) store.subscribe(placeOf(code).id, () => woken.push(code))
    store.activate(placeOf('C5').id)
    store.activate(placeOf('C5').id)
    expect(woken).toEqual(['A1', 'C5'])
    expect(store.activeId()).toBe(placeOf('C5').id)
  })

  test('R-101 views of one place are the same until something of it changes', () => {
    const [a, b] = [see().at('C5'), see().at('C5')]
    const dimmed = see({ onlyAccessible: true }).at('C5')
    if (!a || !b || !dimmed) throw new Error('C5 is missing')
    expect(isSameView(a, b)).toBe(true)
    expect(isSameView(a, dimmed)).toBe(false)
  })
})

describe('the layout of the map', () => {
  test('R-101 umbrellas of a row stand 44 px apart, rows 44 px', () => {
    const layout = layOut(PLAN)
    const at = (code: string) => layout.byId.get(placeOf(code).id)
    expect(at('B1')).toMatchObject({ x: 57, y: 186 })
    expect(at('B2')?.x).toBe(101)
    expect(at('C1')?.y).toBe(230)
    expect(layout.areas.get('large-dog-zone')).toMatchObject({ x: 32, width: 358 })
  })

  test('R-101 a plan whose sea is in the south is turned', () => {
    const turned = {
      ...PLAN,
      seaSide: 'south' as const,
      waterline: PLAN.height - PLAN.waterline,
      rows: PLAN.rows.map((row) => ({ ...row, y: PLAN.height - row.y })),
      places: PLAN.places.map((place) => ({ ...place, y: PLAN.height - place.y })),
    }
    expect(layOut(turned).rows.map((row) => row.y)).toEqual(layOut(PLAN).rows.map((row) => row.y))
  })
})
