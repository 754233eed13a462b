import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { HOUR, MINUTE } from '../platform/duration.ts'
import { doneOutput, languageField, noInput } from '../platform/fields.ts'

const base64url = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), { error: 'characters_invalid' }))
const endpointField = z.string().check(z.regex(/^https?:\/\/[^\s@]{1,980}$/, { error: 'characters_invalid' }))

/** What a person wants to hear of and how (B-13). */
const wishesSchema = z.strictObject({
  orders: z.strictObject({ push: z.boolean() }),
  reminders: z.strictObject({ push: z.boolean(), mail: z.boolean() }),
  broadcasts: z.strictObject({ push: z.boolean(), mail: z.boolean() }),
  /** Version of the words that SMS were agreed to by; null for no SMS. */
  smsVersion: z.nullable(z.string().check(z.regex(/^[\w.-]{1,20}$/, { error: 'characters_invalid' }))),
})
export type MessageWishes = z.output<typeof wishesSchema>

/** The words that SMS are agreed to by; raised when they change. */
export const SMS_CONSENT_VERSION = '2026-11'

export const getPushKey = defineCall({
  name: 'getPushKey',
  method: 'GET',
  path: 'messages/pushKey',
  policy: 'anyone',
  summary: 'The public key that a browser subscribes to pushes with (VAPID)',
  input: noInput,
  output: z.strictObject({ publicKey: z.string() }),
  refusals: [],
  cacheable: true,
})

export const subscribePush = defineCall({
  name: 'subscribePush',
  method: 'POST',
  path: 'messages/subscribePush',
  policy: 'guest',
  summary: 'This device takes pushes until its session ends; again for the same device changes it (B-13, R-407)',
  input: z.strictObject({
    endpoint: endpointField,
    keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
    language: languageField,
  }),
  output: doneOutput,
  refusals: ['input_invalid', 'too_many_requests'],
  limits: [{ max: 30, per: HOUR, by: 'caller' }],
})

export const unsubscribePush = defineCall({
  name: 'unsubscribePush',
  method: 'POST',
  path: 'messages/unsubscribePush',
  policy: 'guest',
  summary: 'One’s own device takes no more pushes; one that is unknown takes none already',
  input: z.strictObject({ endpoint: endpointField }),
  output: doneOutput,
  refusals: ['input_invalid'],
})

/** Where the push service of a telephone's system reaches one app on it: Firebase's for Android, Apple's for iOS. */
const appAddressField = z.string().check(z.regex(/^[\w:-]{20,400}$/, { error: 'characters_invalid' }))

export const subscribeAppPush = defineCall({
  name: 'subscribeAppPush',
  method: 'POST',
  path: 'messages/subscribeAppPush',
  policy: 'guest',
  summary: 'This app takes pushes until its session ends; again for the same app changes it (B-13, R-407)',
  input: z.strictObject({ service: z.enum(['fcm', 'apns']), address: appAddressField, language: languageField }),
  output: doneOutput,
  refusals: ['input_invalid', 'too_many_requests'],
  limits: [{ max: 30, per: HOUR, by: 'caller' }],
})

export const unsubscribeAppPush = defineCall({
  name: 'unsubscribeAppPush',
  method: 'POST',
  path: 'messages/unsubscribeAppPush',
  policy: 'guest',
  summary: 'One’s own app takes no more pushes; one that is unknown takes none already',
  input: z.strictObject({ service: z.enum(['fcm', 'apns']), address: appAddressField }),
  output: doneOutput,
  refusals: ['input_invalid'],
})

export const getMessageWishes = defineCall({
  name: 'getMessageWishes',
  method: 'GET',
  path: 'messages/wishes',
  policy: 'guest',
  summary: 'What the asking person wants to hear of and how (B-13)',
  input: noInput,
  output: z.strictObject({ wishes: wishesSchema, isSmsOffered: z.boolean() }),
  refusals: [],
})

export const saveMessageWishes = defineCall({
  name: 'saveMessageWishes',
  method: 'POST',
  path: 'messages/saveWishes',
  policy: 'guest',
  summary: 'Saves what one wants to hear of; agreeing to SMS keeps the version of its words and the time (B-13)',
  input: z.strictObject({ wishes: wishesSchema }),
  output: z.strictObject({ wishes: wishesSchema }),
  refusals: ['input_invalid', 'too_many_requests'],
  limits: [{ max: 60, per: 10 * MINUTE, by: 'caller' }],
})
