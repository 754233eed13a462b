import type { SampleStream } from '../../domain/content/webcam-sources.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Database } from '../platform/database.ts'
import type { ResortFacts } from './get-resort.ts'
import type { SeaProvider } from './sea-provider.ts'

/** What the calls of this slice are given. */
export interface ContentFacts extends ResortFacts {
  readonly database: Database
  readonly settings: Settings
  /** Null where there is none: then only what the resort's people saw is shown. */
  readonly sea: SeaProvider | null
  /** The demo's webcam. */
  readonly sampleStream: SampleStream
}
