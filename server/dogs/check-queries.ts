import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Decision, RejectionReason } from '../../domain/dogs/documents.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Queryable } from '../platform/database.ts'
import type { DogContent } from './dog-queries.ts'
import { DOCUMENT_COLUMNS, type StoredDocument, type StoredFile } from './document-queries.ts'

/** A document with what its check is decided from: the dog and whose it is. */
export interface StoredCheck extends StoredDocument, DogContent {
  readonly photo: Buffer | null
  readonly ownerName: string
}

type Row<T> = T & Record<string, unknown>

const CHECK = `select ${DOCUMENT_COLUMNS}, d.name, d.size, d.weight_tenths_kg as "weightTenthsKg", d.chip, d.temperament,
    p.picture as photo, a.first_name || ' ' || a.last_name as "ownerName"
  from dog_document t
  join dog d on d.id = t.dog_id
  join account a on a.id = d.account_id
  left join dog_photo p on p.dog_id = d.id`

/** The documents that wait for a check, oldest first; at most a hundred at once. */
export async function findWaiting(tx: Queryable): Promise<StoredCheck[]> {
  return tx.query<Row<StoredCheck>>({
    name: 'dogs.waiting',
    text: `${CHECK} where t.decision = 'waiting' order by t.added_at, t.id limit 100`,
    values: [],
  })
}

/** The documents that were checked last, so that a mistake can be put right. */
export async function findChecked(tx: Queryable): Promise<StoredCheck[]> {
  return tx.query<Row<StoredCheck>>({
    name: 'dogs.checked',
    text: `${CHECK} where t.decision <> 'waiting' order by t.checked_at desc, t.id desc limit 20`,
    values: [],
  })
}

/** One document for its check, kept from being decided by others until the transaction ends. Throws `not_found`. */
export async function lockCheck(tx: Queryable, documentId: number): Promise<StoredCheck> {
  const [check] = await tx.query<Row<StoredCheck>>({
    name: 'dogs.lock-check',
    text: `${CHECK} where t.id = $1 for update of t`,
    values: [documentId],
  })
  if (check === undefined) throw new Refusal('not_found')
  return check
}

/** The file of any document, for the resort's people. Throws `not_found`. */
export async function findAnyFile(tx: Queryable, documentId: number): Promise<StoredFile> {
  const [found] = await tx.query<Row<StoredFile>>({
    name: 'dogs.any-file',
    text: 'select media_type as "mediaType", file from dog_document where id = $1',
    values: [documentId],
  })
  if (found === undefined) throw new Refusal('not_found')
  return found
}

export interface NewDecision {
  readonly decision: Exclude<Decision, 'waiting'>
  readonly validUntil: CivilDate | null
  readonly reason: RejectionReason | null
  readonly note: string
  readonly checkedBy: number
}

/** Writes what was decided of a document that is locked. */
export async function writeDecision(tx: Queryable, documentId: number, made: NewDecision): Promise<void> {
  const { decision, validUntil, reason, note, checkedBy } = made
  await tx.query({
    name: 'dogs.write-decision',
    text: `update dog_document set decision = $2, valid_until = $3, reason = $4, note = $5, checked_by = $6,
             checked_at = battigia_now(), checks = checks + 1
           where id = $1`,
    values: [documentId, decision, validUntil, reason, note, checkedBy],
  })
}
