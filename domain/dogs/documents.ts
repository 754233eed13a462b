import type { CivilDate } from '../platform/civil-date.ts'
import type { FieldCode } from '../platform/field-problem.ts'

/** What a document of the passport is about (B-16); dogs on the beach are registered by law (law guide, dogs). */
export const DOCUMENT_KINDS = ['vaccination', 'insurance', 'registry'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** What the resort's people have said of a document. */
export const DECISIONS = ['waiting', 'accepted', 'rejected'] as const
export type Decision = (typeof DECISIONS)[number]

/** How a document stands on a day: what was said of it, until its date is over. */
export const DOCUMENT_STATES = [...DECISIONS, 'expired'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

/** Why a document is rejected: words that exist in every language, so that its owner reads them in theirs. */
export const REJECTION_REASONS = ['unreadable', 'wrong_document', 'other_dog', 'expired', 'incomplete'] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

/** Decisions that may follow on another: a check that was a mistake is made again, nothing goes back to waiting. */
const NEXT: Readonly<Record<Decision, readonly Decision[]>> = {
  waiting: ['accepted', 'rejected'],
  accepted: ['accepted', 'rejected'],
  rejected: ['accepted'],
}

/** Whether a document may be decided so. */
export function mayDecide(from: Decision, to: Decision): boolean {
  return NEXT[from].includes(to)
}

/**
 * The state of a document on a day (B-16). A document is good for the whole of its last day; a rejected one stays
 * rejected, because another one is needed whatever its date.
 */
export function documentState(decision: Decision, validUntil: CivilDate | null, today: CivilDate): DocumentState {
  if (decision === 'rejected' || validUntil === null || validUntil >= today) return decision
  return 'expired'
}

/** What is wrong with the last day of a document; null when it is right. A registration has none, the others need one. */
export function validUntilProblem(
  kind: DocumentKind,
  validUntil: CivilDate | null,
  today: CivilDate,
): FieldCode | null {
  if (validUntil === null) return kind === 'registry' ? null : 'required'
  return validUntil < today ? 'date_over' : null
}
