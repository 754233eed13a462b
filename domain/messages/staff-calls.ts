import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { HOUR } from '../platform/duration.ts'
import { civilDateField, doneOutput, instantField, noInput, rule, text, whole } from '../platform/fields.ts'
import { LANGUAGES } from '../platform/language.ts'
import { AUDIENCES } from './broadcast-rules.ts'
import { UNREACHED_REASONS } from './unreached.ts'

const audienceField = z.enum(AUDIENCES, { error: 'not_offered' })

/** Words of several lines: control characters but the line's end are no words. */
const lines = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => value.replaceAll(/\r\n?/g, '\n').trim().normalize('NFC')),
    z.string().check(
      z.minLength(3, { error: (issue) => (issue.input === '' ? 'required' : 'too_short'), abort: true }),
      z.maxLength(1000, { error: 'too_long', abort: true }),
      rule((value) => !/[^\P{Cc}\n]/u.test(value), 'characters_invalid'),
    ),
  ),
)
const words = z.optional(z.strictObject({ title: text(3, 60), text: lines }))
export const textsField = z
  .strictObject({ it: words, en: words, fr: words, nl: words, de: words })
  .check(rule((texts) => LANGUAGES.some((language) => texts[language] !== undefined), 'required'))

const ROLES = ['beach', 'manager'] as const
const dayAndAudience = { day: civilDateField, audience: audienceField }
const broadcastId = whole(1, Number.MAX_SAFE_INTEGER)

export const broadcastSchema = z.strictObject({
  broadcastId: z.number(),
  day: civilDateField,
  audience: audienceField,
  texts: textsField,
  author: z.string(),
  sendAt: instantField,
  state: z.enum(['waiting', 'undone', 'sent']),
  /** How many were told; null until it is sent. */
  people: z.nullable(z.number()),
})
export type Broadcast = z.output<typeof broadcastSchema>

/** Somebody with something booked whom words by push and mail do not get to, and how to call them. */
const unreachedSchema = z.strictObject({
  name: z.string(),
  /** Empty where none is known. */
  phone: z.string(),
  places: z.array(z.string()),
  tables: z.array(z.number()),
  reason: z.enum(UNREACHED_REASONS),
})

/** As it is listed. `unreached`: whom it did not get to, while its day is not over. */
const listedSchema = z.extend(broadcastSchema, { unreached: z.array(unreachedSchema) })
export type ListedBroadcast = z.output<typeof listedSchema>

export const previewBroadcast = defineCall({
  name: 'previewBroadcast',
  method: 'GET',
  path: 'ges/messages/preview',
  policy: 'staff',
  roles: [...ROLES],
  summary: 'How many guests of a day it would reach, in which languages they read, and whom it would not (B-13)',
  input: z.strictObject(dayAndAudience),
  output: z.strictObject({
    people: z.number(),
    languages: z.strictObject({ it: z.number(), en: z.number(), fr: z.number(), nl: z.number(), de: z.number() }),
    unreached: z.array(unreachedSchema),
  }),
  refusals: ['input_invalid'],
})

export const sendBroadcast = defineCall({
  name: 'sendBroadcast',
  method: 'POST',
  path: 'ges/messages/send',
  needsProof: true,
  policy: 'staff',
  roles: [...ROLES],
  summary: 'Words to the guests of a day by push and mail, once per person, after six seconds to call them back (B-13)',
  input: z.strictObject({ ...dayAndAudience, texts: textsField }),
  output: z.strictObject({ broadcast: broadcastSchema }),
  refusals: ['input_invalid', 'proof_needed', 'too_many_requests'],
  limits: [{ max: 10, per: HOUR, by: 'caller' }],
})

export const tryBroadcast = defineCall({
  name: 'tryBroadcast',
  method: 'POST',
  path: 'ges/messages/try',
  policy: 'staff',
  roles: [...ROLES],
  summary: 'Mails words to the guests of a day to the asker alone, in each language that they are written in (B-13)',
  input: z.strictObject({ day: civilDateField, texts: textsField }),
  output: z.strictObject({ email: z.string() }),
  refusals: ['input_invalid', 'too_many_requests'],
  limits: [{ max: 20, per: HOUR, by: 'caller' }],
})

export const undoBroadcast = defineCall({
  name: 'undoBroadcast',
  method: 'POST',
  path: 'ges/messages/undo',
  policy: 'staff',
  roles: [...ROLES],
  summary: 'Calls words to the guests of a day back while they are not sent yet (B-13)',
  input: z.strictObject({ broadcastId }),
  output: z.strictObject({ broadcast: broadcastSchema }),
  refusals: ['input_invalid', 'not_found', 'already_done'],
})

export const listBroadcasts = defineCall({
  name: 'listBroadcasts',
  method: 'GET',
  path: 'ges/messages/broadcasts',
  policy: 'staff',
  roles: [...ROLES],
  summary: 'What was said to the guests of a day, latest first, and whom it did not reach (B-13)',
  input: noInput,
  output: z.strictObject({ today: civilDateField, broadcasts: z.array(listedSchema) }),
  refusals: [],
})

/** What could not be delivered is about. */
export const UNDELIVERED_KINDS = ['account', 'order', 'reminder', 'ready', 'broadcast', 'staff'] as const

const undeliveredSchema = z.strictObject({
  id: z.number(),
  kind: z.enum(UNDELIVERED_KINDS),
  /** Who should have got it, and how else they are reached; null where that is not known any more. */
  person: z.nullable(z.strictObject({ name: z.string(), phone: z.string() })),
  orderNumber: z.nullable(z.string()),
  askedAt: instantField,
  failedAt: instantField,
  /** `refused`: the mailbox or its server will not have it. `unreachable`: nobody answered for two days. */
  reason: z.enum(['refused', 'unreachable']),
})
export type Undelivered = z.output<typeof undeliveredSchema>

export const listUndelivered = defineCall({
  name: 'listUndelivered',
  method: 'GET',
  path: 'ges/messages/undelivered',
  policy: 'staff',
  roles: ['manager'],
  summary: 'Messages that could not be delivered, without what they say (B-13)',
  input: noInput,
  output: z.strictObject({ undelivered: z.array(undeliveredSchema) }),
  refusals: [],
})

export const sendUndelivered = defineCall({
  name: 'sendUndelivered',
  method: 'POST',
  path: 'ges/messages/sendAgain',
  policy: 'staff',
  roles: ['manager'],
  summary: 'Tries a message that could not be delivered again, from the start (B-13)',
  input: z.strictObject({ id: whole(1, Number.MAX_SAFE_INTEGER) }),
  output: doneOutput,
  refusals: ['input_invalid', 'not_found'],
})
