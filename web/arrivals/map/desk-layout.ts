import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import {
  CELL,
  FIRST_ROW,
  layOut,
  type BeachLayout,
  type LaidPlace,
  type Rectangle,
} from '../../umbrellas/map/map-layout.ts'

/** Side of an umbrella's cell on the desk's map, in px: the whole beach is in view at once (DESIGN.md section 6). */
export const DESK_CELL = 28
const SCALE = DESK_CELL / CELL
/** Centre of the first column and row (mockup 50). */
const FIRST_X = 41
const FIRST_Y = 98
/** Right of the last column. */
const RIGHT = 19
/** Radius of a sign, the sand below the last one, and the pines below the sand. */
export const SIGN = 11
const SAND = 8
const PINES = 56

/** One place of the desk's map: centre in px, half the side that takes a tap. */
export interface DeskPlace {
  readonly laid: LaidPlace
  readonly id: number
  readonly x: number
  readonly y: number
  readonly reach: number
}

export interface DeskLayout {
  readonly width: number
  readonly height: number
  /** Where the last place or sign has ended and the pines begin, which may be covered. */
  readonly foot: number
  /** The same beach as the guests' map lays it: keys move along it. */
  readonly beach: BeachLayout
  readonly rows: readonly { readonly id: string; readonly y: number; readonly places: readonly DeskPlace[] }[]
  readonly byId: ReadonlyMap<number, DeskPlace>
  /** Numbers above the first row: each column of umbrellas. */
  readonly columns: readonly { readonly number: number; readonly x: number }[]
  readonly walkways: readonly Rectangle[]
  readonly landmarks: BeachLayout['landmarks']
}

/** The plan in px of the desk's map: the guests' layout, smaller, so that both show the same beach. */
export function deskLayout(plan: BeachPlan): DeskLayout {
  const beach = layOut(plan)
  const first = Math.min(...[...beach.byId.values()].map(({ x }) => x))
  const x = (value: number) => Math.round((FIRST_X + (value - first) * SCALE) * 10) / 10
  const y = (value: number) => Math.round((FIRST_Y + (value - FIRST_ROW) * SCALE) * 10) / 10
  const rows = beach.rows.map((row) => ({
    id: row.id,
    y: y(row.y),
    places: row.places.map((laid): DeskPlace => ({
      laid,
      id: laid.place.id,
      x: x(laid.x),
      y: y(laid.y),
      reach: laid.isGazebo ? 22 : DESK_CELL / 2,
    })),
  }))
  const places = rows.flatMap((row) => row.places)
  const columns = new Map(
    places.filter(({ laid }) => !laid.isGazebo).map(({ laid, x: centre }) => [laid.place.number, centre] as const),
  )
  const landmarks = beach.landmarks.map((mark) => ({ ...mark, x: x(mark.x), y: y(mark.y) }))
  const foot =
    Math.max(...places.map((place) => place.y + place.reach), ...landmarks.map((mark) => mark.y + SIGN)) + SAND
  return {
    width: Math.max(...places.map((place) => place.x)) + RIGHT,
    height: foot + PINES,
    foot,
    beach,
    rows,
    byId: new Map(places.map((place) => [place.id, place])),
    columns: [...columns].map(([number, centre]) => ({ number, x: centre })).toSorted((a, b) => a.number - b.number),
    walkways: beach.walkways.map((way) => ({
      x: x(way.x),
      y: y(way.y),
      width: way.width * SCALE,
      height: way.height * SCALE,
    })),
    landmarks,
  }
}

/** The place itself and those around it, row by row: three by three, fewer at an edge (the loupe). */
export function aroundOf(layout: DeskLayout, id: number): readonly (readonly DeskPlace[])[] {
  const rowIndex = layout.rows.findIndex((row) => row.places.some((place) => place.id === id))
  const centre = layout.byId.get(id)
  if (centre === undefined) return []
  return [rowIndex - 1, rowIndex, rowIndex + 1].flatMap((index) => {
    const row = layout.rows[index]
    if (row === undefined) return []
    return [
      row.places
        .toSorted((a, b) => Math.abs(a.x - centre.x) - Math.abs(b.x - centre.x))
        .slice(0, 3)
        .toSorted((a, b) => a.x - b.x),
    ]
  })
}
