import type { Settings } from '../../../domain/settings/settings.ts'
import type { OccupancyChange } from '../../umbrellas/occupancy-changes.ts'
import type { ResortClock } from '../../umbrellas/resort-clock.ts'

/** What the life of subscriptions needs of the server around it. */
export interface LifeFacts {
  readonly settings: Settings
  readonly clock: ResortClock
  /** Tells every server process that places became free or taken. Called after the commit. */
  readonly announce: (changes: readonly OccupancyChange[]) => void
}
