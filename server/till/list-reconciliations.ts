import * as calls from '../../domain/till/reconciliation-calls.ts'
import { handle } from '../platform/handler.ts'
import { reconciliationsAnswer } from './reconciliations-answer.ts'
import type { TillFacts } from './till-facts.ts'

/** B-12: how the ledger stands beside the providers' own books. */
export const listReconciliations = (facts: TillFacts) =>
  handle(calls.listReconciliations, 'read', async (tx) => reconciliationsAnswer(tx, facts))
