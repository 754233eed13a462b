import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/till/closing-calls.ts'
import { handle } from '../platform/handler.ts'
import { bare } from './close-till.ts'
import { readClosing } from './closing-queries.ts'
import { readDrawers } from './drawer-queries.ts'
import { readMovements } from './till-queries.ts'

const MOST_MOVEMENTS = 1000

/** B-12: one closing, as it is printed. */
export const getClosing = handle(calls.getClosing, 'read', async (tx, { closingId }) => {
  const found = await readClosing(tx, closingId)
  if (found === null) throw new Refusal('not_found')
  const { denominations, movementCount } = found
  const movements = await readMovements(tx, closingId, MOST_MOVEMENTS)
  const drawers = await readDrawers(tx, closingId)
  return { closing: bare(found), denominations, movementCount, movements, drawers }
})
