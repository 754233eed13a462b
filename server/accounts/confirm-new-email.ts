import * as calls from '../../domain/accounts/security-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { violatedConstraint } from '../platform/database-errors.ts'
import type { Queryable } from '../platform/database.ts'
import { handle } from '../platform/handler.ts'
import { adoptGuestOrders } from './adopt-guest-orders.ts'
import { tokenHash } from './bearer-token.ts'
import { dropRegistrations } from './registration-queries.ts'
import { EMAIL_CHANGED, tellOwner } from './request-mail.ts'
import { findEmailChange, takeEmailOver, type EmailChange } from './security-queries.ts'

/**
 * the link in the new mailbox makes its address the account's, once, and ends every session. Of two accounts that want
 * one address the first link wins. Nobody is signed in by it: the link may be opened on any device.
 */
export const confirmNewEmail = handle(
  calls.confirmNewEmail,
  'write',
  async (tx, { key }) => {
    const keyHash = tokenHash(key)
    const change = await findEmailChange(tx, keyHash)
    if (change === null || !(await isTakenOver(tx, change, keyHash))) throw new Refusal('link_wrong_or_expired')
    await dropRegistrations(tx, change.to)
    await adoptGuestOrders(tx, change.accountId)
    await tellOwner(tx, EMAIL_CHANGED, { accountId: change.accountId, to: change.from })
    return { email: change.to }
  },
  async (tx, { key }) => (await findEmailChange(tx, tokenHash(key))) !== null,
)

async function isTakenOver(tx: Queryable, { accountId }: EmailChange, keyHash: Buffer): Promise<boolean> {
  try {
    return await takeEmailOver(tx, accountId, keyHash)
  } catch (error) {
    if (violatedConstraint(error) === 'account__email_is_free') return false
    throw error
  }
}
