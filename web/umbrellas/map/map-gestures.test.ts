import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMapController, type MapController } from './map-controller.ts'
import { attachGestures } from './map-gestures.ts'

const WORLD = { width: 1200, height: 1000 }
const FRAME = { width: 390, height: 600, insetTop: 0, insetBottom: 0 }

let box: HTMLDivElement
let place: HTMLButtonElement
let sheet: HTMLButtonElement
let map: MapController
let detach: () => void
const zoom = vi.fn<MapController['zoom']>()
const onDoubleTap = vi.fn<() => void>()
const clicked = vi.fn<(on: string) => void>()

function touch(type: string, target: Element, x: number, y: number, pointerId = 1) {
  const at = { clientX: x, clientY: y, bubbles: true, cancelable: true }
  target.dispatchEvent(new PointerEvent(type, { ...at, pointerId, pointerType: 'touch', button: 0 }))
}

function tap(target: Element, x: number, y: number) {
  touch('pointerdown', target, x, y)
  touch('pointerup', target, x, y)
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
}

const later = (ms: number) => void vi.advanceTimersByTime(ms)

beforeEach(() => {
  vi.useFakeTimers()
  box = document.createElement('div')
  place = document.createElement('button')
  sheet = document.createElement('button')
  place.addEventListener('click', () => {
    clicked('place')
    place.setAttribute('data-tapped', '')
  })
  sheet.addEventListener('click', () => clicked('sheet'))
  box.append(place)
  document.body.append(box, sheet)
  map = { ...createMapController(), zoom }
  map.setWorld(WORLD)
  map.setFrame(FRAME)
  detach = attachGestures(box, map, { onTouch: () => undefined, onDoubleTap })
})
afterEach(() => {
  detach()
  document.body.replaceChildren()
  vi.clearAllMocks()
  vi.useRealTimers()
})

describe('a double tap comes one level closer', () => {
  test('R-101 on sand', () => {
    tap(box, 100, 200)
    later(120)
    tap(box, 104, 203)
    expect(zoom.mock.calls).toEqual([['in', { x: 104, y: 203 }]])
  })

  test('R-101 on a place, which is tapped once and not opened', () => {
    tap(place, 100, 200)
    expect(clicked).toHaveBeenCalledOnce()
    later(120)
    tap(place, 100, 200)
    expect(zoom).toHaveBeenCalledOnce()
    expect(onDoubleTap).toHaveBeenCalledOnce()
    expect(clicked).toHaveBeenCalledOnce()
    expect(place.hasAttribute('data-tapped')).toBe(false)
  })

  test('R-101 though the sheet of the place has come up under the finger', () => {
    tap(place, 100, 200)
    later(120)
    tap(sheet, 100, 200)
    expect(zoom).toHaveBeenCalledOnce()
    expect(onDoubleTap).toHaveBeenCalledOnce()
    expect(clicked.mock.calls).toEqual([['place']])
    later(400)
    tap(sheet, 100, 200)
    expect(clicked.mock.calls).toEqual([['place'], ['sheet']])
  })

  test.each([
    ['late', 400, 100],
    ['elsewhere', 120, 180],
  ])('R-101 a second tap that is %s is a tap of its own', (_name, after, x) => {
    tap(place, 100, 200)
    later(after)
    tap(sheet, x, 200)
    expect(zoom).not.toHaveBeenCalled()
    expect(clicked.mock.calls).toEqual([['place'], ['sheet']])
  })
})

test('R-101 the click that ends a drag over a place does not open it', () => {
  box.setPointerCapture = vi.fn<(id: number) => void>()
  touch('pointerdown', place, 100, 200)
  touch('pointermove', place, 60, 200)
  touch('pointerup', place, 60, 200)
  place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  expect(clicked).not.toHaveBeenCalled()
  expect(map.view().x).toBeLessThan(0)
})
