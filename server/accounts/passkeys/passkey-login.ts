import * as calls from '../../../domain/accounts/passkey-calls.ts'
import { handle } from '../../platform/handler.ts'
import { browserKey } from '../browser-key.ts'
import { openSession } from '../session.ts'
import { isAsked, loginUse } from './challenge.ts'
import { checkPasskey } from './check-passkey.ts'
import type { PasskeyTools } from './passkey-tools.ts'

/** B-26: the session of a passkey is one like that of a password. */
export const passkeyLogin = (tools: PasskeyTools) =>
  handle(
    calls.passkeyLogin,
    'own',
    async (_tx, { passkey }, context) => {
      const { database, settings } = tools
      const { accountId, email, firstName, lastName } = await checkPasskey(tools, passkey, loginUse(context, 'login'))
      const token = await database.transaction((tx) =>
        openSession(tx, settings, {
          accountId,
          browserKey: browserKey(context),
          asker: context,
          replaces: context.actor,
          isProven: true,
        }),
      )
      return { token, username: email, firstName, lastName }
    },
    isAsked('login'),
  )
