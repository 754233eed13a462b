import type { Settings } from '../../domain/settings/settings.ts'
import type { BeachPressure } from './beach-pressure.ts'
import type { OccupancyChange } from './occupancy-changes.ts'
import type { ResortClock } from './resort-clock.ts'

/** What the umbrella calls need of the server around them; composed in `server/app.ts`. */
export interface UmbrellaFacts {
  readonly settings: Settings
  readonly clock: ResortClock
  readonly pressure: BeachPressure
  /** Signs the work that a nearly held beach asks for. */
  readonly workKey: Buffer
  /** Whether an address counts by account only: loopback, the beach's own Wi-Fi. */
  readonly isTrusted: (address: string) => boolean
  /** Tells every server process that places became free or taken. Called after the commit. */
  readonly announce: (changes: readonly OccupancyChange[]) => void
}
