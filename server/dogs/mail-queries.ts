import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { Decision, DocumentKind, RejectionReason } from '../../domain/dogs/documents.ts'
import type { Queryable } from '../platform/database.ts'

/** A document with where its mails go. */
export interface DocumentForMail {
  readonly email: string
  readonly language: Language
  readonly firstName: string
  readonly dogId: number
  readonly dogName: string
  readonly kind: DocumentKind
  readonly validUntil: CivilDate | null
  readonly decision: Decision
  readonly checks: number
  readonly reason: RejectionReason | null
  readonly note: string
}

/** A document with its owner; null when it was taken away meanwhile. */
export async function readDocumentForMail(tx: Queryable, documentId: number): Promise<DocumentForMail | null> {
  const [document] = await tx.query<DocumentForMail & Record<string, unknown>>({
    name: 'dogs.document-for-mail',
    text: `
      select a.email, a.language, a.first_name as "firstName", d.id as "dogId", d.name as "dogName", t.kind,
        t.valid_until as "validUntil", t.decision, t.checks, t.reason, t.note
      from dog_document t
      join dog d on d.id = t.dog_id
      join account a on a.id = d.account_id
      where t.id = $1`,
    values: [documentId],
  })
  return document ?? null
}

export interface DueDocument {
  readonly documentId: number
  readonly validUntil: CivilDate
}

/**
 * Marks the accepted documents whose last day comes within so many days as reminded of that day, and answers them. Left alone is
 * who has handed in a later one of the same kind, and who was told the date by a check of the last three days.
 */
export async function markReminded(tx: Queryable, days: number): Promise<DueDocument[]> {
  return tx.query<DueDocument & Record<string, unknown>>({
    name: 'dogs.mark-reminded',
    text: `
      update dog_document t set reminded_for = valid_until
      where decision = 'accepted' and reminded_for is distinct from valid_until
        and valid_until between resort_today() and resort_today() + $1::integer
        and checked_at < battigia_now() - interval '3 days'
        and not exists (select from dog_document later where later.dog_id = t.dog_id and later.kind = t.kind
          and later.decision <> 'rejected' and later.valid_until > t.valid_until)
      returning id as "documentId", valid_until as "validUntil"`,
    values: [days],
  })
}
