import type { AccountTools } from '../accounts/account-tools.ts'
import type { PasskeyTools } from '../accounts/passkeys/passkey-tools.ts'

/** What the calls of the resort's people need besides the asker; composed in `server/slices.ts`. */
export interface StaffTools extends PasskeyTools, Pick<AccountTools, 'hasher' | 'isCommonPassword'> {
  /** Where the demo's people find the codes of their second step; null where the sandbox does not run. */
  readonly testAuthenticator: string | null
  /** What secrets of second factors are sealed with, 32 bytes; null where the environment has none. */
  readonly secretsKey: Buffer | null
}
