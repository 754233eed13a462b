import * as calls from '../../../domain/umbrellas/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { readBlocks } from './block-queries.ts'

/** B-11: what is out of use, why, and who said so. */
export const listBlocks = handle(calls.listBlocks, 'read', async (tx, { from, to }) => ({
  blocks: await readBlocks(tx, from, to),
}))
