import type { CivilDate } from '../platform/civil-date.ts'
import type { OpenSeason } from './period.ts'

/** A stay that is not over, as a change of the plan sees it. */
export interface RunningStay {
  readonly stayId: number
  readonly code: string
  readonly category: string
  readonly from: CivilDate
  readonly to: CivilDate
  readonly state: 'held' | 'booked' | 'subscription'
  readonly orderId: number | null
}

/** What a plan says of one place. */
export interface PlannedPlace {
  readonly code: string
  readonly category: string
  readonly isBookable: boolean
}

export type OrphanReason = 'place_removed' | 'category_changed' | 'out_of_use' | 'outside_season'

export interface Orphan extends RunningStay {
  readonly reason: OrphanReason
}

/**
 * Stays that a new plan and season would leave without their place: it is gone, is another category, is out
 * of use, or is shut on their remaining days. What already lies in the past binds nobody.
 */
export function orphansOf(
  stays: readonly RunningStay[],
  places: readonly PlannedPlace[],
  season: OpenSeason | null,
  today: CivilDate,
): Orphan[] {
  const byCode = new Map(places.map((place) => [place.code, place]))
  return stays.flatMap((stay) => {
    const reason = reasonFor(stay, byCode.get(stay.code), season, today)
    return reason === null ? [] : [{ ...stay, reason }]
  })
}

function reasonFor(
  stay: RunningStay,
  place: PlannedPlace | undefined,
  season: OpenSeason | null,
  today: CivilDate,
): OrphanReason | null {
  if (stay.to < today) return null
  if (place === undefined) return 'place_removed'
  if (place.category !== stay.category) return 'category_changed'
  if (!place.isBookable) return 'out_of_use'
  const from = stay.from < today ? today : stay.from
  return season !== null && season.from <= from && stay.to <= season.to ? null : 'outside_season'
}
