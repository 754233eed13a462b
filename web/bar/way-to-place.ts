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
  readonly bar: Point
  /** Corners from the bar to just below the place; every leg is upright or level. */
  readonly points: readonly Point[]
  /** What has to be seen. */
  readonly view: Rectangle
}

/** Room around the way, in px. */
const MARGIN = 70

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
  const xs = points.map((point) => point.x)
  const ys = [...points.map((point) => point.y), place.y]
  const view = {
    x: Math.min(...xs) - MARGIN,
    y: Math.min(...ys) - MARGIN,
    width: Math.max(...xs) - Math.min(...xs) + 2 * MARGIN,
    height: Math.max(...ys) - Math.min(...ys) + 2 * MARGIN,
  }
  return { layout, place, bar, points, view }
}

/** The way as a path of an SVG. */
export function wayPath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}
