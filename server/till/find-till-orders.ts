import * as calls from '../../domain/till/calls.ts'
import { handle } from '../platform/handler.ts'
import { searchTillOrders } from './search-queries.ts'

const MOST_FOUND = 20

/** B-12: orders that somebody at the desk speaks of. */
export const findTillOrders = handle(calls.findTillOrders, 'read', async (tx, { search }) => ({
  orders: await searchTillOrders(tx, search, MOST_FOUND),
}))
