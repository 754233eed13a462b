import type { Queryable } from './database.ts'
import type { Actor } from './handler.ts'

/** What a person of the resort did. */
export interface StaffAction {
  /** Verb and thing, such as `bar.accept`. */
  readonly action: string
  /** What it was done to, such as `order:1204` or `dish:7`. */
  readonly subject: string
  /** Before and after, reason, amounts: no personal data beyond ids. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Writes the audit log, in the transaction of the action: what is not written did not happen. */
export async function auditStaffAction(tx: Queryable, actor: Actor, done: StaffAction): Promise<void> {
  await tx.query({
    name: 'platform.audit',
    text: 'insert into staff_action (account_id, action, subject, detail) values ($1, $2, $3, $4)',
    values: [actor.accountId, done.action, done.subject, JSON.stringify(done.detail ?? {})],
  })
}
