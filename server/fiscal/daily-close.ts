import * as z from 'zod/mini'
import type { Database, Queryable } from '../platform/database.ts'
import { enqueue, type OutboxHandler } from '../platform/outbox.ts'
import type { FiscalAdapter } from './fiscal-adapter.ts'
import { hasDailyClose, saveDailyClose } from './issue-queries.ts'

const DAILY_CLOSE = 'fiscal.daily-close'
const payload = z.object({ closingId: z.number() })

/** Asks the device for its daily closure once a closing of the till has committed. */
export function dailyCloseOf(adapter: FiscalAdapter | null) {
  return async (tx: Queryable, closingId: number): Promise<void> => {
    if (adapter?.dailyClose !== undefined) await enqueue(tx, DAILY_CLOSE, `closing-${closingId}`, { closingId })
  }
}

/** A second Z of the same day is an empty one, so a lost answer may be asked for again. */
export function fiscalEffects(
  database: Database,
  adapter: FiscalAdapter | null,
): readonly (readonly [kind: string, handler: OutboxHandler])[] {
  const close = async (content: unknown) => {
    const { closingId } = payload.parse(content)
    if (adapter?.dailyClose === undefined || (await hasDailyClose(database, closingId))) return
    await saveDailyClose(database, closingId, await adapter.dailyClose())
  }
  return [[DAILY_CLOSE, close]]
}
