import type { Reason } from '../../domain/fiscal/fiscal-words.ts'
import { MOST_TRIES, pauseAfterTry } from '../../domain/fiscal/retry.ts'
import { MINUTE, SECOND } from '../../domain/platform/duration.ts'
import type { Database } from '../platform/database.ts'
import type { Job } from '../platform/jobs.ts'
import { FiscalTrouble, type FiscalAdapter } from './fiscal-adapter.ts'
import { claimDue, handUncertain, markIssued, markVoided, putBack, saveStatus, type Claimed } from './issue-queries.ts'

/** How long a service that took a document is given before it is asked for its number. */
const ASK_AGAIN = 30 * SECOND

/** The jobs of an adapter: documents in the order of the ledger, and how the device is. */
export function issueJobs(adapter: FiscalAdapter): Job[] {
  return [
    { name: 'fiscal.issue', every: 3 * SECOND, run: (database) => issueDue(database, adapter) },
    {
      name: 'fiscal.status',
      every: MINUTE,
      run: async (database) => {
        const status = await adapter.status().catch((error: unknown) => {
          const note = error instanceof Error ? error.message : 'unknown'
          return { isOk: false, paper: 'unknown' as const, lastZ: '', note }
        })
        await saveStatus(database, adapter.name, status)
        return false
      },
    },
  ]
}

/** One run: each claimed document is asked for by its key, and what came of it written down; true when there may be more. */
export async function issueDue(database: Database, adapter: FiscalAdapter, most = 10): Promise<boolean> {
  if (!adapter.isIdempotent) await handUncertain(database)
  const claimed = await database.transaction((tx) => claimDue(tx, adapter.isIdempotent, most))
  for (const document of claimed) {
    // A printer prints one after the other, in the order of the ledger.
    // oxlint-disable-next-line no-await-in-loop
    await issueOne(database, adapter, document)
  }
  return claimed.length === most
}

async function issueOne(database: Database, adapter: FiscalAdapter, document: Claimed): Promise<void> {
  const { documentId, attempts, original, isVoiding, isWhole } = document
  const kind = document.kind === 'refund' && isWhole ? 'void' : document.kind
  try {
    const ref = await ask(adapter, document, kind === 'void')
    if (ref === 'queued') {
      await putBack(database, { documentId, attempts, state: 'queued', reason: '', error: '', waitMs: ASK_AGAIN })
    } else if (isVoiding) {
      await markVoided(database, documentId, ref.number)
    } else {
      await database.transaction((tx) =>
        markIssued(tx, { documentId, attempts, kind: original === null ? 'sale' : kind, adapter: adapter.name, ref }),
      )
    }
  } catch (error) {
    await putBack(database, { documentId, attempts, ...afterTrouble(error, attempts, adapter.isIdempotent) })
  }
}

function ask(adapter: FiscalAdapter, document: Claimed, isVoid: boolean) {
  const { key, original, isVoiding, voidReason, lines, payments } = document
  if (original === null) return adapter.issue({ key, lines, payments })
  if (isVoiding) return adapter.void(original, { key: `${key}-void`, reason: voidReason })
  return isVoid ? adapter.void(original, { key, reason: '' }) : adapter.refund(original, { key, lines, payments })
}

/** Where a document stands after it could not be issued. */
function afterTrouble(error: unknown, attempts: number, isIdempotent: boolean) {
  const { outcome, waitMs } = error instanceof FiscalTrouble ? error : { outcome: 'uncertain' as const, waitMs: 0 }
  const words = error instanceof FiscalTrouble ? error.message : error instanceof Error ? error.name : 'unknown'
  const handed = (reason: Reason) => ({ state: 'manual' as const, reason, error: words, waitMs: 0 })
  if (outcome === 'later') return { state: 'queued' as const, reason: '' as const, error: words, waitMs }
  if (outcome === 'rejected') return handed('rejected')
  if (outcome === 'uncertain' && !isIdempotent) return handed('uncertain')
  if (attempts >= MOST_TRIES) return handed('too_many_tries')
  return { state: 'failed' as const, reason: '' as const, error: words, waitMs: pauseAfterTry(attempts) }
}
