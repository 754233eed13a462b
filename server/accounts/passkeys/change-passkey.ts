import * as calls from '../../../domain/accounts/passkey-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import { dropPasskey } from './keep-passkey.ts'
import { lockPasskeys, lockWaysInWithoutPasskeys, setPasskeyName } from './passkey-queries.ts'

/** B-26: another name; those of the back office are looked after there. */
export const renamePasskey = handle(calls.renamePasskey, 'write', async (tx, input, { actor }) => {
  if (!(await setPasskeyName(tx, actor.accountId, { ...input, opensDesk: false }))) throw new Refusal('not_found')
  return { done: true } as const
})

/** B-26: takes one off, never the last way in. */
export const removePasskey = handle(calls.removePasskey, 'write', async (tx, { passkeyId }, { actor }) => {
  const hasOtherWay = await lockWaysInWithoutPasskeys(tx, actor.accountId)
  const known = await lockPasskeys(tx, actor.accountId)
  if (!known.some(({ id, opensDesk }) => id === passkeyId && !opensDesk)) throw new Refusal('not_found')
  if (!hasOtherWay && known.length === 1) throw new Refusal('last_way_in')
  await dropPasskey(tx, actor, { passkeyId, opensDesk: false })
  return { done: true } as const
})
