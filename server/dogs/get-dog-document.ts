import * as calls from '../../domain/dogs/calls.ts'
import { handle } from '../platform/handler.ts'
import { fileAnswer } from './dog-answer.ts'
import { findOwnFile } from './document-queries.ts'

/** B-16: the file of one's own document. */
export const getDogDocument = handle(
  calls.getDogDocument,
  'read',
  async (tx, { documentId }, { actor: { accountId } }) => fileAnswer(await findOwnFile(tx, accountId, documentId)),
)
