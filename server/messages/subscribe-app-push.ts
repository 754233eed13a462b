import * as calls from '../../domain/messages/calls.ts'
import { handle } from '../platform/handler.ts'
import { appEndpoint } from './channels/app-push.ts'
import { dropDevice, keepDevice } from './device-queries.ts'

/** An app has no keys of its own: its system's service encrypts on the way. */
const NO_KEYS = { p256dh: '', auth: '' }

/** Takes the app of the asking session. */
export const subscribeAppPush = handle(
  calls.subscribeAppPush,
  'write',
  async (tx, { service, address, language }, { actor: { accountId, sessionId }, platform }) => {
    await keepDevice(tx, {
      accountId,
      sessionId,
      endpoint: appEndpoint(service, address),
      ...NO_KEYS,
      language,
      platform,
    })
    return { done: true } as const
  },
)

/** Lets go of it. */
export const unsubscribeAppPush = handle(
  calls.unsubscribeAppPush,
  'write',
  async (tx, { service, address }, { actor }) => {
    await dropDevice(tx, actor.accountId, appEndpoint(service, address))
    return { done: true } as const
  },
)
