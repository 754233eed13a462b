import type { Settings } from '../../domain/settings/settings.ts'
import type { Database } from '../platform/database.ts'

/** What the calls of dogs need besides the asker; composed in `server/slices.ts`. */
export interface DogFacts {
  /** For calls that wait for a picture and so take their own short connections. */
  readonly database: Database
  readonly settings: Settings
}
