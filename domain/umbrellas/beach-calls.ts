import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { civilDateField, doneOutput, instantField, noInput, rule, whole, wholeText } from '../platform/fields.ts'
import { readBeachFile } from './editor/plan-problems.ts'

/** A plan as text: a beach.json, at most this many characters. */
const LONGEST_FILE = 400_000
const BODY_LIMIT = 2 * LONGEST_FILE

const fileField = z.string().check(
  z.maxLength(LONGEST_FILE, { error: 'too_long', abort: true }),
  rule((text) => readBeachFile(text).file !== null, 'characters_invalid'),
)
/** Counts up with every save, over all drafts that ever were. */
const draftVersion = whole(1, Number.MAX_SAFE_INTEGER)
const historyId = whole(1, Number.MAX_SAFE_INTEGER)

export const getBeachEditor = defineCall({
  name: 'getBeachEditor',
  method: 'GET',
  path: 'ges/beach/editor',
  policy: 'staff',
  roles: ['manager'],
  summary: 'The published plan as its beach.json, byte for byte, and the draft that staff are drawing (B-23, R-603)',
  input: noInput,
  output: z.strictObject({
    published: z.strictObject({ version: z.string(), file: z.string() }),
    draft: z.nullable(
      z.strictObject({
        version: z.number(),
        file: z.string(),
        savedAt: instantField,
        /** Who saved last; null when their account is gone. */
        by: z.nullable(z.string()),
        isMine: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const saveBeachDraft = defineCall({
  name: 'saveBeachDraft',
  method: 'POST',
  path: 'ges/beach/draft',
  policy: 'staff',
  roles: ['manager'],
  summary:
    'Saves the draft over the version that it was made from; null begins one. Nobody’s work is overwritten (B-23)',
  input: z.strictObject({ file: fileField, version: z.nullable(draftVersion) }),
  output: z.strictObject({ version: z.number(), savedAt: instantField }),
  refusals: ['input_invalid', 'status_changed'],
  bodyLimit: BODY_LIMIT,
})

export const discardBeachDraft = defineCall({
  name: 'discardBeachDraft',
  method: 'POST',
  path: 'ges/beach/discard',
  policy: 'staff',
  roles: ['manager'],
  summary: 'Throws the draft away; saving its text again takes that back (B-23)',
  input: z.strictObject({ version: draftVersion }),
  output: doneOutput,
  refusals: ['input_invalid', 'status_changed'],
})

/** Why the draft can't be published, besides what its plan says itself. */
const problemSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price_missing'), row: z.string(), category: z.string() }),
  /** What another file of the resort needs of the plan, in the words of `npm run resort -- check`. */
  z.strictObject({
    kind: z.literal('file'),
    file: z.string(),
    path: z.string(),
    expected: z.string(),
    found: z.string(),
  }),
])
export type PublishingProblem = z.output<typeof problemSchema>

const orphanSchema = z.strictObject({
  code: z.string(),
  from: civilDateField,
  to: civilDateField,
  state: z.enum(['held', 'booked', 'subscription']),
  reason: z.enum(['place_removed', 'category_changed', 'out_of_use', 'outside_season']),
  /** Of the order, for a booking. */
  number: z.nullable(z.string()),
  orderId: z.nullable(z.number()),
  subscriptionId: z.nullable(z.number()),
  name: z.string(),
})
export type BeachOrphan = z.output<typeof orphanSchema>

export const checkBeachDraft = defineCall({
  name: 'checkBeachDraft',
  method: 'GET',
  path: 'ges/beach/check',
  policy: 'staff',
  roles: ['manager'],
  summary:
    'What stands against publishing the draft: problems with other files, and guests who would lose their place (B-23)',
  input: noInput,
  output: z.strictObject({
    /** Of the draft that was checked; null when there is none. */
    version: z.nullable(z.number()),
    problems: z.array(problemSchema),
    orphans: z.array(orphanSchema),
  }),
  refusals: [],
})

export const publishBeach = defineCall({
  name: 'publishBeach',
  method: 'POST',
  path: 'ges/beach/publish',
  policy: 'staff',
  roles: ['manager'],
  summary: 'Makes the draft the plan that guests see, at once; refused with the places that guests would lose (B-23)',
  input: z.strictObject({ version: draftVersion }),
  output: z.strictObject({ version: z.string(), historyId: z.number() }),
  refusals: ['input_invalid', 'status_changed', 'not_publishable', 'beach_orphans'],
})

export const undoPublishBeach = defineCall({
  name: 'undoPublishBeach',
  method: 'POST',
  path: 'ges/beach/undoPublish',
  policy: 'staff',
  roles: ['manager'],
  summary: 'Publishes the plan of before again; what was published becomes the draft, where there is none (B-23)',
  input: z.strictObject({ historyId }),
  output: z.strictObject({ version: z.string() }),
  refusals: ['input_invalid', 'status_changed', 'not_publishable', 'beach_orphans'],
})

export const listBeachHistory = defineCall({
  name: 'listBeachHistory',
  method: 'GET',
  path: 'ges/beach/history',
  policy: 'staff',
  roles: ['manager'],
  summary: 'The last plans that guests saw, newest first, at most 20 (B-23)',
  input: noInput,
  output: z.strictObject({
    plans: z.array(
      z.strictObject({
        historyId: z.number(),
        places: z.number(),
        publishedAt: instantField,
        /** Null for a plan of the resort's files, and for somebody whose account is gone. */
        by: z.nullable(z.string()),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const getBeachHistoryPlan = defineCall({
  name: 'getBeachHistoryPlan',
  method: 'GET',
  path: 'ges/beach/historyPlan',
  policy: 'staff',
  roles: ['manager'],
  summary: 'One of the last plans as its beach.json, to be drawn on from there (B-23)',
  input: z.strictObject({ historyId: wholeText(1, Number.MAX_SAFE_INTEGER) }),
  output: z.strictObject({ file: z.string() }),
  refusals: ['input_invalid', 'not_found'],
})
