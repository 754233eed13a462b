import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/staff/passkey-calls.ts'
import { isAsked, loginUse } from '../../accounts/passkeys/challenge.ts'
import { checkPasskey } from '../../accounts/passkeys/check-passkey.ts'
import { handle } from '../../platform/handler.ts'
import { enterInFull } from '../enter-in-full.ts'
import { findStaffIdentity } from '../sign-in-queries.ts'
import type { StaffTools } from '../staff-tools.ts'

/**
 * B-26: a passkey is both steps in one, something that one has and what its device verifies. Of somebody who works here no more, or
 * added in the guests' app, it is as unknown as any.
 */
export const staffPasskeyLogin = (tools: StaffTools) =>
  handle(
    calls.staffPasskeyLogin,
    'own',
    async (_tx, { passkey, device }, context) => {
      const { accountId, opensDesk } = await checkPasskey(tools, passkey, loginUse(context, 'staff_login'))
      return tools.database.transaction(async (tx) => {
        const member = opensDesk ? await findStaffIdentity(tx, accountId) : null
        if (member === null) throw new Refusal('passkey_refused')
        return enterInFull(tx, tools, member, context, { by: 'passkey', device, recoveryCodes: [] })
      })
    },
    isAsked('staff_login'),
  )
