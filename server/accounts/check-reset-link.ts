import * as calls from '../../domain/accounts/security-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Queryable } from '../platform/database.ts'
import { handle } from '../platform/handler.ts'
import { tokenHash } from './bearer-token.ts'
import { findResetOwner } from './security-queries.ts'

/** a link that was used or is too old says so where it is opened, not after a new password was typed twice. */
export const checkResetLink = handle(
  calls.checkResetLink,
  'read',
  async (tx, { key }) => {
    const owner = await findResetOwner(tx, tokenHash(key))
    if (owner === null) throw new Refusal('link_wrong_or_expired')
    return { email: owner.email }
  },
  isResetLink,
)

/** Whether it is a mailed link for a new password. */
export async function isResetLink(tx: Queryable, { key }: { readonly key: string }): Promise<boolean> {
  return (await findResetOwner(tx, tokenHash(key))) !== null
}
