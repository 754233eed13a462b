import type { NoticeTopic } from '../../domain/platform/notice-topic.ts'
import type { Queryable } from './database.ts'
import { enqueue } from './outbox.ts'

/** Kind of the outbox whose effect tells one person something, by the ways that they wish (B-13). */
export const NOTICE = 'messages.notice'
/** Kind of the outbox whose effect mails something to the resort's managers. */
export const STAFF_NOTICE = 'messages.staff'

/** What is told, by ids: words are made when it is sent. */
export interface NewNotice {
  readonly accountId: number
  readonly topic: NoticeTopic
  readonly facts: Readonly<Record<string, string | number>>
}

/**
 * Tells a person after the commit, once per key: one key is one event for one person. With `afterMs` it is told when its cause
 * can no longer be undone, and not at all when it was.
 */
export async function enqueueNotice(tx: Queryable, key: string, notice: NewNotice, afterMs = 0): Promise<void> {
  await enqueue(tx, NOTICE, key, { ...notice }, afterMs)
}

/** Key of the one reminder of an order's day, whoever reminds of it first. */
export function reminderKey(orderId: number, day: string): string {
  return `order-${orderId}-reminder-${day}`
}

/** What managers are mailed of money that needs them, or that one of the resort's people let go (identity guide, 3.1; B-32). */
export const STAFF_TOPICS = ['refund_failed', 'dispute_opened', 'money_out_unusual', 'money_out_asked'] as const
export interface StaffNotice {
  readonly topic: (typeof STAFF_TOPICS)[number]
  /** Null for credit and for cash out of the drawer. */
  readonly orderId: number | null
  readonly amountCents: number
  /** Who let it go, or asks to. */
  readonly by?: {
    readonly staffId: number
    /** Which way, as the contract names it. */
    readonly kind: string
    /** All that they let go today; null where they only ask. */
    readonly dayCents: number | null
  }
}

/** Mails it to every manager after the commit, once per key. */
export async function enqueueStaffNotice(tx: Queryable, key: string, notice: StaffNotice): Promise<void> {
  await enqueue(tx, STAFF_NOTICE, key, { ...notice })
}
