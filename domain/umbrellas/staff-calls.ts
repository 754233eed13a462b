import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import {
  civilDateField,
  dayPartField,
  doneOutput,
  idField,
  instantField,
  rule,
  text,
  whole,
} from '../platform/fields.ts'

const staff = { policy: 'staff', roles: ['beach'] } as const
const id = whole(1, Number.MAX_SAFE_INTEGER)

/** Why a place is out of use (B-11). */
export const BLOCK_REASONS = ['broken', 'reserved', 'works', 'sea', 'other'] as const
export type BlockReason = (typeof BLOCK_REASONS)[number]
/** The most places that are put out of use at once. */
export const MOST_BLOCKED = 60

const umbrellasField = z.array(idField).check(
  z.minLength(1, { error: 'required' }),
  z.maxLength(MOST_BLOCKED, { error: 'too_many' }),
  rule((ids) => new Set(ids).size === ids.length, 'too_many'),
)
const periodFields = { from: civilDateField, to: civilDateField, part: dayPartField }
const inOrder = rule((period: { from: string; to: string }) => period.from <= period.to, 'date_order', 'to')

/** What the desk takes off by hand: percent of all that the sale costs, or an amount (B-06, B-11); and why, which is kept with the order. */
export const byHandFields = {
  discount: z.optional(
    z.union([z.strictObject({ percent: whole(1, 100) }), z.strictObject({ amountCents: whole(1, 10_000_000) })]),
  ),
  discountReason: z.optional(text(2, 200)),
}
export const hasDiscountReason = rule(
  ({ discount, discountReason }: { discount?: unknown; discountReason?: string | undefined }) =>
    discount === undefined || discountReason !== undefined,
  'required',
  'discountReason',
)

/** What stands on a place: somebody's booking or subscription, a hold, or another block. */
export const STANDING_KINDS = ['booked', 'subscription', 'held', 'blocked'] as const
const standingSchema = z.strictObject({
  umbrellaId: z.number(),
  code: z.string(),
  kind: z.enum(STANDING_KINDS),
  ...periodFields,
  /** First and last name of who has it; a hold's made-up name; empty for a block. */
  holder: z.string(),
  /** Number of the order that it was bought with; null for a hold and a block. */
  number: z.nullable(z.string()),
  orderId: z.nullable(z.number()),
})
export type Standing = z.output<typeof standingSchema>

/** What names an action, and until when it can be taken back. */
export const actedFields = { actionId: z.number(), undoUntil: instantField }

export const blockPlaces = defineCall({
  name: 'blockPlaces',
  method: 'POST',
  path: 'ges/umbrellas/block',
  ...staff,
  summary: 'Puts places out of use on some days with a reason, all or none, or says what stands there (B-11)',
  input: z
    .strictObject({
      umbrellaIds: umbrellasField,
      ...periodFields,
      reason: z.enum(BLOCK_REASONS, { error: 'not_offered' }),
      /** For the resort's people; empty for none. */
      note: text(0, 200),
    })
    .check(inOrder),
  output: z.strictObject({
    /** Null when something stands there: then nothing was done. */
    block: z.nullable(z.strictObject({ blockId: z.number(), ...actedFields })),
    standing: z.array(standingSchema),
  }),
  refusals: ['input_invalid', 'umbrella_unknown'],
})

export const unblockPlaces = defineCall({
  name: 'unblockPlaces',
  method: 'POST',
  path: 'ges/umbrellas/unblock',
  ...staff,
  summary: 'Puts places of a block back into use: the named ones, or all that are left (B-11)',
  input: z.strictObject({ blockId: id, umbrellaIds: z.nullable(umbrellasField) }),
  output: z.strictObject(actedFields),
  refusals: ['not_found'],
})

export const blockSchema = z.strictObject({
  blockId: z.number(),
  codes: z.array(z.string()),
  umbrellaIds: z.array(z.number()),
  ...periodFields,
  reason: z.enum(BLOCK_REASONS),
  note: z.string(),
  /** Who of the resort said so; empty when they work here no more. */
  by: z.string(),
  at: instantField,
})
export type PlaceBlock = z.output<typeof blockSchema>

export const listBlocks = defineCall({
  name: 'listBlocks',
  method: 'GET',
  path: 'ges/umbrellas/blocks',
  policy: 'staff',
  roles: ['beach', 'cashier'],
  summary: 'Places that are out of use on some days, with reason and who said so (B-11)',
  input: z.strictObject({ from: civilDateField, to: civilDateField }).check(inOrder),
  output: z.strictObject({ blocks: z.array(blockSchema) }),
  refusals: [],
})

const heldPlaceSchema = z.strictObject({
  holdId: z.number(),
  umbrellaId: z.number(),
  code: z.string(),
  ...periodFields,
  /** A made-up name of whose cart it is in: the same for all of their holds, and it says nothing of who they are. */
  holder: z.string(),
  since: instantField,
  expiresAt: instantField,
  /** Their payment is under way: it waits for that. */
  isPaying: z.boolean(),
})
export type HeldPlace = z.output<typeof heldPlaceSchema>

export const listHolds = defineCall({
  name: 'listHolds',
  method: 'GET',
  path: 'ges/umbrellas/holds',
  ...staff,
  summary: 'Places that wait in somebody’s cart on a day, the oldest first, under a made-up name (B-11)',
  input: z.strictObject({ day: civilDateField }),
  output: z.strictObject({ holds: z.array(heldPlaceSchema), serverNow: instantField }),
  refusals: [],
})

export const breakHold = defineCall({
  name: 'breakHold',
  method: 'POST',
  path: 'ges/umbrellas/breakHold',
  ...staff,
  summary:
    'Frees a place that waits in somebody’s cart; its guest is told, and a payment under way is left alone (B-11)',
  input: z.strictObject({
    holdId: id,
    /** Everything that the same cart holds as well. */
    allOfHolder: z.boolean(),
  }),
  output: z.strictObject({ ...actedFields, codes: z.array(z.string()) }),
  refusals: ['not_found', 'payment_in_progress'],
})

export const undoPlaceAction = defineCall({
  name: 'undoPlaceAction',
  method: 'POST',
  path: 'ges/umbrellas/undo',
  ...staff,
  summary: 'Takes back a block, its end or a broken hold, while nobody acted on it since (B-11)',
  input: z.strictObject({ actionId: id }),
  output: doneOutput,
  refusals: ['status_changed'],
})
