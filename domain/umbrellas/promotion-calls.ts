import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { DAY, HOUR } from '../platform/duration.ts'
import { instantField, localizedTextField, noInput, text } from '../platform/fields.ts'
import { umbrellaCartSchema } from './calls.ts'

export const getPromotions = defineCall({
  name: 'getPromotions',
  method: 'GET',
  path: 'umbrellas/promotions',
  policy: 'anyone',
  summary: 'Names of the promotions that prices may name, and the least numbers of days of a booking (B-06)',
  input: noInput,
  output: z.strictObject({
    promotions: z.array(z.strictObject({ id: z.string(), name: localizedTextField, hasCode: z.boolean() })),
    minimumStays: z.array(
      z.strictObject({
        /** 1 is Monday. */
        weekdays: z.array(z.number()),
        rows: z.nullable(z.array(z.string())),
        spans: z.nullable(
          z.array(z.strictObject({ from: z.string(), to: z.string(), weekdays: z.nullable(z.array(z.number())) })),
        ),
        leastDays: z.number(),
        aheadDays: z.number(),
      }),
    ),
  }),
  refusals: [],
})

const cartOutput = z.strictObject({ cart: umbrellaCartSchema, serverNow: instantField })

export const applyPromotionCode = defineCall({
  name: 'applyPromotionCode',
  method: 'POST',
  path: 'umbrellas/applyPromotionCode',
  policy: 'confirmed',
  summary: 'Takes off the cart’s prices what a code gives; capitals or not are the same, and another code goes (B-06)',
  input: z.strictObject({ code: text(1, 40) }),
  output: cartOutput,
  refusals: [
    'input_invalid',
    'cart_expired',
    'cart_empty',
    'code_unknown',
    'code_expired',
    'code_used_up',
    'code_used_by_you',
    'code_not_for_these',
  ],
  // Codes are short words: whoever guesses them is locked out for the day, and so is a network of many accounts for the hour.
  limits: [
    { max: 20, per: DAY, by: 'caller' },
    { max: 30, per: HOUR, by: 'address' },
  ],
})

export const removePromotionCode = defineCall({
  name: 'removePromotionCode',
  method: 'POST',
  path: 'umbrellas/removePromotionCode',
  policy: 'confirmed',
  summary: 'Gives the cart’s prices back what codes took off (B-06)',
  input: noInput,
  output: cartOutput,
  refusals: ['cart_expired', 'cart_empty'],
})
