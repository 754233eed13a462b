import * as z from 'zod/mini'
import { centsField, civilDateField, dayPartField } from '../platform/fields.ts'
import { MEALS } from '../restaurant/meals.ts'

/** What can be ordered beside places: its price and words are kept as they were when it was ordered. */
export const ITEM_KINDS = [
  'dish',
  'tip',
  'table',
  'deposit',
  'parking',
  'service',
  'subscription',
  'instalment',
] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** One thing of a quote or an order that is no place. */
export const pricedItemSchema = z.strictObject({
  kind: z.enum(ITEM_KINDS),
  /** Its id in its own slice: dish, restaurant, area, service; 0 for a tip. */
  refId: z.number(),
  /** Name in the language of the order. */
  name: z.string(),
  /** Chosen options in the language of the order; empty for most. */
  options: z.array(z.string()),
  note: z.nullable(z.string()),
  /** Pieces; seats of a table; days of a parking space. */
  quantity: z.number(),
  unitCents: centsField,
  totalCents: centsField,
  /** First and last day that it is for; the same for most. */
  from: civilDateField,
  to: civilDateField,
  part: z.nullable(dayPartField),
  meal: z.nullable(z.enum(MEALS)),
  /** 'HH:MM' of the resort's clock: when the table is booked for. */
  time: z.nullable(z.string()),
  plate: z.nullable(z.string()),
  dogs: z.number(),
})
export type PricedItem = z.output<typeof pricedItemSchema>

export const orderItemSchema = z.extend(pricedItemSchema, {
  /** Of this line; for a table it is the fixed idPrenotazioneRistorante. */
  itemId: z.number(),
  isCancelled: z.boolean(),
  /** Whether the caller may still delete it. */
  canDelete: z.boolean(),
})
export type OrderItem = z.output<typeof orderItemSchema>
