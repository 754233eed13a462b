import { createHash } from 'node:crypto'
import * as calls from '../../domain/dogs/calls.ts'
import { validUntilProblem } from '../../domain/dogs/documents.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { handle } from '../platform/handler.ts'
import { dogNow } from './dog-answer.ts'
import type { DogFacts } from './dog-facts.ts'
import { findDog, lockDog } from './dog-queries.ts'
import { documentPicture } from './document-file.ts'
import { countOtherDocuments, insertDocument } from './document-queries.ts'
import { requireUploadBudget } from './upload-budget.ts'

/** B-16: a document of one's own dog, which then waits for a check. The same file again is the same document. */
export const addDogDocument = (facts: DogFacts) =>
  handle(calls.addDogDocument, 'own', async (_tx, { dogId, kind, validUntil, dataUrl }, { actor: { accountId } }) => {
    const { database, settings } = facts
    await findDog(database, accountId, dogId)
    await requireUploadBudget(facts, accountId)
    const file = await documentPicture(dataUrl)
    const hash = createHash('sha256').update(file).digest()
    return database.transaction(async (tx) => {
      const { today } = await lockDog(tx, accountId, dogId)
      const problem = validUntilProblem(kind, validUntil, today)
      if (problem !== null) throw new FieldRefusal([{ field: 'validUntil', code: problem }])
      const most = settings.maxDogDocuments
      const others = await countOtherDocuments(tx, dogId, { kind, hash })
      if (others >= most) throw new Refusal('too_many_documents', { max: most })
      await insertDocument(tx, dogId, { kind, file, hash, validUntil })
      return dogNow(tx, accountId, dogId, settings)
    })
  })
