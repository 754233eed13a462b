import * as z from 'zod/mini'
import { emailField } from '../accounts/field-rules.ts'
import { defineCall } from '../platform/call.ts'
import { civilDateField, instantField, text, whole } from '../platform/fields.ts'
import { MINUTE } from '../platform/duration.ts'
import { TENDERS } from '../payments/tender.ts'
import { visitSchema } from './calls.ts'
import { visitIdField } from './visit-id.ts'

const staff = { policy: 'staff', roles: ['beach', 'cashier'] } as const

/** How long an action at the entrance can be taken back; the screens show its button for six seconds. */
export const UNDO_WINDOW = MINUTE
/** The most that one synchronisation brings. */
export const MOST_SYNCED = 200

/** Names the press on the device: sent again it is the same arrival. */
const clientIdField = text(8, 60)
const actionIdField = whole(1, Number.MAX_SAFE_INTEGER)

/** Money that is taken with the arrival: of an order all of whose places it pays. */
const collectSchema = z.strictObject({
  tender: z.enum(TENDERS, { error: 'not_offered' }),
  amountCents: whole(1, 10_000_000),
  /** What was handed over in cash; more than the amount gives change. */
  tenderedCents: z.optional(whole(1, 10_000_000)),
  /** Names the taking of the money; the arrival's own id where it is missing. */
  pressId: z.optional(text(8, 60)),
})
export type Collect = z.output<typeof collectSchema>

/** Answer of every action on visits: they as they are now, and what takes it back. */
const actedOutput = z.strictObject({
  visits: z.array(visitSchema),
  actionId: z.number(),
  undoUntil: instantField,
})

/** `already_arrived` says who of the resort saw them come and when: `by`, `at`. */
export const arrive = defineCall({
  name: 'arrive',
  method: 'POST',
  path: 'ges/arrivals/arrive',
  ...staff,
  summary: 'Marks visits as arrived, and takes what their order owes in the same step (B-11, R-603)',
  input: z.strictObject({
    visitIds: z
      .array(visitIdField)
      .check(z.minLength(1, { error: 'required' }), z.maxLength(20, { error: 'too_large' })),
    day: civilDateField,
    clientId: clientIdField,
    /** The device's own clock, where it knew before the server. */
    at: z.optional(instantField),
    collect: z.optional(collectSchema),
  }),
  output: z.extend(actedOutput, {
    /** What goes back of the cash that was handed over; 0 without any. */
    changeCents: z.number(),
  }),
  refusals: [
    'not_found',
    'already_arrived',
    'order_not_payable',
    'not_today',
    'subscription_inactive',
    'status_changed',
  ],
})

/** Also takes back the money that came with it, by an opposite entry in the ledger. */
export const undoArrival = defineCall({
  name: 'undoArrival',
  method: 'POST',
  path: 'ges/arrivals/undo',
  ...staff,
  summary: 'Takes back an arrival, a delay, a no-show or a release, while nobody acted on it since (B-11, R-603)',
  input: z.strictObject({ actionId: actionIdField }),
  output: z.strictObject({ visits: z.array(visitSchema) }),
  refusals: ['not_found', 'status_changed', 'umbrella_taken'],
})

export const arriveLate = defineCall({
  name: 'arriveLate',
  method: 'POST',
  path: 'ges/arrivals/late',
  ...staff,
  summary: 'Keeps the place of somebody who called until they come (B-04, R-603)',
  input: z.strictObject({
    visitId: visitIdField,
    day: civilDateField,
    /** When they said they would come, on that day. */
    expectedAt: instantField,
    clientId: clientIdField,
  }),
  output: actedOutput,
  refusals: ['not_found', 'already_arrived', 'not_today', 'input_invalid'],
})

/** Leaves the place and the money as they are; see `releaseVisit` for the place. */
export const markVisitNoShow = defineCall({
  name: 'markVisitNoShow',
  method: 'POST',
  path: 'ges/arrivals/noShow',
  ...staff,
  summary: 'Notes that somebody did not come, with a reason; place and money stay as they are (B-04, R-603)',
  input: z.strictObject({
    visitId: visitIdField,
    day: civilDateField,
    reason: text(2, 200),
    clientId: clientIdField,
  }),
  output: actedOutput,
  refusals: ['not_found', 'already_arrived', 'already_done', 'not_today'],
})

/** Ends what is unpaid of an order whose guest did not come: all its places are free again, the order is a no-show. */
export const releaseVisit = defineCall({
  name: 'releaseVisit',
  method: 'POST',
  path: 'ges/arrivals/release',
  ...staff,
  summary: 'Frees the places of an unpaid order whose guest did not come, with a reason (B-04, R-603)',
  input: z.strictObject({
    visitId: visitIdField,
    day: civilDateField,
    reason: text(2, 200),
    clientId: clientIdField,
  }),
  output: actedOutput,
  refusals: ['not_found', 'already_arrived', 'already_paid', 'payment_in_progress', 'not_today'],
})

/** What a scanner without a network knows of a visit: no code, only what tells that a code is the right one. */
const offlineVisitSchema = z.strictObject({
  visitId: z.string(),
  code: z.string(),
  holder: z.string(),
  members: z.array(z.string()),
  part: z.enum(['full_day', 'morning', 'afternoon']),
  people: z.number(),
  dogs: z.array(z.string()),
  number: z.string(),
  orderId: z.number(),
  dueCents: z.number(),
  isSuspended: z.boolean(),
  arrivedAt: z.nullable(instantField),
  /** The first 16 bytes of SHA-256 of salt and pass code, in base64url; two where a subscription's older card has a code of its own. */
  passHashes: z.array(z.string()),
})
export type OfflineVisit = z.output<typeof offlineVisitSchema>

export const getDayList = defineCall({
  name: 'getDayList',
  method: 'GET',
  path: 'ges/arrivals/offline',
  ...staff,
  summary: 'What a scanner needs of a day when it has no network: visits and hashes of their passes (B-02, R-603)',
  input: z.strictObject({ day: civilDateField }),
  output: z.strictObject({
    day: civilDateField,
    /** In front of a code before it is hashed; a new one with each list. */
    salt: z.string(),
    visits: z.array(offlineVisitSchema),
    madeAt: instantField,
  }),
  refusals: [],
  plainOutput: true,
})
export type DayList = z.output<typeof getDayList.output>

const syncItemSchema = z.strictObject({
  clientId: clientIdField,
  visitId: visitIdField,
  day: civilDateField,
  /** The device's clock when they came. */
  at: instantField,
  collect: z.optional(collectSchema),
  /** `madeAt` of the list that they were found in: the device's word on a place that was freed meanwhile needs it. */
  listMadeAt: z.optional(instantField),
  /**
   * E-mail of who pressed, where the device kept it: they are who saw the guests and has their money, whoever works there when it is
   * sent. Only of somebody of the resort who signed in at this device; any other press is the sender's.
   */
  by: z.optional(emailField),
  /** The device's clock when this press was taken back: then it is its undo that is asked for, whatever became of the press itself. */
  takenBackAt: z.optional(instantField),
})
export type SyncItem = z.output<typeof syncItemSchema>

/**
 * What became of what a device saw: `already` is an arrival that stood before, by whoever; `stranded` one whose place is gone, which the
 * desk solves (see `listStranded`); `undone` a press that was taken back and does nothing any more. `later` is asked for again; on
 * `failed` the server broke, and a person has to look: neither says that nothing was done.
 */
export const SYNC_RESULTS = ['accepted', 'already', 'stranded', 'undone', 'refused', 'later', 'failed'] as const

const syncedSchema = z.strictObject({
  clientId: z.string(),
  result: z.enum(SYNC_RESULTS),
  /** The refusal's code; null unless it was refused. */
  reason: z.nullable(z.string()),
  /** Whether the money that was said to be taken stands in the ledger and the till by this item. */
  isCollected: z.boolean(),
  visit: z.nullable(visitSchema),
})
export type Synced = z.output<typeof syncedSchema>

export const syncArrivals = defineCall({
  name: 'syncArrivals',
  method: 'POST',
  path: 'ges/arrivals/sync',
  ...staff,
  summary:
    'Arrivals that a device saw or took back without a network; each counts once, and stops no other (B-02, B-11, R-603)',
  input: z.strictObject({
    items: z
      .array(syncItemSchema)
      .check(z.minLength(1, { error: 'required' }), z.maxLength(MOST_SYNCED, { error: 'too_large' })),
    /** The device's own clock as it sends: one that goes wrong is not believed about the past. */
    sentAt: z.optional(instantField),
  }),
  /** In the order of the items. */
  output: z.strictObject({ items: z.array(syncedSchema) }),
  refusals: [],
  bodyLimit: 128 * 1024,
})
