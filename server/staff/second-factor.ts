import { Refusal } from '../../domain/platform/refusal.ts'
import type { Queryable } from '../platform/database.ts'
import type { KeptSecret } from '../platform/kept-secret.ts'
import { keepSecret, openSecret } from './kept-secret.ts'
import { recoveryHash } from './recovery-codes.ts'
import { replaceSecret, spendRecoveryCode, spendStep } from './sign-in-queries.ts'
import { matchingStep, stepOf } from './totp.ts'

/** Whose second factor is tried, and when by the database's clock, in seconds. */
interface TriedFactor {
  readonly accountId: number
  /** Null where passkeys are the second factor: only recovery codes are codes then. */
  readonly kept: KeptSecret | null
  readonly now: number
}

/**
 * Uses a code of the authenticator up, or a recovery code: each works once, whoever asks at the same time. Throws
 * `code_wrong_or_expired` for every other text. A secret that was kept without a key is sealed when there is one by now.
 */
export async function spendSecondFactor(
  tx: Queryable,
  secretsKey: Buffer | null,
  { accountId, kept, now }: TriedFactor,
  code: string,
): Promise<'code' | 'recovery'> {
  const digits = code.replaceAll(' ', '')
  if (/^\d{6}$/.test(digits)) {
    if (kept === null) throw new Refusal('code_wrong_or_expired')
    const secret = openSecret(secretsKey, accountId, kept)
    const step = matchingStep(secret, digits, stepOf(now))
    if (step !== null && (await spendStep(tx, accountId, step))) {
      if (secretsKey !== null && !kept.isSealed)
        await replaceSecret(tx, accountId, keepSecret(secretsKey, accountId, secret))
      return 'code'
    }
  } else if (await spendRecoveryCode(tx, accountId, recoveryHash(accountId, code))) return 'recovery'
  throw new Refusal('code_wrong_or_expired')
}

/** What the wrong codes of an account are counted by. */
export const codeBucket = (accountId: number): string => `second factor of ${accountId}`
