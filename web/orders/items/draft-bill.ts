import * as z from 'zod/mini'
import type { BarMenu } from '../../../domain/bar/calls.ts'
import { offeredMethodSchema } from '../../../domain/orders/calls.ts'
import { itemQuoteSchema, type ItemQuote } from '../../../domain/orders/item-calls.ts'
import { isOnlineMethod, PAYMENT_MODES } from '../../../domain/payments/payment-modes.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { DeviceBarCart } from '../../bar/bar-cart.ts'
import { previewCart } from '../../bar/cart-preview.ts'
import { createStoredStore } from '../../platform/stored.ts'

const termsSchema = z.nullable(
  z.object({ methods: z.array(offeredMethodSchema), conditions: itemQuoteSchema.shape.conditions }),
)

/** How the bar was last paid on this device without a provider, and on which conditions. */
const keptTerms = createStoredStore<z.output<typeof termsSchema>>('bar_terms', termsSchema, null)

/** The part of a quote that a checkout shows; one that this device has made itself binds nobody. */
export type ShownQuote = Pick<
  ItemQuote,
  'category' | 'items' | 'serviceCents' | 'totalCents' | 'methods' | 'refused' | 'creditCents' | 'conditions'
>

/** Keeps what the bar's quote says of paying, for an order that begins without a network (B-20). */
export function keepTerms({ methods, conditions }: Pick<ItemQuote, 'methods' | 'conditions'>): void {
  const offline = methods.filter(({ method }) => !isOnlineMethod(method))
  keptTerms.set({
    methods: offline.map((each) => ({ ...each, deadline: null })),
    conditions: conditions.filter(({ method }) => offline.some((each) => each.method === method)),
  })
}

export function forgetTerms(): void {
  keptTerms.set(null)
}

const IN_CASH: ShownQuote['methods'] = [{ method: 'cash', modeId: PAYMENT_MODES.cash, deadline: null }]

/**
 * The bill of a bar order by the menu that is kept here, paid as the bar was paid last; without conditions where none were ever
 * seen, and then the person is asked once the server has named them. Null where the bar takes nothing but online payments.
 */
export function draftQuote(cart: DeviceBarCart, menu: BarMenu, day: string): ShownQuote | null {
  const preview = previewCart(cart, menu)
  const { methods, conditions } = keptTerms.get() ?? { methods: IN_CASH, conditions: [] }
  if (methods.length === 0 || preview.lines.length === 0) return null
  const on = { from: civilDate(day), to: civilDate(day), part: null, meal: null, time: null, plate: null, dogs: 0 }
  return {
    category: 'bar',
    items: preview.lines.map(({ item, line, options, unitCents, totalCents }) => ({
      kind: 'dish',
      refId: item.id,
      name: item.name,
      options: options.map(({ name }) => name),
      note: line.note === '' ? null : line.note,
      quantity: line.quantity,
      unitCents: cents(unitCents),
      totalCents: cents(totalCents),
      ...on,
    })),
    serviceCents: cents(0),
    totalCents: cents(preview.totalCents),
    methods,
    refused: [],
    creditCents: cents(0),
    conditions,
  }
}
