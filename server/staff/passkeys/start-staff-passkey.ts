import * as calls from '../../../domain/staff/passkey-calls.ts'
import { askAnyPasskey, askOwnPasskey } from '../../accounts/passkeys/ask-passkey.ts'
import { actorOf, isKnownBrowser, loginUse, sessionUse } from '../../accounts/passkeys/challenge.ts'
import { handle } from '../../platform/handler.ts'
import type { StaffTools } from '../staff-tools.ts'

/** B-26: what a passkey has to sign, to open the back office or to prove whose session of it this is. */
export const startStaffPasskey = (tools: StaffTools) =>
  handle(
    calls.startStaffPasskey,
    'own',
    async (_tx, { purpose }, context) => {
      if (purpose === 'login') return askAnyPasskey(tools, context, loginUse(context, 'staff_login'))
      const actor = actorOf(context, true)
      const { accountId } = actor
      return askOwnPasskey(tools, context, sessionUse(actor, 'staff_proof'), { accountId, isAtDesk: true })
    },
    isKnownBrowser,
  )
