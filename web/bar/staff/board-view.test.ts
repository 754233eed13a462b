import { describe, expect, test } from 'vitest'
import { aBoard, aBoardOrder, before, NOW } from './board-fixture.ts'
import { columnsOf, urgencyOf, withOrder, type BoardWish } from './board-view.ts'

const now = Date.parse(NOW)
const ALL: BoardWish = { sort: 'oldest', station: null }
const tickets = (orders: readonly { ticket: number }[]) => orders.map(({ ticket }) => ticket)

describe('urgency', () => {
  test.each([
    ['just received', { receivedAt: before(1), promisedAt: before(-14) }, 'ok'],
    ['three quarters of the promise are over', { receivedAt: before(12), promisedAt: before(-4) }, 'soon'],
    ['the promise has passed', { receivedAt: before(20), promisedAt: before(1) }, 'late'],
    ['the server says so', { isLate: true }, 'late'],
    ['ready before the promise', { status: 'ready' as const, readyAt: before(1) }, 'ok'],
    ['ready and still here after it', { status: 'ready' as const, readyAt: before(9), promisedAt: before(1) }, 'soon'],
  ])('B-08 %s', (_name, change, urgency) => {
    expect(urgencyOf(aBoardOrder(change), now)).toBe(urgency)
  })
})

describe('columns', () => {
  const orders = [
    aBoardOrder({ orderId: 1, ticket: 1, code: 'F14', receivedAt: before(14) }),
    aBoardOrder({ orderId: 2, ticket: 2, code: null, receivedAt: before(9) }),
    aBoardOrder({ orderId: 3, ticket: 3, code: 'F2', receivedAt: before(5) }),
    aBoardOrder({ orderId: 4, ticket: 4, code: 'G1', receivedAt: before(1), status: 'received' }),
    aBoardOrder({ orderId: 5, ticket: 5, status: 'ready' }),
    aBoardOrder({ orderId: 6, ticket: 6, status: 'delivered', deliveredAt: before(2) }),
  ]

  test('B-08 each state has its column, the oldest first; delivered orders are apart', () => {
    const columns = columnsOf(aBoard(orders), ALL)
    expect(tickets(columns.received)).toEqual([4])
    expect(tickets(columns.preparing)).toEqual([1, 2, 3])
    expect(tickets(columns.ready)).toEqual([5])
    expect(tickets(columns.delivered)).toEqual([6])
  })

  test('B-08 by place: F2 before F14, the counter last', () => {
    expect(tickets(columnsOf(aBoard(orders), { ...ALL, sort: 'place' }).preparing)).toEqual([3, 1, 2])
  })

  test('B-08 a station sees the orders that it has something to do for', () => {
    const [first] = aBoardOrder().lines
    const kitchenOnly = aBoardOrder({ orderId: 9, ticket: 9, lines: first ? [first] : [] })
    const board = aBoard([...orders, kitchenOnly])
    expect(tickets(columnsOf(board, { ...ALL, station: 'drinks' }).preparing)).toEqual([1, 2, 3])
    expect(tickets(columnsOf(board, { ...ALL, station: 'kitchen' }).preparing)).toContain(9)
    expect(columnsOf(board, { ...ALL, station: 'ice_cream' }).preparing).toEqual([])
  })

  test('B-08 what an action answered moves the order at once', () => {
    const board = aBoard(orders)
    const delivered = withOrder(board, aBoardOrder({ orderId: 5, ticket: 5, status: 'delivered', deliveredAt: NOW }))
    expect(tickets(delivered.delivered)).toEqual([5, 6])
    const back = withOrder(delivered, aBoardOrder({ orderId: 5, ticket: 5, status: 'ready' }))
    expect(tickets(back.delivered)).toEqual([6])
    expect(tickets(columnsOf(back, ALL).ready)).toEqual([5])
    const rejected = withOrder(board, aBoardOrder({ orderId: 4, status: 'rejected' }))
    expect(columnsOf(rejected, ALL).received).toEqual([])
  })
})
