import type { Language } from '../../domain/platform/language.ts'
import { cutoffMail, cutoffPush } from '../arrivals/mails/cutoff-mail.ts'
import type { OrderMailFrame } from '../orders/mails/order-mail-words.ts'
import type { MessageTools } from './message-tools.ts'
import type { NoticeWords } from './told-words.ts'

const HOUR_SECONDS = 3600

/** A cash guest's hour comes near (B-04); null once the order is paid, over, or has another hour than the one that it is about. */
export function cutoffWords(
  { settings }: Pick<MessageTools, 'settings'>,
  frame: OrderMailFrame,
  deadlineAt: string,
  language: Language,
): NoticeWords | null {
  const { order } = frame
  if (order.status !== 'confirmed' || order.paymentStatus !== 'unpaid' || order.deadline?.at !== deadlineAt) return null
  const facts = {
    graceMinutes: settings.cashReleaseGraceMinutes,
    releasesByItself: settings.cashReleaseAutomatic,
  }
  const push = cutoffPush(frame, language, facts)
  if (push === null) return null
  return {
    push: { ...push, path: `/riepilogo?order=${order.orderId}` },
    language: frame.language,
    mail: () => cutoffMail(frame, facts),
    isPickup: false,
    ttl: HOUR_SECONDS,
  }
}
