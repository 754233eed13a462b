import type { Logger } from 'pino'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Database } from '../platform/database.ts'
import type { OccupancyChange } from '../umbrellas/occupancy-changes.ts'

/** Channel that says that something of a day on the beach changed; nothing of who or what. */
export const BEACH_DAY_CHANNEL = 'beach_day_changed'

/** What the arrivals need of the server around them. */
export interface ArrivalFacts {
  readonly database: Database
  readonly settings: Settings
  readonly log: Logger
  /** Tells every server process that places became free or taken; after the commit. */
  readonly announce: (changes: readonly OccupancyChange[]) => void
  /** Tells the tablets of every process that their day is old; after the commit. */
  readonly announceBeachDay: () => void
}
