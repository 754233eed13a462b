import * as calls from '../../domain/accounts/security-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { forgetFailures } from './account-queries.ts'
import type { AccountTools } from './account-tools.ts'
import { tokenHash } from './bearer-token.ts'
import { browserKey } from './browser-key.ts'
import { isResetLink } from './check-reset-link.ts'
import { failureBucket } from './failure-bucket.ts'
import { hashNewPassword } from './hash-new-password.ts'
import { PASSWORD_CHANGED, tellOwner } from './request-mail.ts'
import { findResetOwner, setPassword, spendReset } from './security-queries.ts'

/**
 * a mailed link sets a password, once, and gives one to an account that had none. Whoever was signed in is not
 * any more, other links and codes are over, and the owner is told. A password that is refused leaves the link as it is.
 */
export const resetPassword = (tools: AccountTools) =>
  handle(
    calls.resetPassword,
    'own',
    async (_tx, { key, password }, context) => {
      const { database } = tools
      const keyHash = tokenHash(key)
      const owner = await findResetOwner(database, keyHash)
      if (owner === null) throw new Refusal('link_wrong_or_expired')
      const { accountId, email } = owner
      const passwordHash = await hashNewPassword(tools, password, owner)
      await database.transaction(async (tx) => {
        if (!(await spendReset(tx, accountId, keyHash))) throw new Refusal('link_wrong_or_expired')
        await setPassword(tx, accountId, passwordHash, true)
        // Who forgot the password has tried some: the new one need not wait for those.
        await forgetFailures(tx, failureBucket(email, false, browserKey(context)))
        await tellOwner(tx, PASSWORD_CHANGED, { accountId, to: email })
      })
      return { email }
    },
    isResetLink,
  )
