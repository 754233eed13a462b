import type { AuditAction, Told } from '../../domain/platform/audit-fields.ts'
import type { Queryable } from './database.ts'
import type { Actor } from './handler.ts'

/** What a person of the resort did. */
interface StaffAction<Action extends AuditAction, Detail> {
  /** Verb and thing, such as `bar.accept`. */
  readonly action: Action
  /** What it was done to, such as `order:1204` or `dish:7`. */
  readonly subject: string
  /** Before and after, reason, amounts, in the fields that {@link AuditFields} names: no personal data beyond ids. */
  readonly detail?: Detail
}

/** Writes the audit log, in the transaction of the action: what is not written did not happen. The commit links it to what was written before (B-33). */
export async function auditStaffAction<const Action extends AuditAction, Detail extends object | undefined = undefined>(
  tx: Queryable,
  actor: Pick<Actor, 'accountId'> & Partial<Pick<Actor, 'sessionId'>>,
  done: StaffAction<Action, Detail> & Told<Action, Detail>,
): Promise<void> {
  await tx.query({
    name: 'platform.audit',
    text: `insert into staff_action (account_id, action, subject, detail, device)
           values ($1, $2, $3, $4, coalesce((select s.device from session s where s.id = $5), ''))`,
    values: [actor.accountId, done.action, done.subject, JSON.stringify(done.detail ?? {}), actor.sessionId ?? null],
  })
}

/**
 * Empties the details of what was done to a person whose account is deleted in this transaction (GDPR 17); the chain holds, and knows
 * of it. A transaction that leaves the account as it is cannot be committed.
 */
export async function forgetInAudit(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({ name: 'platform.forget-in-audit', text: 'select forget_person_in_audit($1)', values: [accountId] })
}

/** Deletes what was done more than so many years ago, at least one; the chain begins after it. */
export async function forgetOldAudit(tx: Queryable, years: number): Promise<void> {
  await tx.query({ name: 'platform.forget-old-audit', text: 'select forget_old_audit($1)', values: [years] })
}
