import type { Language } from '../../../domain/platform/language.ts'
import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import type { Suitability } from '../../../domain/umbrellas/suitability.ts'
import { isGazeboKind } from './place-look.ts'
import type { BeachLayout, Rectangle } from './map-layout.ts'
import type { PlaceView, ZoneChoice } from './map-view.ts'
import type { ZoneCounts } from './zone-counts.ts'

/** One zone of the beach as map, chips and list show it. Its places are of one category. */
export interface ZoneArea {
  readonly id: string
  readonly name: string
  readonly bounds: Rectangle
  readonly isGazebo: boolean
  readonly suitability: Suitability
  /** Left out by the chosen zone, or because it doesn't suit the dogs. */
  readonly isVeiled: boolean
  readonly free: number
}

/** The zones in the plan's order; a zone without places is none. */
export function zoneAreas(
  plan: BeachPlan,
  layout: BeachLayout,
  views: ReadonlyMap<number, PlaceView>,
  zone: ZoneChoice,
  counts: ZoneCounts,
  language: Language,
): readonly ZoneArea[] {
  const samples = new Map([...views.values()].map((view) => [view.place.zone, view]))
  return plan.zones.flatMap(({ id, name }) => {
    const bounds = layout.areas.get(id)
    const sample = samples.get(id)
    if (bounds === undefined || sample === undefined) return []
    const { kindSuitability: suitability, category } = sample
    const isVeiled = zone === 'suited' ? !suitability.suits : zone !== 'all' && zone !== id
    return [
      {
        id,
        name: name[language],
        bounds,
        isGazebo: isGazeboKind(category.kind),
        suitability,
        isVeiled,
        free: counts.byZone.get(id) ?? 0,
      },
    ]
  })
}
