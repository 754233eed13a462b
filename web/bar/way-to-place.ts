import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { CELL, layOut, type BeachLayout, type LaidPlace, type Rectangle } from '../umbrellas/map/map-layout.ts'

/** A point of the laid out beach, in px at zoom 1. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The way from the bar to a place, and the part of the beach around it. */
export interface Way {
  readonly layout: BeachLayout
  readonly place: LaidPlace
  /** Where the bar's sign is drawn: at the bar, or on the way that comes from there. */
  readonly bar: Point
  /** Corners from the bar to just below the place; every leg is upright or level. */
  readonly points: readonly Point[]
  /** What has to be seen. */
  readonly view: Rectangle
}

/** What is seen of the beach, in px at zoom 1, and how far below its top the place is. */
const SEEN = { width: 570, height: 400, above: 120 } as const
/** Room around place and sign: how far from the edge the bar's sign stays, where the bar itself lies further away. */
const SIGN_ROOM = 70

/**
 * How an order is carried: from the bar along the hard path that lies nearest to the place, then between the rows. Null
 * where the plan has no bar or no such place.
 */
export function wayToPlace(plan: BeachPlan, code: string): Way | null {
  const layout = layOut(plan)
  const bar = layout.landmarks.find((mark) => mark.kind === 'bar')
  const place = layout.rows.flatMap((row) => row.places).find((one) => one.place.code === code)
  if (!bar || !place) return null
  const path = layout.walkways
    .filter((way) => way.height > way.width)
    .map((way) => way.x + way.width / 2)
    .toSorted((a, b) => Math.abs(a - place.x) - Math.abs(b - place.x))[0]
  const aisle = place.y + (place.isGazebo ? place.reach + 4 : CELL / 2)
  const points = [
    { x: bar.x, y: bar.y },
    ...(path === undefined ? [] : [{ x: path, y: bar.y }]),
    { x: path ?? bar.x, y: aisle },
    { x: place.x, y: aisle },
  ]
  const turn = path ?? bar.x
  const width = Math.max(SEEN.width, Math.abs(place.x - turn) + 2 * SIGN_ROOM)
  const view = { x: (place.x + turn - width) / 2, y: place.y - SEEN.above, width, height: SEEN.height }
  const lowest = view.y + view.height - SIGN_ROOM
  const isNear = bar.y <= lowest && bar.x > view.x && bar.x < view.x + view.width
  const sign = isNear ? { x: bar.x, y: bar.y } : { x: turn, y: Math.min(bar.y, lowest) }
  return { layout, place, bar: sign, points, view }
}

/** The way as a path of an SVG. */
export function wayPath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}
