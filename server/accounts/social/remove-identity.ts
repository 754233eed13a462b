import * as calls from '../../../domain/accounts/social-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import { deleteIdentities, lockOtherWaysIn } from './identity-queries.ts'
import { revokeIdentities } from './social-effects.ts'

/** Takes a social login off one's account, and ends it at Apple; never the last way in. */
export const removeIdentity = handle(calls.removeIdentity, 'write', async (tx, { provider }, { actor }) => {
  if (!(await lockOtherWaysIn(tx, actor.accountId, provider))) throw new Refusal('last_way_in')
  await revokeIdentities(tx, await deleteIdentities(tx, actor.accountId, provider))
  return { done: true } as const
})
