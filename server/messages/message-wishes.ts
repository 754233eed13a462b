import * as calls from '../../domain/messages/calls.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { handle } from '../platform/handler.ts'
import { readWishes, writeWishes } from './wish-queries.ts'

/** What the asker wants to hear of. */
export const getMessageWishes = (settings: Settings) =>
  handle(calls.getMessageWishes, 'read', async (tx, _input, { actor }) => ({
    wishes: await readWishes(tx, actor.accountId),
    isSmsOffered: settings.smsOffered,
  }))

/** Saves it; agreeing to SMS is agreeing to the words of now, and of no other version. */
export const saveMessageWishes = handle(calls.saveMessageWishes, 'write', async (tx, { wishes }, { actor }) => {
  const known = await readWishes(tx, actor.accountId)
  const agreed = wishes.smsVersion === null || wishes.smsVersion === known.smsVersion
  const smsVersion = agreed ? wishes.smsVersion : calls.SMS_CONSENT_VERSION
  await writeWishes(tx, actor.accountId, { ...wishes, smsVersion })
  return { wishes: { ...wishes, smsVersion } }
})
