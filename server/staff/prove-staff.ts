import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/staff/sign-in-calls.ts'
import { browserKey } from '../accounts/browser-key.ts'
import { provePasskey } from '../accounts/passkeys/prove-passkey.ts'
import { bucketOf, forgetWrongTries, isPasswordOf, noteProof, waitOutFailures } from '../accounts/proof-of-login.ts'
import { handle } from '../platform/handler.ts'
import { codeBucket, spendSecondFactor } from './second-factor.ts'
import { findSecondFactor } from './sign-in-queries.ts'
import type { StaffTools } from './staff-tools.ts'

/**
 * Proves once more whose staff session it is, by password, second factor or passkey. Wrong ones are counted with the wrong logins and codes
 * of the account: they are slowed down as those are. The session keeps its token.
 */
export const proveStaff = (tools: StaffTools) =>
  handle(calls.proveStaff, 'own', async (_tx, input, context) => {
    const { database } = tools
    const { accountId, email, sessionId } = context.actor
    if ('passkey' in input) return provePasskey(tools, input.passkey, context.actor, true)
    const key = browserKey(context)
    const bucket = await bucketOf(database, accountId, 'password' in input ? email : codeBucket(accountId), key)
    await waitOutFailures(database, bucket)
    if ('password' in input && !(await isPasswordOf(tools, accountId, input.password, key)))
      throw new Refusal('wrong_credentials')
    await database.transaction(async (tx) => {
      if ('code' in input) {
        const factor = await findSecondFactor(tx, accountId)
        if (factor === null) throw new Refusal('code_wrong_or_expired')
        await spendSecondFactor(tx, tools.secretsKey, { accountId, ...factor }, input.code)
      }
      if (!(await noteProof(tx, sessionId))) throw new Refusal('login_required')
      await forgetWrongTries(tx, bucket)
    })
    return { done: true } as const
  })
