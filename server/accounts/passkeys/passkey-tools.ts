import type { Logger } from 'pino'
import type { AccountTools } from '../account-tools.ts'
import type { PasskeySite } from './passkey-site.ts'

/** What the calls of passkeys need besides the asker. */
export interface PasskeyTools extends Pick<AccountTools, 'database' | 'settings'> {
  /** Null where the resort's address can have none. */
  readonly passkeys: PasskeySite | null
  readonly log: Logger
}
