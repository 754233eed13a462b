import * as calls from '../../../domain/bar/board-calls.ts'
import { BAR_STATIONS } from '../../../domain/bar/calls.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { barStateOf } from '../bar-state.ts'
import { readBarNow } from '../state-queries.ts'
import { readBoardSides, readDelivered, readOpenOrders } from './board-queries.ts'

/** R-603, B-08: everything that the board shows, in one answer. */
export const getBarBoard = ({ settings }: BarFacts) =>
  handle(calls.getBarBoard, 'read', async (tx) => {
    const [now, orders, delivered, sides] = await Promise.all([
      readBarNow(tx),
      readOpenOrders(tx, settings.barUndoSeconds),
      readDelivered(tx, settings.barUndoSeconds),
      readBoardSides(tx),
    ])
    const count = (status: string) => orders.filter((order) => order.status === status).length
    return {
      orders,
      delivered,
      counts: {
        received: count('received'),
        preparing: count('preparing'),
        ready: count('ready'),
        deliveredToday: sides.deliveredToday,
        rejectedToday: sides.rejectedToday,
      },
      stations: [...BAR_STATIONS],
      state: barStateOf(now, settings),
      stock: sides.stock,
      runners: sides.runners,
      serverNow: now.serverNow,
    }
  })
