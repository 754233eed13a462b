import type { BarBoard, BoardOrder } from '../../../domain/bar/board-calls.ts'
import type { listBarItems } from '../../../domain/bar/catalogue-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { emptyItem } from './catalog/bar-draft.ts'

/** Now, in the tests of the board. */
export const NOW = '2027-07-11T10:45:00.000Z'

/** An instant `minutes` before {@link NOW}. */
export const before = (minutes: number): string => new Date(Date.parse(NOW) - minutes * 60_000).toISOString()

/** An order that was accepted three minutes ago: two dishes, paid, to D3. */
export function aBoardOrder(change: Partial<BoardOrder> = {}): BoardOrder {
  return {
    orderId: 14,
    ticket: 214,
    status: 'preparing',
    code: 'D3',
    name: 'Rossi',
    isVerified: true,
    lines: [
      {
        lineId: 1,
        itemId: 31,
        name: 'Panzanella',
        options: [],
        note: null,
        quantity: 2,
        station: 'kitchen',
        isReady: false,
      },
      {
        lineId: 2,
        itemId: 32,
        name: 'Acqua e limone',
        options: ['senza ghiaccio'],
        note: null,
        quantity: 1,
        station: 'drinks',
        isReady: false,
      },
    ],
    note: null,
    dueCents: cents(0),
    totalCents: cents(2100),
    tipCents: cents(0),
    receivedAt: before(4),
    acceptedAt: before(3),
    readyAt: null,
    deliveredAt: null,
    rejectedAt: null,
    promisedAt: before(-11),
    isLate: false,
    worker: 'Giada',
    runner: null,
    undoUntil: null,
    ...change,
  }
}

/** A board that shows these orders. */
export function aBoard(orders: readonly BoardOrder[], change: Partial<BarBoard> = {}): BarBoard {
  const isDelivered = ({ status }: BoardOrder) => status === 'delivered'
  const delivered = orders.filter(isDelivered)
  const countOf = (status: BoardOrder['status']) => orders.filter((order) => order.status === status).length
  return {
    orders: orders.filter((order) => !isDelivered(order)),
    delivered,
    counts: {
      received: countOf('received'),
      preparing: countOf('preparing'),
      ready: countOf('ready'),
      deliveredToday: delivered.length,
      rejectedToday: 0,
    },
    stations: ['drinks', 'kitchen', 'ice_cream'],
    state: {
      isOpen: true,
      isPaused: false,
      pausedUntil: null,
      opensAt: '08:30',
      lastOrderAt: '18:45',
      closesAt: '19:00',
      soldOut: [],
      few: [],
      readyInMinutes: 12,
      menu: 'first',
    },
    stock: [],
    runners: [{ accountId: 7, name: 'Giada' }],
    serverNow: NOW,
    ...change,
  }
}

/** A catalogue of snacks by these names, all on sale; their ids count from 1. */
export function aCatalogue(...names: readonly string[]): CallOutput<typeof listBarItems> {
  const same = (text: string) => ({ it: text, en: text, fr: text, nl: text, de: text })
  return {
    categories: [{ id: 1, name: same('Snack'), isForDogs: false, isHidden: false, version: 1, items: names.length }],
    items: names.map((name, index) => ({
      itemId: index + 1,
      version: 1,
      draft: { ...emptyItem(1), name: same(name), cents: 450, allergens: [], isAlcoholic: false },
      isPublished: true,
      hasChanges: false,
      missing: [],
      isSoldOut: false,
      left: null,
    })),
  }
}
