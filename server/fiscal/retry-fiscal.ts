import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/fiscal/calls.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { sendAgain } from './document-queries.ts'
import { ensureDone, fiscalAnswer } from './fiscal-answer.ts'
import type { FiscalFacts } from './fiscal-facts.ts'

/** Asks for a document again by the same key; where nothing is connected there is nobody to ask. */
export const retryFiscal = (facts: FiscalFacts) =>
  handle(calls.retryFiscal, 'write', async (tx, { documentId }, { actor }) => {
    if (facts.adapter === null) throw new Refusal('status_changed')
    ensureDone(await sendAgain(tx, documentId))
    await auditStaffAction(tx, actor, { action: 'fiscal.retry', subject: `fiscal-document:${documentId}` })
    return fiscalAnswer(tx, facts)
  })
