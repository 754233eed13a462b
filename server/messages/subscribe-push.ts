import * as calls from '../../domain/messages/calls.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { handle } from '../platform/handler.ts'
import { isAllowedEndpoint } from './channels/push-channel.ts'
import { dropDevice, keepDevice } from './device-queries.ts'

/** Takes a device of the asking session; only at the push services that browsers have (P19). */
export const subscribePush = (allowsLoopback: boolean) =>
  handle(calls.subscribePush, 'write', async (tx, { endpoint, keys, language }, { actor, platform }) => {
    if (!isAllowedEndpoint(endpoint, allowsLoopback))
      throw new FieldRefusal([{ field: 'endpoint', code: 'not_offered' }])
    const { accountId, sessionId } = actor
    await keepDevice(tx, { accountId, sessionId, endpoint, ...keys, language, platform })
    return { done: true } as const
  })

/** Lets go of it. */
export const unsubscribePush = handle(calls.unsubscribePush, 'write', async (tx, { endpoint }, { actor }) => {
  await dropDevice(tx, actor.accountId, endpoint)
  return { done: true } as const
})
