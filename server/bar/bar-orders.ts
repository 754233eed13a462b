import { delivered } from '../../domain/bar/bar-steps.ts'
import type { BarCart } from '../../domain/bar/calls.ts'
import type { Language } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Queryable } from '../platform/database.ts'
import type { BarFacts } from './bar-facts.ts'
import {
  dropBarOrder,
  insertBarOrder,
  markCounted,
  readBarLines,
  readDeliveryOf,
  receiveBarOrder,
  reviveBarOrder,
} from './bar-order-queries.ts'
import { minutesFor, workOf } from './bar-state.ts'
import { checkPlace, priceBarCart, type BarLineFacts } from './price-bar-cart.ts'
import { readBarNow } from './state-queries.ts'
import { readStep, writeStep } from './staff/board-step.ts'
import { giveBackStock, takeStock } from './stock-queries.ts'

/** An item of an order, as far as the bar asks: dishes carry {@link BarLineFacts}, a tip nothing. */
interface OrderedItem {
  readonly itemId: number
  readonly kind: string
  readonly refId: number
  readonly name: string
  readonly note: string | null
  readonly quantity: number
  readonly facts: Readonly<Record<string, unknown>>
}

/** An order inside the transaction that writes or changes it. */
interface OrderOfItems {
  readonly orderId: number
  readonly items: readonly OrderedItem[]
}

interface Asker {
  readonly accountId: number
  readonly language: Language
}

interface BarOrderFacts extends Pick<BarFacts, 'settings' | 'tagKey' | 'announce'> {
  /** A worker orders: the app's hours and pause do not bind them, and they vouch for the place. */
  readonly isByWorker?: boolean
}

/** What the bar brings to an order of items; orders lie to its right and check the shape. Runs in their transaction. */
export function barOrders({ settings, tagKey, announce, isByWorker = false }: BarOrderFacts) {
  return {
    name: 'bar' as const,

    price: (tx: Queryable, cart: BarCart, asker: Asker) =>
      priceBarCart(tx, { settings, tagKey }, cart, asker, isByWorker),

    /** Takes the pieces, all or none, and notes where they go; the board does not show it yet. */
    async take(tx: Queryable, order: OrderOfItems, cart: BarCart, asker: Asker): Promise<void> {
      const dishes = order.items.filter((item) => item.kind === 'dish')
      const place = await checkPlace(tx, { settings, tagKey }, cart.delivery, asker.accountId)
      if (place === null) throw new Refusal('position_unknown')
      const { missing, counted } = await takeStock(
        tx,
        dishes.map(({ refId, quantity }) => ({ itemId: refId, quantity })),
      )
      const short = dishes.find((dish) => missing.includes(dish.refId))
      if (short !== undefined) throw new Refusal('item_sold_out', { name: short.name })
      await insertBarOrder(tx, {
        orderId: order.orderId,
        ...place,
        isVerified: place.isVerified || (isByWorker && place.code !== null),
        note: cart.note ?? null,
        lines: dishes.map((dish) => lineOf(dish, counted)),
      })
    },

    async retake(tx: Queryable, { orderId }: Pick<OrderOfItems, 'orderId'>): Promise<boolean> {
      const { missing, counted } = await takeStock(tx, await readBarLines(tx, orderId))
      if (missing.length > 0) return false
      await markCounted(tx, orderId, counted)
      await reviveBarOrder(tx, orderId)
      return true
    },

    /** Gives pieces back, each once; an order without anything left to make leaves the board. */
    async release(tx: Queryable, { orderId, items }: OrderOfItems, itemIds: readonly number[]): Promise<void> {
      await giveBackStock(tx, itemIds)
      const isAll = items.every((item) => item.kind !== 'dish' || itemIds.includes(item.itemId))
      if (isAll) await dropBarOrder(tx, orderId)
    },

    /** It may be made: a number, the estimate as it is now, and the board rings. */
    async confirm(tx: Queryable, { orderId }: Pick<OrderOfItems, 'orderId'>): Promise<void> {
      const [now, lines, code] = await Promise.all([
        readBarNow(tx),
        readBarLines(tx, orderId),
        readDeliveryOf(tx, orderId),
      ])
      const work = workOf(
        lines.map(({ station, workSeconds, quantity }) => ({ station, seconds: workSeconds / quantity, quantity })),
      )
      await receiveBarOrder(tx, orderId, minutesFor(settings, now.queue, work, code !== null))
    },

    /** Its guest, or the desk, says that it is there: it is delivered, and the board can take that back for some seconds. */
    async conclude(tx: Queryable, orderId: number): Promise<void> {
      const step = await readStep(tx, { settings }, orderId)
      if (step.status === 'ready') await writeStep(tx, step, delivered(step, null, step.now))
    },

    /** What was ordered is on its way to being made: who changed their mind asks the bar, which sends it back with all its money. */
    canDelete: (): boolean => false,

    announce: (orderId: number): void => announce(orderId),
  }
}

function lineOf(dish: OrderedItem, counted: readonly number[]) {
  const facts = dish.facts as unknown as BarLineFacts
  return {
    itemRow: dish.itemId,
    itemId: dish.refId,
    name: facts.name,
    options: facts.options,
    note: dish.note,
    quantity: dish.quantity,
    station: facts.station,
    workSeconds: facts.seconds * dish.quantity,
    counted: counted.includes(dish.refId) ? dish.quantity : 0,
  }
}
