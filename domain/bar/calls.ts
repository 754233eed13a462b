import * as z from 'zod/mini'
import { rule, text, whole } from '../platform/fields.ts'

/** Life of a bar order once it may be made: an order that waits for its money is not on the board yet. */
export const BAR_STATUSES = ['received', 'preparing', 'ready', 'delivered', 'rejected'] as const
export type BarStatus = (typeof BAR_STATUSES)[number]

/** Most of one item, and most lines, of one bar order. */
export const MAX_BAR_QUANTITY = 20
export const MAX_BAR_LINES = 30

/**
 * Where a bar order goes: to an umbrella, whose code is checked against the plan, or to be fetched at the counter. `tag`
 * is what the QR at the umbrella says: it proves that somebody stands there (security guide, k).
 */
export const deliveryField = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('umbrella'), code: text(2, 12), tag: z.optional(text(10, 200)) }),
  z.strictObject({ kind: z.literal('pickup') }),
])
export type Delivery = z.output<typeof deliveryField>

/** The bar's cart as it is sent to be priced and ordered: the device keeps it, also without a network (B-20). */
export const barCartField = z.strictObject({
  cart: z.literal('bar'),
  delivery: deliveryField,
  items: z
    .array(
      z.strictObject({
        itemId: whole(1, 2_147_483_647),
        quantity: whole(1, MAX_BAR_QUANTITY),
        /** Ids of the chosen options, of any group; each once. */
        optionIds: z.array(whole(1, 2_147_483_647)).check(z.maxLength(20, { error: 'too_long' })),
        /** "Senza cipolla". */
        note: z.optional(text(1, 120)),
      }),
    )
    .check(z.minLength(1, { error: 'required' }), z.maxLength(MAX_BAR_LINES, { error: 'too_long' })),
  tipCents: whole(0, 10_000),
  /** For the whole order: "Porta anche 2 ciotole". */
  note: z.optional(text(1, 200)),
  /** The asker says that they are 18 or older; needed once something alcoholic is in the cart (B-15). */
  isAdult: z.boolean().check(rule((value) => typeof value === 'boolean', 'required')),
})
export type BarCart = z.output<typeof barCartField>
