import { CELL, type Rectangle } from './map-layout.ts'

/** Where the layout lies on the screen: a point w of it is drawn at `x + w × scale`. */
export interface Viewport {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The box that shows the map, in px; the insets are covered by panels and must stay reachable. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly insetTop: number
  readonly insetBottom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Zoom levels (DESIGN.md §5): 0 the whole beach, 1 cells of 44 px, 2 cells of 64 px. */
export const LEVEL_SCALES = [1, 64 / CELL] as const
export const MAX_SCALE = 1.9
/** Smallest cell, in px, that a mouse still finds (WCAG 2.5.8): where the whole beach fits like this, places stay live. */
const LEAST_LIVE_CELL = 24

/** What a beach that fits keeps free at its left, in px, so that the pinned row letters cover no place. */
const LABEL_ROOM = 16

/** What live places keep free at their right as well, in px, so that the buttons there cover none of them. */
const CONTROL_ROOM = 36

/** The scale at which the whole beach fits the frame; never above zoom 1. Where places stay live, none is below a label or a button. */
export function fitScale(world: Size, frame: Frame): number {
  const height = Math.max(1, frame.height - frame.insetTop - frame.insetBottom)
  const within = (width: number) => Math.min(1, width / world.width, height / world.height)
  const beside = within(frame.width - LABEL_ROOM - CONTROL_ROOM)
  return beside * CELL >= LEAST_LIVE_CELL ? beside : within(frame.width - LABEL_ROOM)
}

/** Whether places can be used when the whole beach is in view, or zones have to stand for them. */
export function isLiveAtFit(world: Size, frame: Frame): boolean {
  return fitScale(world, frame) * CELL >= LEAST_LIVE_CELL
}

/** Where a length starts that shows as much as there is; what is shorter than the room rests at `rest`. */
function clampAxis(position: number, drawn: number, from: number, to: number, rest: number): number {
  if (drawn <= to - from) return rest
  return Math.min(from, Math.max(to - drawn, position))
}

/** Keeps the beach in the frame: no edge comes further in than the frame's own. A narrower beach is centred, a lower one lies at the top, where the sea is. */
export function clampView(view: Viewport, world: Size, frame: Frame): Viewport {
  const width = world.width * view.scale
  const height = world.height * view.scale
  return {
    scale: view.scale,
    x: clampAxis(
      view.x,
      width,
      0,
      frame.width,
      Math.max((frame.width - width) / 2, Math.min(LABEL_ROOM, frame.width - width)),
    ),
    y: clampAxis(view.y, height, frame.insetTop, frame.height - frame.insetBottom, frame.insetTop),
  }
}

/** The same view at another scale, with the point under `anchor` (px of the frame) staying where it is. */
export function zoomAt(view: Viewport, scale: number, anchor: Point): Viewport {
  const ratio = scale / view.scale
  return { scale, x: anchor.x - (anchor.x - view.x) * ratio, y: anchor.y - (anchor.y - view.y) * ratio }
}

/** A pinch: what was under the middle of the two fingers stays under it. */
export function pinch(
  start: Viewport,
  from: { middle: Point; distance: number },
  to: { middle: Point; distance: number },
  least: number,
): Viewport {
  const scale = Math.min(MAX_SCALE, Math.max(least, (start.scale * to.distance) / Math.max(1, from.distance)))
  const zoomed = zoomAt(start, scale, from.middle)
  return { scale, x: zoomed.x + to.middle.x - from.middle.x, y: zoomed.y + to.middle.y - from.middle.y }
}

/** The whole beach in the frame. */
export function fitView(world: Size, frame: Frame): Viewport {
  return clampView({ x: 0, y: 0, scale: fitScale(world, frame) }, world, frame)
}

/** A view at `scale` with an area of the layout in the middle; its left edge wins when it is wider than the frame. */
export function showArea(area: Rectangle, scale: number, world: Size, frame: Frame, gutter: number): Viewport {
  const drawn = area.width * scale
  const room = frame.width - gutter
  const x = drawn > room ? gutter - area.x * scale : gutter + (room - drawn) / 2 - area.x * scale
  const y = frame.insetTop - area.y * scale
  return clampView({ x, y, scale }, world, frame)
}

/** The least move that brings an area of the layout wholly into the frame, `margin` px from its edges. */
export function reveal(
  view: Viewport,
  area: Rectangle,
  world: Size,
  frame: Frame,
  margin: { left: number; other: number },
): Viewport {
  const left = view.x + area.x * view.scale
  const top = view.y + area.y * view.scale
  const right = left + area.width * view.scale
  const bottom = top + area.height * view.scale
  const low = frame.height - frame.insetBottom - margin.other
  const dx =
    left < margin.left
      ? margin.left - left
      : right > frame.width - margin.other
        ? frame.width - margin.other - right
        : 0
  const dy = top < frame.insetTop + margin.other ? frame.insetTop + margin.other - top : bottom > low ? low - bottom : 0
  return clampView({ ...view, x: view.x + dx, y: view.y + dy }, world, frame)
}

/** The scale one level further in or out, from any scale between; null where there is none. */
export function nextScale(scale: number, direction: 'in' | 'out', least: number): number | null {
  const steps = [...new Set([least, ...LEVEL_SCALES.filter((step) => step >= least)])].toSorted((a, b) => a - b)
  const found =
    direction === 'in' ? steps.find((step) => step > scale + 0.01) : steps.findLast((step) => step < scale - 0.01)
  return found ?? null
}

/** The part of the layout that the frame shows, for the mini-map. */
export function visibleArea(view: Viewport, world: Size, frame: Frame): Rectangle {
  const x = Math.max(0, -view.x / view.scale)
  const y = Math.max(0, (frame.insetTop - view.y) / view.scale)
  const right = Math.min(world.width, (frame.width - view.x) / view.scale)
  const bottom = Math.min(world.height, (frame.height - frame.insetBottom - view.y) / view.scale)
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }
}

/** Share of speed that inertia keeps after one millisecond. */
const COAST = 0.996
/** Speed in px per ms below which a coasting map stands. */
const STANDSTILL = 0.02

/** Where a coasting map is after `elapsed` ms and how fast it still is (px per ms); null once it stands. */
export function coast(view: Viewport, speed: Point, elapsed: number): { view: Viewport; speed: Point } | null {
  if (Math.hypot(speed.x, speed.y) < STANDSTILL) return null
  const kept = COAST ** elapsed
  const travelled = (1 - kept) / -Math.log(COAST)
  return {
    view: { ...view, x: view.x + speed.x * travelled, y: view.y + speed.y * travelled },
    speed: { x: speed.x * kept, y: speed.y * kept },
  }
}

/** A view between two others, `share` from 0 to 1; scale moves evenly to the eye. */
export function between(from: Viewport, to: Viewport, share: number): Viewport {
  const scale = from.scale * (to.scale / from.scale) ** share
  if (Math.abs(to.scale - from.scale) < 0.001) {
    return { scale: to.scale, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  }
  const k = (scale - from.scale) / (to.scale - from.scale)
  return { scale, x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k }
}
