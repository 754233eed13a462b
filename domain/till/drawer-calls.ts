import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { idField, text, whole } from '../platform/fields.ts'
import { tillSchema } from './calls.ts'
import { countedField, denominationsSchema, noteField } from './drawers.ts'

const staff = { policy: 'staff', roles: ['cashier'] } as const
const often = { max: 60, per: MINUTE, by: 'caller' } as const

export const openDrawer = defineCall({
  name: 'openDrawer',
  method: 'POST',
  path: 'ges/till/openDrawer',
  ...staff,
  summary:
    'Opens a person’s drawer with a float out of the till: the cash that they take, or took uncounted, is in it (B-12)',
  input: z.strictObject({
    accountId: whole(1, Number.MAX_SAFE_INTEGER),
    /** At most what the till should hold outside of the drawers. */
    floatCents: countedField,
    pressId: text(8, 60),
  }),
  output: tillSchema,
  /** `already_done`: they have an open one. */
  refusals: ['not_found', 'already_done'],
  limits: [often],
})

export const closeDrawer = defineCall({
  name: 'closeDrawer',
  method: 'POST',
  path: 'ges/till/closeDrawer',
  ...staff,
  summary:
    'Closes a person’s drawer with what was counted in it; refused when it was counted, or the till closed, meanwhile (B-12)',
  input: z.strictObject({
    drawerId: idField,
    cashCents: countedField,
    /** Null where only the sum was typed; else it adds up to `cashCents`. */
    denominations: z.nullable(denominationsSchema),
    note: noteField,
  }),
  output: tillSchema,
  refusals: ['not_found', 'already_done', 'till_closed_meanwhile'],
  limits: [often],
})
