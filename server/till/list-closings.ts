import * as calls from '../../domain/till/closing-calls.ts'
import { handle } from '../platform/handler.ts'
import { readClosings } from './closing-queries.ts'

const PAGE = 50

/** B-12: closings, the newest first. */
export const listClosings = handle(calls.listClosings, 'read', async (tx, { before }) => {
  const found = await readClosings(tx, before, PAGE + 1)
  return { closings: found.slice(0, PAGE), hasMore: found.length > PAGE }
})
