import * as calls from '../../../domain/accounts/passkey-calls.ts'
import { handle } from '../../platform/handler.ts'
import { askNewPasskey } from './ask-passkey.ts'
import { sessionUse } from './challenge.ts'
import { checkNewPasskey } from './check-passkey.ts'
import { keepPasskey } from './keep-passkey.ts'
import type { PasskeyTools } from './passkey-tools.ts'

/** B-26: what a new passkey of a customer is made from. */
export const startNewPasskey = (tools: PasskeyTools) =>
  handle(calls.startNewPasskey, 'own', async (_tx, _input, context) => {
    const { actor } = context
    return askNewPasskey(tools, context, sessionUse(actor, 'new'), { accountId: actor.accountId, isAtDesk: false })
  })

/** B-26: adds it, first named after the browser that made it. Whoever works here does not come into the back office by it. */
export const addPasskey = (tools: PasskeyTools) =>
  handle(calls.addPasskey, 'own', async (_tx, { passkey }, { actor, deviceName }) => {
    const made = await checkNewPasskey(tools, passkey, sessionUse(actor, 'new'))
    await tools.database.transaction((tx) => keepPasskey(tx, actor, { ...made, name: deviceName, opensDesk: false }))
    return { done: true } as const
  })
