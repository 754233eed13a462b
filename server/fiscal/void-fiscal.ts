import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/fiscal/calls.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { handle } from '../platform/handler.ts'
import { voidDocument } from './document-queries.ts'
import { ensureDone, fiscalAnswer } from './fiscal-answer.ts'
import type { FiscalFacts } from './fiscal-facts.ts'

/** Voids a receipt of today; without a device it was voided by hand, and its number says so. */
export const voidFiscal = (facts: FiscalFacts) =>
  handle(calls.voidFiscal, 'write', async (tx, wish, { actor }) => {
    const { documentId, reason, number } = wish
    if (number === null && facts.adapter === null) throw new FieldRefusal([{ field: 'number', code: 'required' }])
    if (number !== null && facts.adapter !== null) throw new Refusal('status_changed')
    ensureDone(await voidDocument(tx, wish))
    const detail = { reason, number }
    await auditStaffAction(tx, actor, { action: 'fiscal.void', subject: `fiscal-document:${documentId}`, detail })
    return fiscalAnswer(tx, facts)
  })
