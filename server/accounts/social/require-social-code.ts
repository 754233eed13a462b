import { timingSafeEqual } from 'node:crypto'
import { CODE_TRIES } from '../../../domain/accounts/confirmation-rules.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { codeHash } from '../confirmation-code.ts'
import { spendSocialCodeTry } from './arrival-queries.ts'

/** Checks a mailed code of an arrival; the try counts on its own, so that a refusal does not give it back. */
export async function requireSocialCode(
  tx: Queryable,
  { keyHash, browser, code }: { readonly keyHash: Buffer; readonly browser: Buffer; readonly code: string },
): Promise<void> {
  const tried = await spendSocialCodeTry(tx, keyHash, browser, CODE_TRIES)
  if (tried === null || !timingSafeEqual(codeHash(tried.salt, code), tried.codeHash))
    throw new Refusal('code_wrong_or_expired')
}
