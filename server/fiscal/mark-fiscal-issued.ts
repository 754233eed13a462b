import * as calls from '../../domain/fiscal/calls.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { issueByHand } from './document-queries.ts'
import { ensureDone, fiscalAnswer } from './fiscal-answer.ts'
import type { FiscalFacts } from './fiscal-facts.ts'
import { settleOriginal } from './issue-queries.ts'

/** Guide 2.4, `none`: somebody issued it on the register and writes its number down. */
export const markFiscalIssued = (facts: FiscalFacts) =>
  handle(calls.markFiscalIssued, 'write', async (tx, wish, { actor }) => {
    const { documentId, number, day, device } = wish
    ensureDone(await issueByHand(tx, { ...wish, staffId: actor.accountId }))
    await settleOriginal(tx, documentId)
    const detail = { number, day, device }
    await auditStaffAction(tx, actor, {
      action: 'fiscal.issue-by-hand',
      subject: `fiscal-document:${documentId}`,
      detail,
    })
    return fiscalAnswer(tx, facts)
  })
