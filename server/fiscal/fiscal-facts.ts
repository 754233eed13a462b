import type { Settings } from '../../domain/settings/settings.ts'
import type { FiscalAdapter } from './fiscal-adapter.ts'

/** What receipts need of the server around them. */
export interface FiscalFacts {
  readonly settings: Settings
  /** Null where people issue by hand (`none`). */
  readonly adapter: FiscalAdapter | null
}
