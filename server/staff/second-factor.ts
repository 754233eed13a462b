import { Refusal } from '../../domain/platform/refusal.ts'
import type { Queryable } from '../platform/database.ts'
import { recoveryHash } from './recovery-codes.ts'
import { spendRecoveryCode, spendStep } from './sign-in-queries.ts'
import { matchingStep, stepOf } from './totp.ts'

/** Whose second factor is tried, and when by the database's clock, in seconds. */
interface TriedFactor {
  readonly accountId: number
  readonly secret: Buffer
  readonly now: number
}

/**
 * Uses a code of the authenticator up, or a recovery code: each works once, whoever asks at the same time. Throws
 * `code_wrong_or_expired` for every other text.
 */
export async function spendSecondFactor(
  tx: Queryable,
  { accountId, secret, now }: TriedFactor,
  code: string,
): Promise<'code' | 'recovery'> {
  const digits = code.replaceAll(' ', '')
  if (/^\d{6}$/.test(digits)) {
    const step = matchingStep(secret, digits, stepOf(now))
    if (step !== null && (await spendStep(tx, accountId, step))) return 'code'
  } else if (await spendRecoveryCode(tx, accountId, recoveryHash(accountId, code))) return 'recovery'
  throw new Refusal('code_wrong_or_expired')
}

/** What the wrong codes of an account are counted by. */
export const codeBucket = (accountId: number): string => `second factor of ${accountId}`
