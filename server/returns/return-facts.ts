import type { Settings } from '../../domain/settings/settings.ts'
import type { ReturnHours, ReturnTerms } from '../../domain/returns/return-rules.ts'
import type { OccupancyChange } from '../umbrellas/occupancy-changes.ts'

/** What the calls of returns need of the server around them; composed in `server/slices.ts`. */
export interface ReturnCallFacts {
  readonly settings: Settings
  /** Tells every server process that places became free or taken. Called after the commit. */
  readonly announce: (changes: readonly OccupancyChange[]) => void
}

/** The rule in force. */
export function termsOf({ returnSharePercent, returnCapCents }: Settings): ReturnTerms {
  return { sharePercent: returnSharePercent, capCents: returnCapCents }
}

/** Until when days are given back. */
export function hoursOf({ returnEveHour, returnAfternoonHour }: Settings): ReturnHours {
  return { eve: returnEveHour, afternoon: returnAfternoonHour }
}
