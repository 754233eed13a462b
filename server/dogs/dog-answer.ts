import type { CallOutput } from '../../domain/platform/call.ts'
import type { DogDocument, SavedDog } from '../../domain/dogs/calls.ts'
import type * as calls from '../../domain/dogs/calls.ts'
import { sizeOf } from '../../domain/dogs/dog-size.ts'
import { documentState } from '../../domain/dogs/documents.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import { pictureOf } from './document-file.ts'
import { findDog, type DogContent, type StoredDog } from './dog-queries.ts'
import { findDocuments, type StoredDocument, type StoredFile } from './document-queries.ts'

/** A document as its owner and the resort's people read it. */
export function documentAnswer(stored: StoredDocument): DogDocument {
  const { documentId, kind, validUntil, decision, reason, note, addedAt, today } = stored
  return {
    documentId,
    kind,
    validUntil,
    state: documentState(decision, validUntil, today),
    rejection: reason === null ? null : { reason, note },
    addedAt: addedAt.toISOString(),
  }
}

/** What is said of a dog, with the size of its weight. */
export function dogAnswer({ name, size, weightTenthsKg, chip, temperament }: DogContent, settings: Settings) {
  const sizing = weightTenthsKg === null ? { size } : { size, weightTenthsKg }
  return { name, size: sizeOf(sizing, settings.largeDogOverTenthsKg), weightTenthsKg, chip, temperament }
}

/** A photo as a data URL; empty without one. */
export function photoAnswer(photo: Buffer | null): string {
  return photo === null ? '' : `data:image/webp;base64,${photo.toString('base64')}`
}

/** A person's dog with its documents. */
export function savedDog(dog: StoredDog, documents: readonly StoredDocument[], settings: Settings): SavedDog {
  return {
    dogId: dog.dogId,
    version: dog.version,
    ...dogAnswer(dog, settings),
    photo: photoAnswer(dog.photo),
    documents: documents.filter(({ dogId }) => dogId === dog.dogId).map(documentAnswer),
  }
}

/** A person's dog as it is now. Throws `not_found`. */
export async function dogNow(tx: Queryable, accountId: number, dogId: number, settings: Settings): Promise<SavedDog> {
  return savedDog(await findDog(tx, accountId, dogId), await findDocuments(tx, accountId), settings)
}

/** A document's picture as a call answers it: in JSON, so that no browser ever opens it as a page of ours. */
export async function fileAnswer(stored: StoredFile): Promise<CallOutput<typeof calls.getDogDocument>> {
  return { mediaType: 'image/webp', base64: (await pictureOf(stored)).toString('base64') }
}
