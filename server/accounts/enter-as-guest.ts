import * as calls from '../../domain/accounts/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { insertGuest, updateGuest } from './account-queries.ts'
import type { AccountTools } from './account-tools.ts'
import { browserKey } from './browser-key.ts'
import { openSession } from './session.ts'

/**
 * a guest of this device, who owns what they order. A guest who asks again changes what they left and gets a new
 * token; a customer has an account and needs none of this.
 */
export const enterAsGuest = ({ settings }: AccountTools) =>
  handle(calls.enterAsGuest, 'write', async (tx, details, context) => {
    const { actor } = context
    if (actor !== null && !actor.isGuest) throw new Refusal('not_allowed')
    if (actor !== null) await updateGuest(tx, actor.accountId, details)
    const accountId = actor?.accountId ?? (await insertGuest(tx, details))
    const token = await openSession(tx, settings, {
      accountId,
      browserKey: browserKey(context),
      asker: context,
      replaces: actor,
      isProven: false,
    })
    return { token }
  })
