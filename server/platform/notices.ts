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

/** What managers are mailed of money that needs them (identity guide, 3.1). */
export const STAFF_TOPICS = ['refund_failed', 'dispute_opened'] as const
export interface StaffNotice {
  readonly topic: (typeof STAFF_TOPICS)[number]
  readonly orderId: number
  readonly amountCents: number
}

/** Mails it to every manager after the commit, once per key. */
export async function enqueueStaffNotice(tx: Queryable, key: string, notice: StaffNotice): Promise<void> {
  await enqueue(tx, STAFF_NOTICE, key, { ...notice })
}
