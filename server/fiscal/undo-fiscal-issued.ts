import * as calls from '../../domain/fiscal/calls.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { undoByHand } from './document-queries.ts'
import { ensureDone, fiscalAnswer } from './fiscal-answer.ts'
import type { FiscalFacts } from './fiscal-facts.ts'
import { settleOriginal } from './issue-queries.ts'

/** B-11: a number that was written down by mistake; the document is to be issued again. */
export const undoFiscalIssued = (facts: FiscalFacts) =>
  handle(calls.undoFiscalIssued, 'write', async (tx, { documentId }, { actor }) => {
    ensureDone(await undoByHand(tx, documentId))
    await settleOriginal(tx, documentId)
    await auditStaffAction(tx, actor, { action: 'fiscal.undo-issue', subject: `fiscal-document:${documentId}` })
    return fiscalAnswer(tx, facts)
  })
