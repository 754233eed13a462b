import type { Queryable } from '../../platform/database.ts'
import type { AppUse } from './app-use.ts'

/** What the manager's calls need besides the settings; composed in `server/slices.ts`. */
export interface SettingsStaffFacts {
  readonly use: AppUse
  /** Payments that a guest is making at this moment. */
  readonly countOpenPayments: (tx: Queryable) => Promise<number>
}
