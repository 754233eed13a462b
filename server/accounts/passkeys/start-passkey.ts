import * as calls from '../../../domain/accounts/passkey-calls.ts'
import { handle } from '../../platform/handler.ts'
import { askAnyPasskey, askOwnPasskey } from './ask-passkey.ts'
import { actorOf, isKnownBrowser, loginUse, sessionUse } from './challenge.ts'
import type { PasskeyTools } from './passkey-tools.ts'

/** B-26: what a passkey has to sign, to sign in or to prove whose session it is. */
export const startPasskey = (tools: PasskeyTools) =>
  handle(
    calls.startPasskey,
    'own',
    async (_tx, { purpose }, context) => {
      if (purpose === 'login') return askAnyPasskey(tools, context, loginUse(context, 'login'))
      const actor = actorOf(context, false)
      const { accountId } = actor
      return askOwnPasskey(tools, context, sessionUse(actor, 'proof'), { accountId, isAtDesk: false })
    },
    isKnownBrowser,
  )
