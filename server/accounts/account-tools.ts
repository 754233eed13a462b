import type { Settings } from '../../domain/settings/settings.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { PasswordHasher } from './password-hasher.ts'

/** What the calls of accounts need besides the asker; composed in `server/app.ts`. */
export interface AccountTools {
  /** For calls that wait for a hash or a photo and so take their own short connections. */
  readonly database: Database
  readonly settings: Settings
  readonly hasher: PasswordHasher
  /** Whether a password is one of the common ones, given in lower case. */
  readonly isCommonPassword: (password: string) => boolean
  /** Whether the customer has a saved card; cards are the payments' (R-305). */
  readonly hasCard: (tx: Queryable, accountId: number) => Promise<boolean>
}
