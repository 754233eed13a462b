import type { CivilDate } from '../platform/civil-date.ts'
import type { Settings } from './settings.ts'

/** First and last bookable day, both included. */
export interface Season {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** The season of the beach, or null while the resort is closed: a missing or reversed setting closes it. */
export function umbrellaSeason(settings: Pick<Settings, 'umbrellaSeasonFrom' | 'umbrellaSeasonTo'>): Season | null {
  const { umbrellaSeasonFrom: from, umbrellaSeasonTo: to } = settings
  return from !== null && to !== null && from <= to ? { from, to } : null
}
