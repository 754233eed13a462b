import type { IncomingHttpHeaders } from 'node:http'
import type { DeliveryState } from '../../../domain/messages/delivery-states.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { NoticeTopic } from '../../../domain/platform/notice-topic.ts'

/** A telephone number as the world dials it, e.g. `+393331234567`. */
export type E164 = string & { readonly __brand: 'E164' }

/** The number of a person who can be sent an SMS; null for anything else. */
export function toE164(phone: string): E164 | null {
  return /^\+[1-9]\d{6,14}$/.test(phone) ? (phone as E164) : null
}

/** One message by SMS or WhatsApp; those take templates that were approved for each language. */
export interface ChannelMessage {
  readonly to: E164
  readonly templateKey: NoticeTopic
  readonly lang: Language
  readonly vars: { readonly title: string; readonly body: string }
  /** The same for every try. */
  readonly key: string
}

/** What a provider says of a message that it took. */
export interface StatusReport {
  readonly id: string
  readonly status: Exclude<DeliveryState, 'waiting'>
  readonly reason?: string
}

/** SMS or WhatsApp (identity guide, section 6). `send` throws to be tried again. */
export interface MessageChannel {
  send(message: ChannelMessage): Promise<{ readonly id: string }>
  /** Null for a report that is not the provider's: its signature, X-Hub-Signature-256, is wrong or missing. */
  parseStatusWebhook(raw: Buffer, headers: IncomingHttpHeaders): StatusReport | null
}
