import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Decision, DocumentKind, RejectionReason } from '../../domain/dogs/documents.ts'
import type { Queryable } from '../platform/database.ts'

/** A kept file: a picture; PDFs that came before they were drawn lie there as they came. */
export interface StoredFile {
  readonly mediaType: 'image/webp' | 'application/pdf'
  readonly file: Buffer
}

/** A document without its file, as it stands on the resort's day. */
export interface StoredDocument {
  readonly documentId: number
  readonly dogId: number
  readonly kind: DocumentKind
  readonly validUntil: CivilDate | null
  readonly decision: Decision
  readonly checks: number
  readonly reason: RejectionReason | null
  readonly note: string
  readonly addedAt: Date
  readonly today: CivilDate
}

type Row<T> = T & Record<string, unknown>

/** The columns of {@link StoredDocument}, of `dog_document t`. */
export const DOCUMENT_COLUMNS = `t.id as "documentId", t.dog_id as "dogId", t.kind,
  t.valid_until as "validUntil", t.decision, t.checks, t.reason, t.note, t.added_at as "addedAt", resort_today() as today`

/** The documents of all dogs of a person, newest first. */
export async function findDocuments(tx: Queryable, accountId: number): Promise<StoredDocument[]> {
  return tx.query<Row<StoredDocument>>({
    name: 'dogs.documents',
    text: `select ${DOCUMENT_COLUMNS} from dog_document t join dog d on d.id = t.dog_id
           where d.account_id = $1 order by t.id desc`,
    values: [accountId],
  })
}

/** A document with its picture. */
export interface NewDocument {
  readonly file: Buffer
  readonly kind: DocumentKind
  readonly hash: Buffer
  readonly validUntil: CivilDate | null
}

/** How many documents a dog has besides this file; the dog is locked, so that the number stays. */
export async function countOtherDocuments(
  tx: Queryable,
  dogId: number,
  { kind, hash }: Pick<NewDocument, 'kind' | 'hash'>,
): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'dogs.count-documents',
    text: `select count(*)::integer as count from dog_document
           where dog_id = $1 and (kind, file_hash) is distinct from ($2, $3)`,
    values: [dogId, kind, hash],
  })
  return row?.count ?? 0
}

/**
 * Adds a document. The same file of the same kind is one document: sent again with its date it changes nothing, with another
 * date, or after a rejection, it is checked again.
 */
export async function insertDocument(tx: Queryable, dogId: number, document: NewDocument): Promise<void> {
  const { kind, file, hash, validUntil } = document
  await tx.query({
    name: 'dogs.insert-document',
    text: `insert into dog_document as t (dog_id, kind, media_type, file, file_hash, valid_until)
           values ($1, $2, 'image/webp', $3, $4, $5)
           on conflict on constraint dog_document__file_is_once do update set
             valid_until = excluded.valid_until, decision = 'waiting', reason = null, note = '',
             checked_at = null, checked_by = null, added_at = battigia_now()
           where t.decision = 'rejected' or t.valid_until is distinct from excluded.valid_until`,
    values: [dogId, kind, file, hash, validUntil],
  })
}

/** The file of a person's document. Throws `not_found`, for another's too. */
export async function findOwnFile(tx: Queryable, accountId: number, documentId: number): Promise<StoredFile> {
  const [found] = await tx.query<Row<StoredFile>>({
    name: 'dogs.own-file',
    text: `select t.media_type as "mediaType", t.file from dog_document t join dog d on d.id = t.dog_id
           where d.account_id = $1 and t.id = $2`,
    values: [accountId, documentId],
  })
  if (found === undefined) throw new Refusal('not_found')
  return found
}

/** Takes a document of a person's dog away; nothing when it is gone or another's. */
export async function deleteDocument(tx: Queryable, accountId: number, documentId: number): Promise<void> {
  await tx.query({
    name: 'dogs.delete-document',
    text: 'delete from dog_document t using dog d where d.id = t.dog_id and d.account_id = $1 and t.id = $2',
    values: [accountId, documentId],
  })
}
