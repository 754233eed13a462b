import * as calls from '../../../domain/staff/passkey-calls.ts'
import { askNewPasskey } from '../../accounts/passkeys/ask-passkey.ts'
import { sessionUse } from '../../accounts/passkeys/challenge.ts'
import { checkNewPasskey } from '../../accounts/passkeys/check-passkey.ts'
import { keepPasskey } from '../../accounts/passkeys/keep-passkey.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import type { StaffTools } from '../staff-tools.ts'

/** B-26: what another passkey for the back office is made from. */
export const startNewStaffPasskey = (tools: StaffTools) =>
  handle(calls.startNewStaffPasskey, 'own', async (_tx, _input, context) => {
    const { actor } = context
    return askNewPasskey(tools, context, sessionUse(actor, 'staff_new'), { accountId: actor.accountId, isAtDesk: true })
  })

/** B-26: adds it, first named after the browser that made it. It opens the guests' app as well. */
export const addStaffPasskey = (tools: StaffTools) =>
  handle(calls.addStaffPasskey, 'own', async (_tx, { passkey }, { actor, deviceName }) => {
    const made = await checkNewPasskey(tools, passkey, sessionUse(actor, 'staff_new'))
    await tools.database.transaction(async (tx) => {
      await keepPasskey(tx, actor, { ...made, name: deviceName, opensDesk: true })
      await auditStaffAction(tx, actor, { action: 'staff.addPasskey', subject: `account:${actor.accountId}` })
    })
    return { done: true } as const
  })
