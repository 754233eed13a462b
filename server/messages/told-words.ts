import type { Language } from '../../domain/platform/language.ts'
import type { RenderedMail } from '../platform/mail-layout.ts'
import type { PushMessage } from './channels/push-channel.ts'

/** A notice in words: for a lock screen or an SMS, and as a mail. */
export interface NoticeWords {
  readonly push: Omit<PushMessage, 'tag' | 'language'>
  /** Of the mail and the SMS. */
  readonly language: Language
  readonly mail: () => RenderedMail
  /** Where nobody brings what is ready. */
  readonly isPickup: boolean
  /** How long a push service keeps it for a device that is off, in seconds. */
  readonly ttl: number
}
