import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Database, Queryable } from './database.ts'
import { CommitUnknown } from './database-errors.ts'
import { claimKey, storeAnswer, storedAnswer, type KeyedRequest } from './idempotency.ts'

/** What a call answers: the status and the JSON text. */
export interface CallAnswer {
  readonly status: number
  readonly body: string
  /** True when it was given before, for the same key. */
  readonly isReplay: boolean
}

/** Ends an attempt whose key was claimed before; never leaves this file. */
class KeyTaken extends Error {}

const PAUSES = [100, 400, 1_500]

/**
 * Runs a change at most once for its key. The claim of the key travels in front of the change's own first
 * statement and is only judged before the commit: a replay's work is rolled back. After a commit whose
 * outcome nobody knows the key itself tells whether it happened. Throws CommitUnknown when the database
 * stays away.
 */
export async function runKeyedWrite(
  database: Database,
  request: KeyedRequest,
  change: (tx: Queryable) => Promise<string>,
  mayAsk?: (tx: Queryable) => Promise<boolean>,
): Promise<CallAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const body = await database.transaction(
        (tx) => claimAndRun(tx, request, change, mayAsk),
        (text) => storeAnswer(request, 200, text),
      )
      return { status: 200, body, isReplay: false }
    } catch (error) {
      if (error instanceof KeyTaken) {
        const stored = await storedAnswer(database, request)
        if (stored !== null) return { ...stored, isReplay: true }
      } else if (!(error instanceof CommitUnknown)) throw error
      const pause = PAUSES[attempt]
      if (pause === undefined) throw error
      await sleep(pause)
    }
  }
}

async function claimAndRun(
  tx: Queryable,
  request: KeyedRequest,
  change: (tx: Queryable) => Promise<string>,
  mayAsk?: (tx: Queryable) => Promise<boolean>,
): Promise<string> {
  const asked = mayAsk?.(tx) ?? Promise.resolve(true)
  asked.catch(() => undefined)
  const claim = tx.query(claimKey(request))
  claim.catch(() => undefined)
  let body: string
  try {
    body = await change(tx)
  } catch (error) {
    if (!(await asked)) throw new Refusal('login_required')
    // What a replay meets on its way says nothing: the first answer counts.
    if ((await claim).length === 0) throw new KeyTaken('the key was claimed before', { cause: error })
    throw error
  }
  if (!(await asked)) throw new Refusal('login_required')
  if ((await claim).length === 0) throw new KeyTaken('the key was claimed before')
  return body
}
