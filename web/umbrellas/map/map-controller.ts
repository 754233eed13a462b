import type { LaidPlace, Rectangle } from './map-layout.ts'
import { GUTTER } from './map-layout.ts'
import {
  between,
  clampView,
  coast,
  fitScale,
  fitView,
  isLiveAtFit,
  nextScale,
  reveal,
  showArea,
  visibleArea,
  zoomAt,
  type Frame,
  type Point,
  type Size,
  type Viewport,
} from './map-viewport.ts'

/** 0: the whole beach with zones as buttons. 1 and 2: places, at 44 px and more (DESIGN.md §5). */
export type MapLevel = 0 | 1 | 2

/** Moves the map without React: it writes transforms, and tells who wants to know. */
export interface MapController {
  /** Paints with this from now on, and the current view at once. */
  readonly paintWith: (paint: Paint) => void
  readonly view: () => Viewport
  readonly frame: () => Frame
  readonly level: () => MapLevel
  readonly visible: () => Rectangle
  readonly isLiveAtFit: () => boolean
  readonly setFrame: (frame: Frame) => void
  readonly setWorld: (world: Size) => void
  /** Moves at once; `isClamped` false lets a finger pull past the edge. */
  readonly jump: (view: Viewport, isClamped?: boolean) => void
  /** Moves in `--d-3`, or at once under reduced motion. */
  readonly glide: (view: Viewport) => void
  readonly coast: (speed: Point) => void
  readonly zoom: (direction: 'in' | 'out', anchor?: Point) => void
  /** Sets a scale anchored at a point, as ctrl + wheel does. */
  readonly zoomTo: (scale: number, anchor: Point) => void
  readonly showAll: () => void
  /** Opens the map, once: the whole beach where it fits, else the top of a zone at zoom 1. */
  readonly land: (area: Rectangle) => void
  readonly enter: (area: Rectangle) => void
  readonly reveal: (place: LaidPlace) => void
  readonly settle: () => void
  readonly stop: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const GLIDE = 280
/** Below this scale a pinch out lets go of the places and shows the zones. */
const LET_GO = 0.8
/** From this scale the dogs' glyphs are large. */
const LARGE = 1.25

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Writes a view wherever it is needed; `isMoving` while a finger or an animation has it. */
type Paint = (view: Viewport, isMoving: boolean) => void

/** The controller of one map; it draws nothing until it is told what to paint with. */
export function createMapController(): MapController {
  let paint: Paint = () => undefined
  let hasLanded = false
  let world: Size = { width: 1, height: 1 }
  let frame: Frame = { width: 1, height: 1, insetTop: 0, insetBottom: 0 }
  let view: Viewport = { x: 0, y: 0, scale: 1 }
  let isWhole = false
  let animation = 0
  const listeners = new Set<() => void>()

  function show(next: Viewport, isMoving: boolean) {
    view = next
    paint(view, isMoving)
    for (const listener of listeners) listener()
  }

  function stop() {
    cancelAnimationFrame(animation)
    animation = 0
  }

  function animate(step: (elapsed: number) => boolean) {
    stop()
    let before = performance.now()
    const frameStep = (at: number) => {
      const goesOn = step(Math.max(0, at - before))
      before = at
      if (goesOn) animation = requestAnimationFrame(frameStep)
      else show(view, false)
    }
    animation = requestAnimationFrame(frameStep)
  }

  function glide(to: Viewport) {
    isWhole = false
    const target = clampView(to, world, frame)
    if (prefersReducedMotion()) {
      stop()
      show(target, false)
      return
    }
    const from = view
    let done = 0
    animate((elapsed) => {
      done = Math.min(1, done + elapsed / GLIDE)
      show(between(from, target, 1 - (1 - done) ** 3), done < 1)
      return done < 1
    })
  }

  const least = () => fitScale(world, frame)
  const live = () => isLiveAtFit(world, frame)
  const middle = (): Point => ({ x: frame.width / 2, y: (frame.insetTop + frame.height - frame.insetBottom) / 2 })

  function showWhole() {
    stop()
    if (live()) glide(fitView(world, frame))
    else {
      isWhole = true
      show(view, false)
    }
  }

  return {
    paintWith(next) {
      paint = next
      paint(view, false)
    },
    view: () => view,
    frame: () => frame,
    level: () => (isWhole ? 0 : view.scale >= LARGE ? 2 : 1),
    visible: () => visibleArea(view, world, frame),
    isLiveAtFit: live,
    setFrame(next) {
      const wasFit = live() && Math.abs(view.scale - least()) < 0.01
      frame = next
      show(wasFit && live() ? fitView(world, frame) : clampView(view, world, frame), false)
    },
    setWorld(next) {
      world = next
      show(clampView(view, world, frame), false)
    },
    jump(next, isClamped = true) {
      stop()
      isWhole = false
      show(isClamped ? clampView(next, world, frame) : next, true)
    },
    glide,
    coast(speed) {
      let pace = speed
      animate((elapsed) => {
        const next = coast(view, pace, elapsed)
        if (next === null) return false
        const held = clampView(next.view, world, frame)
        pace = { x: held.x === next.view.x ? next.speed.x : 0, y: held.y === next.view.y ? next.speed.y : 0 }
        show(held, true)
        return true
      })
    },
    zoom(direction, anchor = middle()) {
      const floor = live() ? least() : 1
      const scale = nextScale(view.scale, direction, floor)
      if (isWhole) {
        if (direction === 'in') glide({ ...view, scale: 1 })
      } else if (scale !== null) glide(zoomAt(view, scale, anchor))
      else if (direction === 'out') showWhole()
    },
    zoomTo(scale, anchor) {
      stop()
      isWhole = false
      show(clampView(zoomAt(view, scale, anchor), world, frame), true)
    },
    showAll: showWhole,
    land(area) {
      if (hasLanded) return
      hasLanded = true
      stop()
      isWhole = false
      // A zone at the sea is seen with its water; one further inland with the row before it.
      const y = area.y < frame.height / 2 ? 0 : area.y - 60
      show(live() ? fitView(world, frame) : showArea({ ...area, y }, 1, world, frame, GUTTER), false)
    },
    enter(area) {
      const wasWhole = isWhole
      const y = area.y < frame.height / 2 ? 0 : area.y - 60
      const target = showArea({ ...area, y }, wasWhole ? 1 : Math.max(1, view.scale), world, frame, GUTTER)
      if (wasWhole) {
        stop()
        isWhole = false
        show(clampView({ ...target, scale: target.scale * 0.82 }, world, frame), true)
      }
      glide(target)
    },
    reveal(place) {
      const area = {
        x: place.x - place.reach,
        y: place.y - place.reach,
        width: 2 * place.reach,
        height: 2 * place.reach,
      }
      const margin = { left: GUTTER + 4, other: 8 }
      const next = reveal(view, area, world, frame, margin)
      if (Math.abs(next.x - view.x) + Math.abs(next.y - view.y) > 0.5) glide(next)
    },
    settle() {
      const floor = live() ? least() : 1
      if (!live() && view.scale < LET_GO) showWhole()
      else if (view.scale < floor) glide(zoomAt(view, floor, middle()))
      else show(clampView(view, world, frame), false)
    },
    stop,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
