import type { Reconciliations } from '../../domain/till/reconciliation-calls.ts'
import type { Queryable } from '../platform/database.ts'
import { readOpenIssues, readResolvedIssues, readRuns, readYesterday } from './reconciliation-queries.ts'
import type { TillFacts } from './till-facts.ts'

const MOST = { runs: 60, open: 200, resolved: 20 } as const

/** Runs and issues as the screen shows them. */
export async function reconciliationsAnswer(tx: Queryable, { payments }: TillFacts): Promise<Reconciliations> {
  return {
    providers: [...payments.providers.keys()],
    yesterday: await readYesterday(tx),
    runs: await readRuns(tx, MOST.runs),
    open: await readOpenIssues(tx, MOST.open),
    resolved: await readResolvedIssues(tx, MOST.resolved),
  }
}
