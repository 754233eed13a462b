import { hash, randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '../../domain/staff/sign-in-rules.ts'
import { base32 } from './totp.ts'

/** New recovery codes as a person keeps them: 60 bits each, `K7QD-2MXA-PW5E`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    base32(randomBytes(8))
      .slice(0, 12)
      .replace(/(.{4})(.{4})/, '$1-$2-'),
  )
}

/** What the database keeps of a code; how it is typed does not matter. The account's id keeps equal codes apart. */
export function recoveryHash(accountId: number, code: string): Buffer {
  return hash('sha256', `${accountId} ${code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')}`, 'buffer')
}
