import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { HOUR } from '../platform/duration.ts'
import { centsField, doneOutput, instantField, languageField, noInput } from '../platform/fields.ts'

export const exportMyData = defineCall({
  name: 'exportMyData',
  method: 'POST',
  path: 'privacy/exportMyData',
  policy: 'customer',
  needsProof: true,
  summary: 'Everything that the resort keeps of a person, as one JSON document (R-216, GDPR 15 and 20)',
  input: noInput,
  output: z.strictObject({
    resort: z.string(),
    exportedAt: instantField,
    /** One entry per slice that keeps something of the person, e.g. `profile`, `orders`, `dogs`. */
    data: z.record(z.string(), z.unknown()),
  }),
  refusals: ['proof_needed', 'too_many_requests'],
  limits: [{ max: 10, per: HOUR, by: 'caller' }],
  plainOutput: true,
})

export const getDeletion = defineCall({
  name: 'getDeletion',
  method: 'POST',
  path: 'privacy/getDeletion',
  policy: 'customer',
  summary: 'Whether one may delete one’s account in the app, and what becomes of what is booked (R-109, R-716)',
  input: noInput,
  output: z.strictObject({
    isOffered: z.boolean(),
    /** One of the resort's people: first somebody takes the roles away. */
    isStaff: z.boolean(),
    /** Paid bookings to come: they stay valid until their date, by their pass alone. */
    paidAhead: z.number(),
    /** Bookings to come that are not paid yet: they are given back. */
    unpaidAhead: z.number(),
    /** Credit that is lost with the account, with what bookings that are given back would bring (B-06). */
    creditCents: centsField,
    /** A payment is under way: the deletion has to wait for its end. */
    isPaymentUnderWay: z.boolean(),
  }),
  refusals: [],
})

export const deleteAccount = defineCall({
  name: 'deleteAccount',
  method: 'POST',
  path: 'accounts/deleteAccount',
  policy: 'customer',
  needsProof: true,
  summary: 'Deletes the account and all that is personal, at once; only where the resort offers it (R-109, R-711)',
  input: noInput,
  output: doneOutput,
  refusals: ['proof_needed', 'not_allowed', 'payment_in_progress', 'too_many_requests'],
  limits: [{ max: 5, per: HOUR, by: 'caller' }],
})

export const listConsents = defineCall({
  name: 'listConsents',
  method: 'POST',
  path: 'privacy/listConsents',
  policy: 'customer',
  summary: 'What one agreed to: which text, in which version and language, and when (R-508)',
  input: noInput,
  output: z.strictObject({
    consents: z.array(
      z.strictObject({
        purpose: z.enum(['personal_data', 'purposes']),
        version: z.string(),
        language: languageField,
        givenAt: instantField,
      }),
    ),
  }),
  refusals: [],
})
