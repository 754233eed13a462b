import type { MapController } from './map-controller.ts'
import { prefersReducedMotion } from './map-controller.ts'
import { MAX_SCALE, pinch, type Point, type Viewport } from './map-viewport.ts'

/** A finger that moved less than this, in px, has tapped. */
const TAP_SLOP = 8
const DOUBLE_TAP = 300
/** How far apart the two taps of a double one may be, in px. */
const DOUBLE_TAP_SLOP = 24
const TWO_FINGER_TAP = 260
/** Only movement of the last moments gives speed. */
const SPEED_WINDOW = 80

interface Finger extends Point {
  readonly id: number
}

interface Start {
  readonly view: Viewport
  readonly fingers: readonly Finger[]
  readonly at: number
}

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distanceOf = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Speed in px per ms of the last moves; standing still before letting go is no speed. */
function speedOf(trail: readonly (Point & { at: number })[], now: number): Point {
  const recent = trail.filter((point) => now - point.at < SPEED_WINDOW)
  const [first, last] = [recent[0], recent.at(-1)]
  if (!first || !last || last.at - first.at < 8) return { x: 0, y: 0 }
  return { x: (last.x - first.x) / (last.at - first.at), y: (last.y - first.y) / (last.at - first.at) }
}

/** What others want to know of the gestures. */
export interface GestureNews {
  readonly onTouch: () => void
  /** The tap before was half of a double one: what it opened is not wanted. */
  readonly onDoubleTap: () => void
}

/**
 * Fingers, mouse and wheel on the map (DESIGN.md §5): drag with inertia, pinch anchored at the fingers,
 * double-tap in, two-finger tap out, wheel pans, ctrl + wheel zooms. A drag swallows the click that ends it.
 * Returns what takes all of it away again.
 */
export function attachGestures(
  box: HTMLElement,
  map: MapController,
  { onTouch, onDoubleTap }: GestureNews,
): () => void {
  const fingers = new Map<number, Finger>()
  let start: Start | null = null
  let trail: (Point & { at: number })[] = []
  let hasMoved = false
  let mostFingers = 0
  let lastTap: (Point & { at: number }) | null = null
  let isDoubleTap = false
  let wheelEnd: ReturnType<typeof setTimeout> | undefined

  // Asked once per touch: in the middle of a drag the answer would cost a layout of the page.
  let bounds = box.getBoundingClientRect()
  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    return { x: event.clientX - bounds.left, y: event.clientY - bounds.top }
  }
  const begin = () => {
    start = { view: map.view(), fingers: [...fingers.values()], at: performance.now() }
    trail = []
  }

  function down(event: PointerEvent) {
    if (event.button !== 0 || (event.target as Element).closest('[data-map-control]')) return
    onTouch()
    map.stop()
    if (fingers.size === 0) {
      bounds = box.getBoundingClientRect()
      hasMoved = false
      isDoubleTap = false
      mostFingers = 0
    }
    fingers.set(event.pointerId, { id: event.pointerId, ...pointOf(event) })
    mostFingers = Math.max(mostFingers, fingers.size)
    begin()
  }

  function move(event: PointerEvent) {
    if (!fingers.has(event.pointerId) || start === null) return
    fingers.set(event.pointerId, { id: event.pointerId, ...pointOf(event) })
    const now = [...fingers.values()]
    const [from, fromOther] = start.fingers
    const [to, toOther] = now
    if (!from || !to) return
    if (fromOther && toOther) {
      hasMoved ||=
        Math.abs(distanceOf(from, fromOther) - distanceOf(to, toOther)) > TAP_SLOP || distanceOf(from, to) > TAP_SLOP
      const least = map.isLiveAtFit() ? 0.4 : 0.5
      const span = { middle: middleOf(from, fromOther), distance: distanceOf(from, fromOther) }
      if (hasMoved)
        map.jump(
          pinch(start.view, span, { middle: middleOf(to, toOther), distance: distanceOf(to, toOther) }, least),
          false,
        )
      return
    }
    if (!hasMoved && distanceOf(from, to) < TAP_SLOP) return
    if (!hasMoved) {
      hasMoved = true
      box.setPointerCapture(event.pointerId)
    }
    trail.push({ ...to, at: performance.now() })
    map.jump({ ...start.view, x: start.view.x + to.x - from.x, y: start.view.y + to.y - from.y })
  }

  function tap(event: PointerEvent) {
    const now = performance.now()
    if (mostFingers === 2 && start !== null && now - start.at < TWO_FINGER_TAP) {
      map.zoom('out', pointOf(event))
      return
    }
    if (event.pointerType !== 'touch' || mostFingers !== 1) return
    const here = pointOf(event)
    if (isSecondTap(here)) comeCloser(here)
    else lastTap = { ...here, at: now }
  }

  const isSecondTap = (here: Point) =>
    lastTap !== null && performance.now() - lastTap.at < DOUBLE_TAP && distanceOf(lastTap, here) < DOUBLE_TAP_SLOP

  function comeCloser(here: Point) {
    lastTap = null
    isDoubleTap = true
    for (const tapped of box.querySelectorAll('[data-tapped]')) tapped.removeAttribute('data-tapped')
    onDoubleTap()
    map.zoom('in', here)
  }

  /** A place opens at its first tap, so that the second one may meet the sheet that has just come up. */
  function downElsewhere(event: PointerEvent) {
    if (event.pointerType !== 'touch' || box.contains(event.target as Element) || !isSecondTap(pointOf(event))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    comeCloser(pointOf(event))
  }

  function up(event: PointerEvent) {
    if (!fingers.delete(event.pointerId)) return
    if (fingers.size > 0) {
      begin()
      return
    }
    if (!hasMoved && event.type === 'pointerup') tap(event)
    else if (mostFingers > 1) map.settle()
    else {
      const speed = speedOf(trail, performance.now())
      if (Math.hypot(speed.x, speed.y) > 0.1 && !prefersReducedMotion()) map.coast(speed)
      else map.settle()
    }
    start = null
  }

  function wheel(event: WheelEvent) {
    if ((event.target as Element).closest('[data-map-control]')) return
    event.preventDefault()
    onTouch()
    bounds = box.getBoundingClientRect()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    const view = map.view()
    if (event.ctrlKey || event.metaKey) {
      const scale = view.scale * 2 ** (-event.deltaY * unit * 0.006)
      map.zoomTo(Math.min(MAX_SCALE, Math.max(map.isLiveAtFit() ? 0.4 : 0.6, scale)), pointOf(event))
    } else {
      const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
      map.jump({ ...view, x: view.x - dx * unit, y: view.y - dy * unit })
    }
    clearTimeout(wheelEnd)
    wheelEnd = setTimeout(() => map.settle(), 160)
  }

  /** The click that ends a drag, a pinch or a double tap is not a tap on a place, nor on what has come over it. */
  function click(event: MouseEvent) {
    const isOnMap = box.contains(event.target as Element)
    if (event.detail === 0 || !(isDoubleTap || (hasMoved && isOnMap))) return
    isDoubleTap = false
    event.stopPropagation()
    event.preventDefault()
  }

  box.addEventListener('pointerdown', down)
  box.addEventListener('pointermove', move)
  box.addEventListener('pointerup', up)
  box.addEventListener('pointercancel', up)
  box.addEventListener('wheel', wheel, { passive: false })
  addEventListener('pointerdown', downElsewhere, { capture: true })
  addEventListener('click', click, { capture: true })
  return () => {
    clearTimeout(wheelEnd)
    map.stop()
    box.removeEventListener('pointerdown', down)
    box.removeEventListener('pointermove', move)
    box.removeEventListener('pointerup', up)
    box.removeEventListener('pointercancel', up)
    box.removeEventListener('wheel', wheel)
    removeEventListener('pointerdown', downElsewhere, { capture: true })
    removeEventListener('click', click, { capture: true })
  }
}
