import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { centsField, doneOutput, idField, noInput, text, whole } from '../platform/fields.ts'
import { countedField, denominationsSchema, drawerSchema, noteField } from './drawers.ts'

/** Who takes cash of guests, and so has a drawer. A cashier opens and counts those of others too. */
export const DRAWER_ROLES = ['beach', 'bar', 'cashier'] as const
const staff = { policy: 'staff', roles: [...DRAWER_ROLES] } as const
const often = { max: 60, per: MINUTE, by: 'caller' } as const

export const getOwnDrawer = defineCall({
  name: 'getOwnDrawer',
  method: 'GET',
  path: 'ges/till/ownDrawer',
  ...staff,
  summary: 'The asker’s open drawer, and the cash that they took without one (B-12)',
  input: noInput,
  output: z.strictObject({
    /** Null while they have none open. */
    drawer: z.nullable(drawerSchema),
    /** Cash of guests that they took, less what they gave back, which no drawer has counted. */
    uncountedCents: z.number(),
    /** The largest float that a drawer can be opened with; null for who does not see the till. */
    mostFloatCents: z.nullable(centsField),
    /** A count that differs by more needs a note. */
    noteAboveCents: centsField,
  }),
  refusals: [],
  limits: [often],
})

export const openDrawer = defineCall({
  name: 'openDrawer',
  method: 'POST',
  path: 'ges/till/openDrawer',
  ...staff,
  summary:
    'Opens a drawer, one’s own or as a cashier anybody’s, with a float out of the till: their uncounted cash is in it (B-12)',
  input: z.strictObject({
    /** Null for one’s own. */
    accountId: z.nullable(whole(1, Number.MAX_SAFE_INTEGER)),
    /** At most what the till should hold outside of the drawers. */
    floatCents: countedField,
    pressId: text(8, 60),
  }),
  output: doneOutput,
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
    'Closes a drawer, one’s own or as a cashier anybody’s, with what was counted in it; refused once it or the till was closed (B-12)',
  input: z.strictObject({
    drawerId: idField,
    cashCents: countedField,
    /** Null where only the sum was typed; else it adds up to `cashCents`. */
    denominations: z.nullable(denominationsSchema),
    note: noteField,
  }),
  output: doneOutput,
  refusals: ['not_found', 'already_done', 'till_closed_meanwhile'],
  limits: [often],
})
