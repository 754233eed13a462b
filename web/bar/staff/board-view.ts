import type { BarBoard, BoardOrder } from '../../../domain/bar/board-calls.ts'
import type { BarStation } from '../../../domain/bar/calls.ts'

/** How an order stands to what was promised: in time, nearly over, over (B-08). */
export type Urgency = 'ok' | 'soon' | 'late'

/** Part of the promised time after which an order is getting late. */
const SOON_AFTER = 0.75

export const BOARD_SORTS = ['oldest', 'place'] as const
export type BoardSort = (typeof BOARD_SORTS)[number]

/** What of the board is wanted: an order, and one station or all. */
export interface BoardWish {
  readonly sort: BoardSort
  readonly station: BarStation | null
}

/** The columns of the board, in the order that an order goes through them (mockup 52). */
export const BOARD_COLUMNS = ['received', 'preparing', 'ready'] as const
export type BoardColumn = (typeof BOARD_COLUMNS)[number]

/** The orders of each column, and those that are delivered: they lie in a drawer. */
export type BoardColumns = Readonly<Record<BoardColumn | 'delivered', readonly BoardOrder[]>>

/** How urgent an order is at `now`, epoch milliseconds. What is ready and still here only nears being late. */
export function urgencyOf(order: BoardOrder, now: number): Urgency {
  const promised = Date.parse(order.promisedAt)
  if (order.status === 'ready') return now > promised ? 'soon' : 'ok'
  if (order.isLate || now > promised) return 'late'
  const received = Date.parse(order.receivedAt)
  return now - received >= SOON_AFTER * (promised - received) ? 'soon' : 'ok'
}

/** Since when the clock of a card counts: an order that is ready waits for whoever brings it. */
export function countsFrom(order: BoardOrder): string {
  return order.status === 'ready' ? (order.readyAt ?? order.receivedAt) : order.receivedAt
}

/** Stations that an order has lines for, in the order of its lines. */
export function stationsOf(order: BoardOrder): BarStation[] {
  return [...new Set(order.lines.map(({ station }) => station))]
}

/** Whether a station is done with an order. */
export function isStationReady(order: BoardOrder, station: BarStation): boolean {
  return order.lines.every((line) => line.station !== station || line.isReady)
}

/** The station whose own part of an order is the button's: null where one press is for all of it. */
export function ownPart(order: BoardOrder, station: BarStation | null): BarStation | null {
  return station !== null && stationsOf(order).length > 1 ? station : null
}

/** Whether this station is done, and waits for the others. */
export function isPartDone(order: BoardOrder, station: BarStation | null): boolean {
  const own = ownPart(order, station)
  return order.status === 'preparing' && own !== null && isStationReady(order, own)
}

/** The open orders by their state, each column in the wanted order. */
export function columnsOf(board: BarBoard, { sort, station }: BoardWish): BoardColumns {
  const isWanted = (order: BoardOrder) => station === null || stationsOf(order).includes(station)
  const inState = (status: BoardOrder['status']) =>
    board.orders.filter((order) => order.status === status && isWanted(order)).toSorted(COMPARE[sort])
  return {
    received: inState('received'),
    preparing: inState('preparing'),
    ready: inState('ready'),
    delivered: board.delivered.filter(isWanted),
  }
}

const byAge = (a: BoardOrder, b: BoardOrder) =>
  Date.parse(a.receivedAt) - Date.parse(b.receivedAt) || a.ticket - b.ticket

/** What is fetched at the counter stands behind the places. */
function byPlace(a: BoardOrder, b: BoardOrder): number {
  if (a.code === null || b.code === null) return Number(a.code === null) - Number(b.code === null) || byAge(a, b)
  return a.code.localeCompare(b.code, 'it', { numeric: true }) || byAge(a, b)
}

const COMPARE: Readonly<Record<BoardSort, (a: BoardOrder, b: BoardOrder) => number>> = { oldest: byAge, place: byPlace }

/** The board after one order has changed: what an action answers is shown before the server is asked again. */
export function withOrder(board: BarBoard, order: BoardOrder): BarBoard {
  const others = (orders: readonly BoardOrder[]) => orders.filter(({ orderId }) => orderId !== order.orderId)
  const isOpen = order.status !== 'delivered' && order.status !== 'rejected'
  return {
    ...board,
    orders: isOpen ? [...others(board.orders), order].toSorted(byAge) : others(board.orders),
    delivered: order.status === 'delivered' ? [order, ...others(board.delivered)] : others(board.delivered),
  }
}
