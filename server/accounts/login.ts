import * as calls from '../../domain/accounts/calls.ts'
import { handle } from '../platform/handler.ts'
import { forgetFailures } from './account-queries.ts'
import type { AccountTools } from './account-tools.ts'
import { browserKey } from './browser-key.ts'
import { checkPassword, isKnownDevice } from './check-password.ts'
import { openSession } from './session.ts'

/** one answer and the same work for every failure, known e-mail or not. */
export const login = (tools: AccountTools) =>
  handle(
    calls.login,
    'own',
    async (_tx, { email, password }, context) => {
      const { database, settings } = tools
      const key = browserKey(context)
      const { accountId, firstName, lastName, bucket } = await checkPassword(tools, email, password, key)
      const token = await database.transaction(async (tx) => {
        await forgetFailures(tx, bucket)
        return openSession(tx, settings, {
          accountId,
          browserKey: key,
          asker: context,
          replaces: context.actor,
          isProven: true,
        })
      })
      return { token, username: email, firstName, lastName }
    },
    isKnownDevice,
  )
