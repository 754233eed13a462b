import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  between,
  clampView,
  coast,
  fitScale,
  fitView,
  isLiveAtFit,
  nextScale,
  pinch,
  reveal,
  showArea,
  visibleArea,
  zoomAt,
} from './map-viewport.ts'

const WORLD = { width: 1180, height: 1080 }
const PHONE = { width: 390, height: 700, insetTop: 0, insetBottom: 120 }
const DESK = { width: 1096, height: 836, insetTop: 0, insetBottom: 0 }

const views = fc.record({
  x: fc.double({ min: -3000, max: 3000, noNaN: true }),
  y: fc.double({ min: -3000, max: 3000, noNaN: true }),
  scale: fc.double({ min: 0.5, max: 1.9, noNaN: true }),
})
const points = fc.record({
  x: fc.double({ min: 0, max: 390, noNaN: true }),
  y: fc.double({ min: 0, max: 700, noNaN: true }),
})

describe('the view of the map', () => {
  test('R-101 zooming keeps what is under the anchor under it', () => {
    fc.assert(
      fc.property(views, points, fc.double({ min: 0.5, max: 1.9, noNaN: true }), (view, anchor, scale) => {
        const next = zoomAt(view, scale, anchor)
        expect((anchor.x - next.x) / next.scale).toBeCloseTo((anchor.x - view.x) / view.scale, 6)
        expect((anchor.y - next.y) / next.scale).toBeCloseTo((anchor.y - view.y) / view.scale, 6)
      }),
    )
  })

  test('R-101 a pinch keeps the beach under the fingers, wherever they go', () => {
    fc.assert(
      fc.property(
        views,
        points,
        points,
        fc.double({ min: 40, max: 300, noNaN: true }),
        fc.double({ min: 40, max: 300, noNaN: true }),
        (view, from, to, before, after) => {
          const next = pinch(view, { middle: from, distance: before }, { middle: to, distance: after }, 0.5)
          expect((to.x - next.x) / next.scale).toBeCloseTo((from.x - view.x) / view.scale, 6)
          expect(next.scale).toBeGreaterThanOrEqual(0.5)
          expect(next.scale).toBeLessThanOrEqual(1.9)
        },
      ),
    )
  })

  test('R-101 no edge of the beach comes into the frame', () => {
    fc.assert(
      fc.property(views, (view) => {
        const held = clampView(view, WORLD, PHONE)
        if (WORLD.width * view.scale < PHONE.width || WORLD.height * view.scale < 580) return
        expect(held.x).toBeLessThanOrEqual(0)
        expect(held.x + WORLD.width * held.scale).toBeGreaterThanOrEqual(PHONE.width - 1e-6)
        expect(held.y + WORLD.height * held.scale).toBeGreaterThanOrEqual(PHONE.height - PHONE.insetBottom - 1e-6)
        expect(clampView(held, WORLD, PHONE)).toEqual(held)
      }),
    )
  })

  test('R-101 a beach that is smaller than the frame is centred, with the sea at the top', () => {
    const fit = fitView(WORLD, DESK)
    expect(fit.scale).toBeCloseTo(836 / 1080)
    expect(fit.x).toBeCloseTo((1096 - 1180 * fit.scale) / 2)
    expect(fit.y).toBe(0)
  })

  test('R-101 places stay live at fit on a desk, zones stand for them on a phone', () => {
    expect(isLiveAtFit(WORLD, DESK)).toBe(true)
    expect(isLiveAtFit(WORLD, PHONE)).toBe(false)
    expect(fitScale(WORLD, PHONE)).toBeCloseTo(374 / 1180)
  })

  test.each([836, 920, 1096])('R-101 at fit, %i px wide, no live place is below the buttons at the right', (width) => {
    const frame = { ...DESK, width, height: 1200 }
    const { x, scale } = fitView(WORLD, frame)
    expect(isLiveAtFit(WORLD, frame)).toBe(true)
    // The last column lies 57 px from the edge of the layout and is 44 px wide; the buttons are 44 px, 4 px from the frame's.
    expect(x + (WORLD.width - 57 + 22) * scale).toBeLessThanOrEqual(width - 48)
    expect(x).toBeGreaterThanOrEqual(16)
  })

  test.each([
    ['in from the whole beach', 0.33, 'in', 0.33, 1],
    ['in from 44 px cells to 64 px', 1, 'in', 1, 64 / 44],
    ['no further in', 64 / 44, 'in', 1, null],
    ['out to 44 px', 1.3, 'out', 1, 1],
    ['no further out than what fits', 0.77, 'out', 0.77, null],
  ] as const)('R-101 zoom levels: %s', (_, scale, direction, least, expected) => {
    const next = nextScale(scale, direction, least)
    if (expected === null) expect(next).toBeNull()
    else expect(next).toBeCloseTo(expected)
  })

  test('R-101 landing shows the zone’s first columns beside the row letters', () => {
    const view = showArea({ x: 35, y: 0, width: 352, height: 600 }, 1, WORLD, PHONE, 38)
    expect(view).toEqual({ scale: 1, x: 0, y: 0 })
    const last = showArea({ x: 800, y: 0, width: 352, height: 600 }, 1, WORLD, PHONE, 38)
    expect(800 + last.x).toBeGreaterThanOrEqual(38 - 40)
  })

  test('R-101 the focused place is brought into view, and nothing moves when it is there', () => {
    const view = { x: 0, y: 0, scale: 1 }
    const margin = { left: 42, other: 8 }
    expect(reveal(view, { x: 100, y: 200, width: 44, height: 44 }, WORLD, PHONE, margin)).toEqual(view)
    const moved = reveal(view, { x: 600, y: 900, width: 44, height: 44 }, WORLD, PHONE, margin)
    expect(moved.x + 644).toBeLessThanOrEqual(390)
    expect(moved.y + 944).toBeLessThanOrEqual(580)
  })

  test('R-101 the mini-map’s frame is what is seen', () => {
    expect(visibleArea({ x: -100, y: -50, scale: 2 }, WORLD, PHONE)).toEqual({ x: 50, y: 25, width: 195, height: 290 })
  })

  test('R-101 inertia slows down and stops', () => {
    let state: ReturnType<typeof coast> = { view: { x: 0, y: 0, scale: 1 }, speed: { x: -1, y: 0 } }
    let frames = 0
    while (state !== null && frames < 1000) {
      state = coast(state.view, state.speed, 16)
      frames += 1
    }
    expect(frames).toBeGreaterThan(20)
    expect(frames).toBeLessThan(200)
  })

  test('R-101 a glide starts and ends where it should', () => {
    const from = { x: -100, y: 0, scale: 1 }
    const to = { x: 40, y: -300, scale: 1.45 }
    expect(between(from, to, 0)).toEqual(from)
    const end = between(from, to, 1)
    expect(end.x).toBeCloseTo(to.x)
    expect(end.scale).toBeCloseTo(to.scale)
  })
})
