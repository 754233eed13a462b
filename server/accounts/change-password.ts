import * as calls from '../../domain/accounts/security-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import type { AccountTools } from './account-tools.ts'
import { browserKey } from './browser-key.ts'
import { hashNewPassword } from './hash-new-password.ts'
import { PASSWORD_CHANGED, tellOwner } from './request-mail.ts'
import { findPasswordOwner, holdSession, setPassword } from './security-queries.ts'
import { openSession } from './session.ts'

/** another password by whoever proved themselves lately; all sessions end, and this browser gets a new one. */
export const changePassword = (tools: AccountTools) =>
  handle(calls.changePassword, 'own', async (_tx, { password }, context) => {
    const { database, settings } = tools
    const { accountId, sessionId } = context.actor
    const owner = await findPasswordOwner(database, accountId)
    if (owner === null) throw new Refusal('login_required')
    const passwordHash = await hashNewPassword(tools, password, owner)
    const token = await database.transaction(async (tx) => {
      if (!(await holdSession(tx, accountId, sessionId))) throw new Refusal('login_required')
      await setPassword(tx, accountId, passwordHash)
      await tellOwner(tx, PASSWORD_CHANGED, { accountId, to: owner.email })
      return openSession(tx, settings, {
        accountId,
        browserKey: browserKey(context),
        asker: context,
        replaces: null,
        isProven: true,
      })
    })
    return { token, username: owner.email, firstName: owner.firstName, lastName: owner.lastName }
  })
