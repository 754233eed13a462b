import * as calls from '../../domain/dogs/calls.ts'
import { handle } from '../platform/handler.ts'
import { findAnyFile } from './check-queries.ts'
import { fileAnswer } from './dog-answer.ts'

/** B-16, R-603: the file of a document, for the people who check it. */
export const getDogCheckFile = handle(calls.getDogCheckFile, 'read', async (tx, { documentId }) =>
  fileAnswer(await findAnyFile(tx, documentId)),
)
