import type { Category } from '../plan.ts'
import type { Report } from '../../platform/files/file-problem.ts'
import type { Beach, ModelPlace } from './resort-model.ts'

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function holdsPoint(area: Rectangle, point: { readonly x: number; readonly y: number }): boolean {
  return point.x >= area.x && point.x <= area.x + area.width && point.y >= area.y && point.y <= area.y + area.height
}

/** What is wrong with where a place stands; null when nothing is. */
function standingProblem(place: ModelPlace, beach: Beach): string | null {
  const sand = beach.seaSide === 'north' ? place.y > beach.waterline : place.y < beach.waterline
  if (!holdsPoint({ x: 0, y: 0, width: beach.width, height: beach.height }, place)) {
    return `a place on the beach of ${beach.width} × ${beach.height} m`
  }
  if (!sand) return `a place on the sand, beyond the waterline at ${beach.waterline} m`
  if (beach.walkways.some((walkway) => holdsPoint(walkway, place))) return 'a place that is not on a walkway'
  const zone = beach.zones.find((one) => one.id === place.zone)
  return zone === undefined || holdsPoint(zone, place) ? null : `a place inside its zone ${zone.id}`
}

/** Whether the plan fits together: places on the sand and in their zone, known zones and categories, landmarks on the plan. */
export function checkBeach(beach: Beach, categories: readonly Category[] | null, report: Report): void {
  const whole = { x: 0, y: 0, width: beach.width, height: beach.height }
  for (const place of beach.places) {
    const expected = standingProblem(place, beach)
    if (expected !== null) report('places', expected, `${place.code} at ${place.x}, ${place.y}`)
  }
  const zones = beach.zones.map((zone) => zone.id)
  for (const zone of new Set(beach.places.map((place) => place.zone))) {
    if (!zones.includes(zone)) report('places', `a zone of this file (${zones.join(', ')})`, zone)
  }
  if (categories !== null) {
    const known = categories.map((category) => category.id)
    for (const category of new Set(beach.places.map((place) => place.category))) {
      if (!known.includes(category)) report('places', `a category of categories.json (${known.join(', ')})`, category)
    }
  }
  beach.landmarks.forEach((landmark, index) => {
    if (!holdsPoint(whole, landmark))
      report(`landmarks[${index}]`, 'a point of the plan', `${landmark.x}, ${landmark.y}`)
  })
  ;[...beach.zones, ...beach.walkways].forEach((area) => {
    const isInside = holdsPoint(whole, area) && holdsPoint(whole, { x: area.x + area.width, y: area.y + area.height })
    if (!isInside) report('id' in area ? 'zones' : 'walkways', 'an area inside the plan', `${area.x}, ${area.y}`)
  })
}
