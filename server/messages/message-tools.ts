import type { OrderEffectTools } from '../orders/order-effects.ts'
import type { MessageChannel } from './channels/message-channel.ts'
import type { PushChannel } from './channels/push-channel.ts'

/** What telling people needs. */
export interface MessageTools extends OrderEffectTools {
  readonly push: PushChannel
  /** SMS or WhatsApp; used only where the resort offers it and the person agreed to it. */
  readonly sms: MessageChannel
}
