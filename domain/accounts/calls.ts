import * as z from 'zod/mini'
import { MINUTE, HOUR } from '../platform/duration.ts'
import { defineCall } from '../platform/call.ts'
import { doneOutput, languageField, noInput, text } from '../platform/fields.ts'
import {
  consentField,
  emailField,
  newPasswordField,
  personNameField,
  phoneField,
  triedPasswordField,
} from './field-rules.ts'

/** A signed-in person, as the app keeps it. */
export const sessionOutput = z.strictObject({
  /** Opaque bearer token, 256 bits, shown once. */
  token: z.string(),
  /** The fixed `username`: the account's e-mail. */
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})

/** What the fixed calls know of a person, with the fixed Italian names. */
const userOutput = z.strictObject({
  nome: z.string(),
  cognome: z.string(),
  telefono: z.string(),
  /** Photo as a data URL, or an empty string. */
  image: z.string(),
  /** 1 when a card is saved. */
  stripeToken: z.literal([0, 1]),
})

export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: 'accounts/register',
  policy: 'anyone',
  summary: 'Makes an account and mails a code; answers the same for a known e-mail (R-108, R-505 to R-508)',
  input: z.strictObject({
    firstName: personNameField,
    lastName: personNameField,
    email: emailField,
    phone: phoneField,
    password: newPasswordField,
    language: languageField,
    /** Both boxes, with the version of the text that was shown. */
    personalDataRead: consentField,
    personalDataVersion: text(1, 40),
    purposesAccepted: consentField,
    purposesVersion: text(1, 40),
  }),
  output: doneOutput,
  refusals: ['input_invalid', 'too_many_requests'],
  limits: [{ max: 10, per: 10 * MINUTE, by: 'address' }],
})

/** Six digits that were mailed. */
export const codeField = z
  .string()
  .check(
    z.minLength(6, { error: 'too_short' }),
    z.maxLength(6, { error: 'too_long' }),
    z.regex(/^\d*$/, { error: 'digits_only' }),
  )

export const confirmEmail = defineCall({
  name: 'confirmEmail',
  method: 'POST',
  path: 'accounts/confirmEmail',
  policy: 'anyone',
  summary: 'Confirms an e-mail with the mailed code and signs in (R-108)',
  input: z.strictObject({ email: emailField, code: codeField }),
  output: sessionOutput,
  refusals: ['code_wrong_or_expired', 'too_many_requests'],
  limits: [
    { max: 60, per: 10 * MINUTE, by: 'address' },
    { max: 10, per: 10 * MINUTE, by: 'address_and_email' },
  ],
})

export const resendCode = defineCall({
  name: 'resendCode',
  method: 'POST',
  path: 'accounts/resendCode',
  policy: 'anyone',
  summary: 'Mails a new confirmation code; answers the same for an unknown e-mail (R-108)',
  input: z.strictObject({ email: emailField }),
  output: doneOutput,
  refusals: ['too_many_requests'],
  limits: [
    { max: 20, per: HOUR, by: 'address' },
    { max: 3, per: HOUR, by: 'address_and_email' },
  ],
})

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: 'accounts/login',
  policy: 'anyone',
  summary: 'Signs in with e-mail and password; one answer for every failure (R-108, R-506, R-711)',
  input: z.strictObject({ email: emailField, password: triedPasswordField }),
  output: sessionOutput,
  refusals: ['wrong_credentials', 'email_not_confirmed', 'too_many_requests'],
  limits: [
    { max: 40, per: 10 * MINUTE, by: 'address' },
    { max: 10, per: 10 * MINUTE, by: 'address_and_email' },
  ],
})

export const enterAsGuest = defineCall({
  name: 'enterAsGuest',
  method: 'POST',
  path: 'accounts/enterAsGuest',
  policy: 'anyone',
  summary: 'Leaves name, phone and e-mail to order without an account; asked again it changes them (R-110)',
  input: z.strictObject({
    firstName: personNameField,
    lastName: personNameField,
    email: emailField,
    phone: phoneField,
    language: languageField,
  }),
  output: z.strictObject({
    /** Opaque bearer token of the guest's own orders, shown once. */
    token: z.string(),
  }),
  refusals: ['not_allowed', 'too_many_requests'],
  // A beach full of guests orders at noon from one Wi-Fi, or one carrier's few addresses.
  limits: [{ max: 60, per: 10 * MINUTE, by: 'address' }],
})

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: 'accounts/logout',
  policy: 'anyone',
  summary: 'Revokes the session that asks; done as well when it is gone already (R-407)',
  input: noInput,
  output: doneOutput,
  refusals: ['too_many_requests'],
  limits: [{ max: 120, per: MINUTE, by: 'address' }],
})

export const getUser = defineCall({
  name: 'getUser',
  method: 'POST',
  path: 'users/getUser',
  policy: 'customer',
  summary: 'One’s own profile; another e-mail answers as if unknown (R-709, R-305)',
  input: z.object({ email: emailField }),
  output: userOutput,
  refusals: ['not_found'],
  fixed: true,
})

export const updateUser = defineCall({
  name: 'updateUser',
  method: 'POST',
  path: 'users/updateUser',
  policy: 'customer',
  summary: 'Changes one’s own name, phone and photo (R-709, R-408, R-503 to R-505)',
  input: z.object({
    nome: personNameField,
    cognome: personNameField,
    telefono: phoneField,
    /** Photo as a data URL of a JPEG, PNG or WebP; empty removes it; absent or null keeps it. */
    image: z.nullish(z.string().check(z.maxLength(7_000_000, { error: 'too_long' }))),
  }),
  output: userOutput,
  refusals: ['image_not_accepted', 'too_many_requests'],
  bodyLimit: 7 * 1024 * 1024,
  fixed: true,
})
