import type { PersonalData, PersonalDataPart } from '../platform/personal-data.ts'
import type { Queryable } from '../platform/database.ts'
import { photoAnswer } from './dog-answer.ts'
import { eraseDogs, findDogs, type StoredDog } from './dog-queries.ts'
import { eraseLostDogs, readLostData } from './lost/lost-queries.ts'
import { findDocuments, findOwnFile, type StoredDocument } from './document-queries.ts'

/** The dogs of a person with their photos and documents (B-15, B-16): exported whole, erased whole. */
export const dogData: PersonalDataPart = {
  name: 'dogs',
  async export(tx, accountId) {
    const [dogs, documents] = await Promise.all([findDogs(tx, accountId), findDocuments(tx, accountId)])
    const exported: PersonalData[] = []
    // One after the other: a person's files together are many megabytes.
    for (const dog of dogs) {
      const own = documents.filter(({ dogId }) => dogId === dog.dogId)
      const files: PersonalData[] = []
      for (const document of own) files.push(await documentData(tx, accountId, document))
      exported.push({ ...dogFacts(dog), documents: files })
    }
    return { dogs: exported, lost: await readLostData(tx, accountId) }
  },
  async erase(tx, accountId) {
    await eraseLostDogs(tx, accountId)
    await eraseDogs(tx, accountId)
  },
}

const dogFacts = ({ name, size, weightTenthsKg, chip, temperament, photo }: StoredDog): PersonalData => ({
  name,
  size,
  weightTenthsKg,
  chip,
  temperament,
  photo: photoAnswer(photo),
})

async function documentData(tx: Queryable, accountId: number, document: StoredDocument): Promise<PersonalData> {
  const { documentId, kind, validUntil, decision, reason, note, addedAt } = document
  const { mediaType, file } = await findOwnFile(tx, accountId, documentId)
  return {
    kind,
    validUntil,
    decision,
    reason,
    note,
    addedAt: addedAt.toISOString(),
    file: `data:${mediaType};base64,${file.toString('base64')}`,
  }
}
