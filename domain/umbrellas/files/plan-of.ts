import type { BeachPlan } from '../plan.ts'
import type { ResortModel } from './resort-model.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Metres to the decimetre, as people say distances. */
function decimetres(value: number): number {
  return Math.round(value * 10) / 10
}

function nearest(distances: readonly number[]): number {
  return decimetres(Math.min(...distances))
}

/**
 * The plan as every screen and rule uses it: the places with their ids, and how far each is from the water, a
 * shower and a hard path (B-21). Without a shower or path the way to the edge of the plan counts.
 */
export function planOf(
  { beach, categories, extras }: Pick<ResortModel, 'beach' | 'categories' | 'extras'>,
  idOf: (code: string) => number,
  version: string,
): BeachPlan {
  const { seaSide, width, height, waterline, zones, walkways, landmarks, rows } = beach
  const showers = landmarks.filter((landmark) => landmark.kind === 'shower')
  const edge = (point: Point) => Math.max(0, Math.min(point.x, point.y, width - point.x, height - point.y))
  const toShower = (point: Point) =>
    showers.length === 0 ? [edge(point)] : showers.map((shower) => Math.hypot(shower.x - point.x, shower.y - point.y))
  const toPath = (point: Point) =>
    walkways.length === 0
      ? [edge(point)]
      : walkways.map((area) =>
          Math.hypot(
            Math.max(area.x - point.x, 0, point.x - area.x - area.width),
            Math.max(area.y - point.y, 0, point.y - area.y - area.height),
          ),
        )
  return {
    version,
    seaSide,
    width,
    height,
    waterline,
    zones: [...zones],
    walkways: [...walkways],
    landmarks: [...landmarks],
    rows: rows.map(({ id, y, isFirst, hasGazebos, isQuiet }) => ({ id, y, isFirst, hasGazebos, isQuiet })),
    categories: [...categories],
    places: beach.places.map((place) => ({
      id: idOf(place.code),
      code: place.code,
      row: place.row,
      number: place.number,
      category: place.category,
      zone: place.zone,
      x: place.x,
      y: place.y,
      isAccessible: place.isAccessible,
      isShaded: place.isShaded,
      isBookable: place.isBookable,
      seaDistance: decimetres(Math.abs(place.y - waterline)),
      showerDistance: nearest(toShower(place)),
      pathDistance: nearest(toPath(place)),
    })),
    extras: extras.map(({ id, name }) => ({ id, name })),
  }
}
