import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { doneOutput, instantField, noInput } from '../platform/fields.ts'
import { umbrellaCartSchema } from '../umbrellas/calls.ts'

/** The carts are separate and are paid one at a time. */
export const CART_KINDS = ['umbrella', 'bar', 'restaurant', 'parking', 'service'] as const
export type CartKind = (typeof CART_KINDS)[number]

/** All of a person's carts. `serverNow` is the clock that every countdown is drawn from. */
export const getCart = defineCall({
  name: 'getCart',
  method: 'GET',
  path: 'cart/get',
  policy: 'customer',
  summary: 'The caller’s carts with their empty flags and the server’s clock (R-314, R-405)',
  input: noInput,
  output: z.strictObject({
    umbrella: umbrellaCartSchema,
    /** When an order last emptied the umbrella cart: tells "ordered elsewhere" from "the time is over". */
    orderedAt: z.nullable(instantField),
    serverNow: instantField,
  }),
  refusals: [],
})

export const emptyCart = defineCall({
  name: 'emptyCart',
  method: 'POST',
  path: 'cart/empty',
  policy: 'customer',
  summary: 'Empties the umbrella cart and frees its places; done as well when it is empty (R-405)',
  input: noInput,
  output: doneOutput,
  refusals: [],
})
