import type { BeachPlan, Place } from '../../../domain/umbrellas/plan.ts'

/** Side of an umbrella's cell at zoom 1, in px: the least size of a target. */
export const CELL = 44
/** Centre of the first column and of the first row at zoom 1, and the water's edge (mockup 06). */
const FIRST_COLUMN = 57
export const FIRST_ROW = 142
export const WATER_EDGE = 75
const SIDE_MARGIN = 57
const PINE_BELT = 150
/** Width of the column with row letters and prices that stays pinned to the left edge. */
export const GUTTER = 38

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface LaidPlace {
  readonly place: Place
  readonly x: number
  readonly y: number
  readonly isGazebo: boolean
  /** Half the side of the square that takes a tap. */
  readonly reach: number
}

export interface LaidRow {
  readonly id: string
  readonly y: number
  readonly isFirst: boolean
  readonly hasGazebos: boolean
  readonly places: readonly LaidPlace[]
}

export interface BeachLayout {
  readonly width: number
  readonly height: number
  readonly pitchX: number
  readonly rows: readonly LaidRow[]
  readonly byId: ReadonlyMap<number, LaidPlace>
  readonly walkways: readonly Rectangle[]
  /** Where the places of each zone are: what a veil, a chip and a button of zoom 0 stand for. */
  readonly areas: ReadonlyMap<string, Rectangle>
  readonly landmarks: readonly {
    readonly kind: BeachPlan['landmarks'][number]['kind']
    readonly x: number
    readonly y: number
    readonly index: number
  }[]
}

function median(values: readonly number[], otherwise: number): number {
  const sorted = values.filter((value) => value > 0).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? otherwise
}

function pitches(plan: BeachPlan): { x: number; y: number } {
  const umbrellaRows = plan.rows.filter((row) => !row.hasGazebos)
  const rowIds = new Set(umbrellaRows.map((row) => row.id))
  const steps: number[] = []
  plan.places.forEach((place, index) => {
    const next = plan.places[index + 1]
    if (next && rowIds.has(place.row) && next.row === place.row && next.number === place.number + 1)
      steps.push(next.x - place.x)
  })
  const drops = umbrellaRows.slice(1).map((row, index) => Math.abs(row.y - (umbrellaRows[index]?.y ?? row.y)))
  const x = median(steps, 3)
  return { x, y: median(drops, x) }
}

/** How metres of the plan become px at zoom 1: rows keep 44 px, columns `pitchX`, the sea is at the top. */
function projection(plan: BeachPlan, pitchX: number) {
  const pitch = pitches(plan)
  const left = Math.min(...plan.places.map((place) => place.x))
  const inland = (metres: number) => (plan.seaSide === 'south' ? plan.height - metres : metres)
  const firstRow = inland(plan.rows[0]?.y ?? 0)
  const water = inland(plan.waterline)
  const shore = Math.max(0.1, firstRow - water)
  const x = (metres: number) => FIRST_COLUMN + ((metres - left) * pitchX) / pitch.x
  const y = (metres: number) =>
    inland(metres) < firstRow
      ? WATER_EDGE + ((inland(metres) - water) / shore) * (FIRST_ROW - WATER_EDGE)
      : FIRST_ROW + ((inland(metres) - firstRow) * CELL) / pitch.y
  return { x, y }
}

/** Bounds of some places, a little wider than their cells. */
function boundsOf(places: readonly LaidPlace[]): Rectangle {
  const x0 = Math.min(...places.map((place) => place.x - place.reach)) - 3
  const y0 = Math.min(...places.map((place) => place.y - place.reach)) - 3
  const x1 = Math.max(...places.map((place) => place.x + place.reach)) + 3
  const y1 = Math.max(...places.map((place) => place.y + place.reach)) + 3
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }
}

/**
 * The plan in px at zoom 1. Rows lie 44 px apart and umbrellas `pitchX` (44 on phones, up to 52 where
 * the window is wide); walkways, landmarks and gazebos keep their place between them.
 */
export function layOut(plan: BeachPlan, pitchX: number = CELL): BeachLayout {
  const { x, y } = projection(plan, pitchX)
  const gazeboRows = new Set(plan.rows.filter((row) => row.hasGazebos).map((row) => row.id))
  const laid = plan.places.map((place): LaidPlace => {
    const isGazebo = gazeboRows.has(place.row)
    return { place, x: x(place.x), y: y(place.y), isGazebo, reach: isGazebo ? 33 : CELL / 2 }
  })
  const rows = plan.rows.map((row) => ({ ...row, y: y(row.y), places: laid.filter((one) => one.place.row === row.id) }))
  const width = Math.max(...laid.map((one) => one.x)) + SIDE_MARGIN
  const height = Math.max(...rows.map((row) => row.y)) + PINE_BELT
  const zones = [...new Set(laid.map((one) => one.place.zone))]
  return {
    width,
    height,
    pitchX,
    rows,
    byId: new Map(laid.map((one) => [one.place.id, one])),
    walkways: plan.walkways.map((way) => {
      const [top, bottom] = [y(way.y), y(way.y + way.height)].toSorted((a, b) => a - b) as [number, number]
      return { x: x(way.x), y: top, width: x(way.x + way.width) - x(way.x), height: bottom - top }
    }),
    areas: new Map(zones.map((id) => [id, boundsOf(laid.filter((one) => one.place.zone === id))])),
    landmarks: plan.landmarks.map((mark, index) => ({ kind: mark.kind, x: x(mark.x), y: y(mark.y), index })),
  }
}
