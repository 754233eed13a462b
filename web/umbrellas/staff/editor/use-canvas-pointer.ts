import { useRef, useState, type PointerEvent } from 'react'
import type { Thing } from '../../../../domain/umbrellas/editor/edits.ts'
import type { Point } from '../../../../domain/umbrellas/editor/open-plan.ts'
import { snapped, toPlan, zoomed, type Camera } from './plan-camera.ts'
import { isChosen, NOTHING, thingOf, toggled, type Selection } from './things.ts'

/** A drag of less than this many px is a press. */
const STILL = 5

export type Gesture =
  | { readonly kind: 'move'; readonly things: readonly Thing[]; readonly by: Point }
  | { readonly kind: 'resize'; readonly thing: Thing; readonly by: Point }
  | { readonly kind: 'band'; readonly from: Point; readonly to: Point }

interface Start {
  readonly at: Point
  readonly camera: Camera
  readonly what: 'pan' | 'move' | 'resize' | 'band'
  readonly selection: Selection
  readonly thing: Thing | null
  readonly isMore: boolean
}

export interface CanvasPointerProps {
  readonly camera: Camera
  readonly setCamera: (camera: Camera) => void
  readonly tool: 'select' | 'pan'
  readonly grid: number
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
  /** Where a thing stands, which the grid counts from. */
  readonly originOf: (thing: Thing) => Point
  readonly inBand: (from: Point, to: Point) => Selection
  readonly onDrop: (gesture: Exclude<Gesture, { kind: 'band' }>) => void
}

function within(element: Element, event: { readonly clientX: number; readonly clientY: number }): Point {
  const bounds = element.getBoundingClientRect()
  return { x: event.clientX - bounds.left, y: event.clientY - bounds.top }
}

/** Fingers and mouse on the plan: choose, drag, draw a band, move and pinch the view. */
export function useCanvasPointer(props: CanvasPointerProps) {
  const { camera, setCamera, tool, grid, selection, onSelect, originOf, inBand, onDrop } = props
  const start = useRef<Start | null>(null)
  const fingers = useRef(new Map<number, Point>())
  const [gesture, setGesture] = useState<Gesture | null>(null)

  const metres = (at: Point): Point => {
    const from = start.current?.at ?? at
    return { x: (at.x - from.x) / camera.scale, y: (at.y - from.y) / camera.scale }
  }
  const press = (key: string, at: Point, isMore: boolean): Start => {
    const base = { at, camera, isMore, selection, thing: null }
    if (tool === 'pan') return { ...base, what: 'pan' }
    if (key.startsWith('resize:')) return { ...base, what: 'resize', thing: thingOf(key.slice(7)) }
    if (key.startsWith('gap:')) {
      const code = key.slice(4)
      const gaps = isMore ? [...selection.gaps.filter((one) => one !== code), code] : [code]
      onSelect(isMore ? { ...selection, gaps } : { things: [], gaps })
      return { ...base, what: 'pan' }
    }
    const thing = thingOf(key)
    if (thing === null) return { ...base, what: 'band' }
    const next = isMore
      ? toggled(selection, thing)
      : isChosen(selection, thing)
        ? selection
        : { things: [thing], gaps: [] }
    if (next !== selection) onSelect(next)
    return { ...base, what: 'move', thing, selection: next }
  }

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    const at = within(event.currentTarget, event)
    fingers.current.set(event.pointerId, at)
    event.currentTarget.setPointerCapture(event.pointerId)
    if (fingers.current.size > 1) {
      start.current = null
      setGesture(null)
      return
    }
    const key = (event.target as Element).closest('[data-thing]')?.getAttribute('data-thing') ?? ''
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey
    start.current =
      event.button === 1 ? { at, camera, isMore, selection, thing: null, what: 'pan' } : press(key, at, isMore)
  }

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const at = within(event.currentTarget, event)
    fingers.current.set(event.pointerId, at)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (other !== undefined) return setCamera(pinched(camera, before, at, other))
    const from = start.current
    if (from === null) return
    const way = { x: at.x - from.at.x, y: at.y - from.at.y }
    if (gesture === null && Math.hypot(way.x, way.y) < STILL && from.what !== 'pan') return
    if (from.what === 'pan') setCamera({ ...from.camera, x: from.camera.x + way.x, y: from.camera.y + way.y })
    else if (from.what === 'band') setGesture({ kind: 'band', from: toPlan(camera, from.at), to: toPlan(camera, at) })
    else if (from.thing !== null) {
      const by = snapped(originOf(from.thing), metres(at), grid)
      setGesture(
        from.what === 'resize'
          ? { kind: 'resize', thing: from.thing, by: snapped({ x: 0, y: 0 }, metres(at), grid) }
          : { kind: 'move', things: from.selection.things, by },
      )
    }
  }

  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.delete(event.pointerId)
    const from = start.current
    start.current = null
    setGesture(null)
    if (from === null || event.type === 'pointercancel') return
    if (gesture === null) {
      // A press on bare sand lets go of everything; one on a thing of many chooses it alone.
      if (from.what === 'band' && !from.isMore) onSelect(NOTHING)
      if (from.what === 'move' && from.thing !== null && !from.isMore && from.selection.things.length > 1)
        onSelect({ things: [from.thing], gaps: [] })
    } else if (gesture.kind === 'band') {
      const found = inBand(gesture.from, gesture.to)
      const others = from.isMore ? from.selection : NOTHING
      onSelect({
        things: [...others.things, ...found.things.filter((thing) => !isChosen(others, thing))],
        gaps: [...new Set([...others.gaps, ...found.gaps])],
      })
    } else onDrop(gesture)
  }
  return { gesture, on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp } }
}

/** Two fingers: what was between them stays between them. */
function pinched(camera: Camera, before: Point, at: Point, other: Point): Camera {
  const distance = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
  const middle = (a: Point) => ({ x: (a.x + other.x) / 2, y: (a.y + other.y) / 2 })
  const [from, to] = [middle(before), middle(at)]
  const closer = zoomed(camera, distance(at, other) / distance(before, other), from)
  return { ...closer, x: closer.x + to.x - from.x, y: closer.y + to.y - from.y }
}
