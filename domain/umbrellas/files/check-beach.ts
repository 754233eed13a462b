import type { Category } from '../plan.ts'
import type { Report } from '../../platform/files/file-problem.ts'
import type { Beach, ModelPlace } from './resort-model.ts'

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What can be wrong with a plan that reads well: the kind, and the place, zone, category, landmark or area that it is about. */
export type BeachFault =
  | {
      readonly kind: 'place_off_plan' | 'place_in_water' | 'place_on_walkway' | 'place_outside_zone'
      readonly place: ModelPlace
    }
  | { readonly kind: 'zone_unknown' | 'category_unknown'; readonly id: string; readonly known: readonly string[] }
  | { readonly kind: 'landmark_off_plan' | 'walkway_off_plan' | 'zone_off_plan'; readonly index: number }

function holdsPoint(area: Rectangle, point: { readonly x: number; readonly y: number }): boolean {
  return point.x >= area.x && point.x <= area.x + area.width && point.y >= area.y && point.y <= area.y + area.height
}

function wholeOf({ width, height }: Beach): Rectangle {
  return { x: 0, y: 0, width, height }
}

/** What is wrong with where a place stands; nothing when it stands well. */
function standingFaults(place: ModelPlace, beach: Beach): BeachFault[] {
  const sand = beach.seaSide === 'north' ? place.y > beach.waterline : place.y < beach.waterline
  if (!holdsPoint(wholeOf(beach), place)) return [{ kind: 'place_off_plan', place }]
  if (!sand) return [{ kind: 'place_in_water', place }]
  if (beach.walkways.some((walkway) => holdsPoint(walkway, place))) return [{ kind: 'place_on_walkway', place }]
  const zone = beach.zones.find((one) => one.id === place.zone)
  return zone === undefined || holdsPoint(zone, place) ? [] : [{ kind: 'place_outside_zone', place }]
}

/** Everything that doesn't fit together in a plan, in the order of the file; `categories` null is not known. */
export function beachFaults(beach: Beach, categories: readonly Category[] | null): BeachFault[] {
  const whole = wholeOf(beach)
  const zones = beach.zones.map((zone) => zone.id)
  const ids = (categories ?? []).map((category) => category.id)
  const isInside = (area: Rectangle) =>
    holdsPoint(whole, area) && holdsPoint(whole, { x: area.x + area.width, y: area.y + area.height })
  return [
    ...beach.places.flatMap((place) => standingFaults(place, beach)),
    ...[...new Set(beach.places.map((place) => place.zone))]
      .filter((id) => !zones.includes(id))
      .map((id) => ({ kind: 'zone_unknown' as const, id, known: zones })),
    ...[...new Set(categories === null ? [] : beach.places.map((place) => place.category))]
      .filter((id) => !ids.includes(id))
      .map((id) => ({ kind: 'category_unknown' as const, id, known: ids })),
    ...beach.landmarks.flatMap((landmark, index) =>
      holdsPoint(whole, landmark) ? [] : [{ kind: 'landmark_off_plan' as const, index }],
    ),
    ...beach.zones.flatMap((area, index) => (isInside(area) ? [] : [{ kind: 'zone_off_plan' as const, index }])),
    ...beach.walkways.flatMap((area, index) => (isInside(area) ? [] : [{ kind: 'walkway_off_plan' as const, index }])),
  ]
}

/** Whether the plan fits together: places on the sand and in their zone, known zones and categories, landmarks on the plan. */
export function checkBeach(beach: Beach, categories: readonly Category[] | null, report: Report): void {
  for (const fault of beachFaults(beach, categories)) reportFault(fault, beach, report)
}

function reportFault(fault: BeachFault, beach: Beach, report: Report): void {
  if ('place' in fault) {
    const { place } = fault
    const expected = {
      place_off_plan: `a place on the beach of ${beach.width} × ${beach.height} m`,
      place_in_water: `a place on the sand, beyond the waterline at ${beach.waterline} m`,
      place_on_walkway: 'a place that is not on a walkway',
      place_outside_zone: `a place inside its zone ${place.zone}`,
    }[fault.kind]
    report('places', expected, `${place.code} at ${place.x}, ${place.y}`)
  } else if ('id' in fault) {
    const what = fault.kind === 'zone_unknown' ? 'a zone of this file' : 'a category of categories.json'
    report('places', `${what} (${fault.known.join(', ')})`, fault.id)
  } else if (fault.kind === 'landmark_off_plan') {
    const landmark = beach.landmarks[fault.index]
    report(`landmarks[${fault.index}]`, 'a point of the plan', `${landmark?.x}, ${landmark?.y}`)
  } else {
    const list = fault.kind === 'zone_off_plan' ? 'zones' : 'walkways'
    const area = beach[list][fault.index]
    report(list, 'an area inside the plan', `${area?.x}, ${area?.y}`)
  }
}
