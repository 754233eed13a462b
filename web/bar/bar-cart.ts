import * as z from 'zod/mini'
import type { BarCart, Delivery } from '../../domain/bar/calls.ts'
import { MAX_BAR_LINES, MAX_BAR_QUANTITY } from '../../domain/bar/cart-limits.ts'
import { onSignOut } from '../platform/session.ts'
import { createStoredStore } from '../platform/stored.ts'

const lineSchema = z.strictObject({
  itemId: z.number(),
  quantity: z.number(),
  optionIds: z.array(z.number()),
  note: z.string(),
  /** As it was called when it was added: what the menu no longer has can still be named. */
  name: z.string(),
})

export const deviceBarCartSchema = z.strictObject({
  lines: z.array(lineSchema),
  /** What the guest chose; null takes the place that they have booked for today. */
  delivery: z.nullable(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('umbrella'), code: z.string(), tag: z.optional(z.string()) }),
      z.strictObject({ kind: z.literal('pickup') }),
    ]),
  ),
  /** Day of the resort on which the delivery was chosen, 'YYYY-MM-DD': tomorrow somebody else sits there. */
  deliveryDay: z.nullable(z.string()),
  tipCents: z.number(),
  note: z.string(),
  isAdult: z.boolean(),
})

/** The bar's cart as this device keeps it, with or without a network (R-314, B-20). */
export type DeviceBarCart = z.output<typeof deviceBarCartSchema>
/** One thing of the cart: an item with its options and its note, in a quantity. */
export type BarLine = z.output<typeof lineSchema>

export const EMPTY_BAR_CART: DeviceBarCart = {
  lines: [],
  delivery: null,
  deliveryDay: null,
  tipCents: 0,
  note: '',
  isAdult: false,
}

export const barCartStore = createStoredStore<DeviceBarCart>('bar_cart', deviceBarCartSchema, EMPTY_BAR_CART)

// Nothing of a person outlives the session.
onSignOut(() => barCartStore.set(EMPTY_BAR_CART))

/** Empties the cart once its order is made; where the next one goes stays as it is. */
export function emptyBarCart(): void {
  const { delivery, deliveryDay } = barCartStore.get()
  barCartStore.set({ ...EMPTY_BAR_CART, delivery, deliveryDay })
}

/** What makes two lines the same: item, options and note. */
export function lineKey({ itemId, optionIds, note }: BarLine): string {
  return [itemId, optionIds.toSorted((a, b) => a - b).join('.'), note].join('|')
}

/** How many pieces are in the cart, of everything or of one item. */
export function countPieces(cart: DeviceBarCart, itemId?: number): number {
  return cart.lines.reduce(
    (sum, line) => (itemId === undefined || line.itemId === itemId ? sum + line.quantity : sum),
    0,
  )
}

/** Whether one more line fits into an order. */
export function isCartFull(cart: DeviceBarCart): boolean {
  return cart.lines.length >= MAX_BAR_LINES
}

/** Puts a line into the cart; the same once more adds to its quantity, up to the most that an order takes. */
export function addLine(cart: DeviceBarCart, line: BarLine): DeviceBarCart {
  const key = lineKey(line)
  const known = cart.lines.find((each) => lineKey(each) === key)
  if (known) return setQuantity(cart, key, known.quantity + line.quantity)
  return isCartFull(cart) ? cart : { ...cart, lines: [...cart.lines, line] }
}

/** One piece of an item as it is: no options, no note. */
export function plainLine({ id, name }: { readonly id: number; readonly name: string }): BarLine {
  return { itemId: id, quantity: 1, optionIds: [], note: '', name }
}

/** Puts a line in another's place, e.g. with other options; merges it where the same is there already. */
export function changeLine(cart: DeviceBarCart, key: string, line: BarLine): DeviceBarCart {
  if (lineKey(line) === key) return setQuantity(cart, key, line.quantity)
  const without = setQuantity(cart, key, 0)
  return line.quantity === 0 ? without : addLine(without, line)
}

/** Changes how many of a line; none takes it out. */
export function setQuantity(cart: DeviceBarCart, key: string, quantity: number): DeviceBarCart {
  const most = Math.min(quantity, MAX_BAR_QUANTITY)
  const lines = cart.lines.flatMap((line) => {
    if (lineKey(line) !== key) return [line]
    return most <= 0 ? [] : [{ ...line, quantity: most }]
  })
  return { ...cart, lines }
}

/** Says where it goes, on a day of the resort. */
export function deliverTo(cart: DeviceBarCart, delivery: Delivery, day: string): DeviceBarCart {
  return { ...cart, delivery, deliveryDay: day }
}

/** The delivery that was chosen today; what was chosen on another day no longer counts. */
export function chosenDelivery(cart: DeviceBarCart, day: string): Delivery | null {
  return cart.deliveryDay === day ? cart.delivery : null
}

/** The cart as the server takes it; null while it is empty or nobody knows where it goes. */
export function cartToSend(cart: DeviceBarCart, delivery: Delivery | null): BarCart | null {
  if (cart.lines.length === 0 || delivery === null) return null
  return {
    cart: 'bar',
    delivery,
    items: cart.lines.map(({ itemId, quantity, optionIds, note }) => ({
      itemId,
      quantity,
      optionIds: [...optionIds],
      ...(note === '' ? {} : { note }),
    })),
    tipCents: cart.tipCents,
    ...(cart.note === '' ? {} : { note: cart.note }),
    isAdult: cart.isAdult,
  }
}
