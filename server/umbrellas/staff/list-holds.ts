import * as calls from '../../../domain/umbrellas/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { readHolds, readNow } from './hold-queries.ts'

/** B-11: what waits in carts; whose it is nobody needs to know. */
export const listHolds = handle(calls.listHolds, 'read', async (tx, { day }) => ({
  holds: await readHolds(tx, day),
  serverNow: await readNow(tx),
}))
