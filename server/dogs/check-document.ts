import type { DocumentCheck } from '../../domain/dogs/calls.ts'
import { mayDecide } from '../../domain/dogs/documents.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { auditStaffAction } from '../platform/audit.ts'
import type { Queryable } from '../platform/database.ts'
import type { Actor } from '../platform/handler.ts'
import { lockCheck, writeDecision, type NewDecision, type StoredCheck } from './check-queries.ts'
import { documentAnswer, dogAnswer, photoAnswer } from './dog-answer.ts'
import { enqueueCheckMail } from './dog-effects.ts'

/** A document as the resort's people see it. */
export function checkAnswer(stored: StoredCheck, settings: Settings): DocumentCheck {
  const { checks, ownerName, photo } = stored
  const dog = { ...dogAnswer(stored, settings), photo: photoAnswer(photo) }
  return { ...documentAnswer(stored), checks, ownerName, dog }
}

/**
 * The document that somebody decides, in the state that they saw. Throws `already_done` when a colleague decided the same,
 * `status_changed` when it is otherwise than they saw it.
 */
export async function seenCheck(
  tx: Queryable,
  seen: { readonly documentId: number; readonly checks: number },
  to: NewDecision['decision'],
): Promise<StoredCheck> {
  const stored = await lockCheck(tx, seen.documentId)
  const isSeen = stored.checks === seen.checks
  if (!isSeen) throw new Refusal(stored.decision === to ? 'already_done' : 'status_changed')
  if (!mayDecide(stored.decision, to)) throw new Refusal('already_done')
  return stored
}

/** Writes a decision, audits it and lets its owner know. */
export async function decide(
  tx: Queryable,
  actor: Actor,
  before: StoredCheck,
  made: Omit<NewDecision, 'checkedBy'>,
): Promise<StoredCheck> {
  const { documentId, decision: from, validUntil: untilBefore } = before
  await writeDecision(tx, documentId, { ...made, checkedBy: actor.accountId })
  await auditStaffAction(tx, actor, {
    action: made.decision === 'accepted' ? 'dog_document.accept' : 'dog_document.reject',
    subject: `dog_document:${documentId}`,
    detail: { from, validUntil: { before: untilBefore, after: made.validUntil }, reason: made.reason },
  })
  const after = await lockCheck(tx, documentId)
  await enqueueCheckMail(tx, after)
  return after
}
