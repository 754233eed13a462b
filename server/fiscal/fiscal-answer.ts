import { Refusal } from '../../domain/platform/refusal.ts'
import type { Queryable } from '../platform/database.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { readProfiles } from './compose-queries.ts'
import { readBacklog, readSurroundings, type Changed } from './document-queries.ts'
import type { FiscalFacts } from './fiscal-facts.ts'

const MOST = 200

/** What the screen of receipts shows. */
export async function fiscalAnswer(tx: Queryable, { settings, adapter }: FiscalFacts) {
  const around = await readSurroundings(tx)
  return {
    ...around,
    adapter: adapter?.name ?? ('none' as const),
    device: adapter === null ? null : around.device,
    backlog: await readBacklog(tx, MOST),
    terminalAcquirer: settings.fiscalTerminalAcquirer,
    profiles: await readProfiles(tx),
  }
}

/** Says in the product's words why a document did not change. */
export function ensureDone(changed: Changed): void {
  if (changed === 'unknown') throw new Refusal('not_found')
  if (changed === 'changed') throw new Refusal('status_changed')
  if (changed === 'number_taken') throw new FieldRefusal([{ field: 'number', code: 'already_used' }])
}
