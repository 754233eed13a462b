import type { Settings } from '../../domain/settings/settings.ts'
import type { PushKeys } from '../platform/mail-environment.ts'
import { getPushKey } from './get-push-key.ts'
import { getMessageWishes, saveMessageWishes } from './message-wishes.ts'
import { listBroadcasts, previewBroadcast, sendBroadcast, tryBroadcast, undoBroadcast } from './staff/broadcasts.ts'
import { deleteMessageTemplate, listMessageTemplates, saveMessageTemplate } from './staff/templates.ts'
import { listUndelivered, sendUndelivered } from './staff/undelivered.ts'
import { subscribeAppPush, unsubscribeAppPush } from './subscribe-app-push.ts'
import { subscribePush, unsubscribePush } from './subscribe-push.ts'

export interface MessageFacts {
  readonly settings: Settings
  /** The keys that push services know this resort by. */
  readonly pushKeys: PushKeys
  /** In tests, a push service of this machine is spoken to as well. */
  readonly allowsLoopback: boolean
}

export const messageHandlers = ({ settings, pushKeys, allowsLoopback }: MessageFacts) => [
  getPushKey(pushKeys),
  subscribePush(allowsLoopback),
  unsubscribePush,
  subscribeAppPush,
  unsubscribeAppPush,
  getMessageWishes(settings),
  saveMessageWishes,
  previewBroadcast(settings),
  sendBroadcast,
  tryBroadcast,
  undoBroadcast,
  listBroadcasts(settings),
  listMessageTemplates,
  saveMessageTemplate,
  deleteMessageTemplate,
  listUndelivered,
  sendUndelivered,
]
