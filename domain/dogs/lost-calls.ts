import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { doneOutput, instantField, noInput, text, whole } from '../platform/fields.ts'
import { DOG_SIZES } from './dog-size.ts'

const idField = whole(1, 2_147_483_647)
/** Longest description of where a dog was last seen and how it is to be known. */
export const MAX_LOST_ABOUT = 300

const lostDog = {
  alertId: z.number(),
  name: z.string(),
  size: z.enum(DOG_SIZES),
  about: z.string(),
  /** Photo as a data URL, or an empty string. */
  photo: z.string(),
  /** Of its person, where they want to be called; null otherwise. */
  phone: z.nullable(z.string()),
  reportedAt: instantField,
  /** The guests on site were told. */
  isSent: z.boolean(),
}
const lostDogSchema = z.strictObject({ ...lostDog, isOwn: z.boolean(), dogId: z.nullable(z.number()) })
export type LostDog = z.output<typeof lostDogSchema>

export const reportLostDog = defineCall({
  name: 'reportLostDog',
  method: 'POST',
  path: 'dogs/reportLost',
  policy: 'confirmed',
  summary:
    'Says that one’s own dog is lost: the resort’s people tell the guests on site; said twice it is said once (B-22)',
  input: z.strictObject({ dogId: idField, about: text(1, MAX_LOST_ABOUT), showsPhone: z.boolean() }),
  output: z.strictObject({ alertId: z.number() }),
  refusals: ['not_found'],
  limits: [{ max: 10, per: MINUTE, by: 'caller' }],
})

export const endLostDog = defineCall({
  name: 'endLostDog',
  method: 'POST',
  path: 'dogs/found',
  policy: 'customer',
  summary: 'One’s own dog is found: nobody looks for it any more (B-22)',
  input: z.strictObject({ alertId: idField }),
  output: doneOutput,
  refusals: ['not_found'],
})

export const listLostDogs = defineCall({
  name: 'listLostDogs',
  method: 'GET',
  path: 'dogs/lost',
  policy: 'customer',
  summary: 'Dogs that are looked for, for guests who are there today, and one’s own (B-22)',
  input: noInput,
  output: z.strictObject({ alerts: z.array(lostDogSchema) }),
  refusals: [],
})

const staffOfTheBeach = { policy: 'staff', roles: ['beach'] } as const

export const listLostDogReports = defineCall({
  name: 'listLostDogReports',
  method: 'GET',
  path: 'ges/dogs/lost',
  ...staffOfTheBeach,
  summary: 'Dogs that are lost, with whom to call and where they lie today (B-22)',
  input: noInput,
  output: z.strictObject({
    reports: z.array(
      z.strictObject({ ...lostDog, owner: z.string(), ownerPhone: z.string(), umbrellas: z.array(z.string()) }),
    ),
  }),
  refusals: [],
})

export const sendLostDog = defineCall({
  name: 'sendLostDog',
  method: 'POST',
  path: 'ges/dogs/sendLost',
  ...staffOfTheBeach,
  summary: 'Tells every guest who is there today of a lost dog, with its photo; once (B-22)',
  input: z.strictObject({ alertId: idField }),
  output: z.strictObject({ people: z.number() }),
  refusals: ['not_found', 'status_changed'],
})

export const closeLostDog = defineCall({
  name: 'closeLostDog',
  method: 'POST',
  path: 'ges/dogs/closeLost',
  ...staffOfTheBeach,
  summary: 'A lost dog is found, or was no case: it is shown to nobody any more (B-22)',
  input: z.strictObject({ alertId: idField }),
  output: doneOutput,
  refusals: ['not_found'],
})
