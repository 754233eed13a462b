import * as calls from '../../domain/dogs/calls.ts'
import { handle } from '../platform/handler.ts'
import { deleteDocument } from './document-queries.ts'

/** B-16: takes a document of one's own dog away. */
export const removeDogDocument = handle(
  calls.removeDogDocument,
  'write',
  async (tx, { documentId }, { actor: { accountId } }) => {
    await deleteDocument(tx, accountId, documentId)
    return { done: true as const }
  },
)
