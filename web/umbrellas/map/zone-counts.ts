import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import type { PlaceView } from './map-view.ts'
import { isGazeboKind } from './place-look.ts'

/** Free places of each zone that suits the dogs, of all that suit them, and of the whole beach. */
export interface ZoneCounts {
  readonly byZone: ReadonlyMap<string, number>
  readonly suited: number
  readonly all: number
}

/** How many places are free, with "only accessible" heeded and the zone not (mockup 06: chips with counts). */
export function countFree(views: Iterable<PlaceView>, onlyAccessible: boolean): ZoneCounts {
  const byZone = new Map<string, number>()
  let suited = 0
  let all = 0
  for (const view of views) {
    if (view.look !== 'free' || (onlyAccessible && !view.place.isAccessible)) continue
    all += 1
    if (!view.suitability.suits) continue
    suited += 1
    byZone.set(view.place.zone, (byZone.get(view.place.zone) ?? 0) + 1)
  }
  return { byZone, suited, all }
}

/**
 * The zone to land on (DESIGN.md §5): one that suits the dogs, with a free place before a full one and
 * umbrellas before gazebos; without dogs the zone for humans.
 */
export function landingZone(plan: BeachPlan, views: ReadonlyMap<number, PlaceView>, dogs: number): string | null {
  const free = countFree(views.values(), false).byZone
  const samples = new Map([...views.values()].map((view) => [view.place.zone, view]))
  const rank = (zone: string) => {
    const view = samples.get(zone)
    if (view === undefined) return Number.POSITIVE_INFINITY
    const { category, kindSuitability: suitability } = view
    return (
      Number(!suitability.suits) * 8 +
      Number(!free.has(zone)) * 4 +
      Number(isGazeboKind(category.kind)) * 2 +
      Number(category.maxDogs > 0 !== dogs > 0)
    )
  }
  return plan.zones.map((zone) => zone.id).toSorted((a, b) => rank(a) - rank(b))[0] ?? null
}
