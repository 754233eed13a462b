import { hash, randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '../../domain/staff/sign-in-rules.ts'
import { base32 } from './totp.ts'

/** New recovery codes as a person keeps them: seven groups of four, 140 bits each, which nobody finds from their hashes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    base32(randomBytes(18))
      .slice(0, 28)
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  )
}

/** What the database keeps of a code; how it is typed does not matter. The account's id keeps equal codes apart. */
export function recoveryHash(accountId: number, code: string): Buffer {
  return hash('sha256', `${accountId} ${code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')}`, 'buffer')
}
