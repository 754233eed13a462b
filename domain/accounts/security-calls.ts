import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { HOUR, MINUTE } from '../platform/duration.ts'
import { doneOutput, instantField, languageField, noInput, text, whole } from '../platform/fields.ts'
import { codeField, sessionOutput } from './calls.ts'
import { emailField, newPasswordField, triedPasswordField } from './field-rules.ts'
import { passkeyAnswerField, passkeyOutput } from './passkey-fields.ts'

/**
 * The secret of a mailed link: 256 bits in base64url. It stands in the fragment, which no server log sees:
 * `/recuperapassword#key=…` and `/ges#key=…` (resetPassword), `/signup-completa#newEmail=…` (confirmNewEmail) and `/riepilogo?order=7#key=…`
 * (enterByLink).
 */
export const linkKeyField = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'characters_invalid' }))

export const requestPasswordReset = defineCall({
  name: 'requestPasswordReset',
  method: 'POST',
  path: 'accounts/requestPasswordReset',
  policy: 'anyone',
  summary: 'Mails a link for a new password; answers the same, and as fast, for an unknown e-mail (R-108, R-711)',
  input: z.strictObject({
    email: emailField,
    language: languageField,
    /** Whether it was asked for at the login of the back office: the link of the mail leads there. */
    isFromDesk: z.optional(z.boolean()),
  }),
  output: doneOutput,
  refusals: ['too_many_requests'],
  limits: [
    { max: 20, per: HOUR, by: 'address' },
    { max: 3, per: HOUR, by: 'address_and_email' },
  ],
})

export const checkResetLink = defineCall({
  name: 'checkResetLink',
  method: 'POST',
  path: 'accounts/checkResetLink',
  policy: 'anyone',
  summary: 'Whose password a mailed link sets, before anybody types a new one; the link stays as it is (R-507)',
  input: z.strictObject({ key: linkKeyField }),
  output: z.strictObject({ email: z.string() }),
  refusals: ['link_wrong_or_expired', 'too_many_requests'],
  limits: [{ max: 20, per: 10 * MINUTE, by: 'address' }],
})

export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: 'accounts/resetPassword',
  policy: 'anyone',
  summary: 'Sets a new password by a mailed link, ends every session and tells the owner; signs nobody in (R-507)',
  input: z.strictObject({ key: linkKeyField, password: newPasswordField }),
  output: z.strictObject({
    /** Whose password it was, to fill in the login. */
    email: z.string(),
  }),
  refusals: ['input_invalid', 'link_wrong_or_expired', 'too_many_requests'],
  limits: [{ max: 20, per: 10 * MINUTE, by: 'address' }],
})

export const proveIdentity = defineCall({
  name: 'proveIdentity',
  method: 'POST',
  path: 'accounts/proveIdentity',
  policy: 'customer',
  summary:
    'Proves once more whose session it is, by passkey, password or mailed code, for the calls that ask for it (B-26)',
  input: z.union([
    z.strictObject({ password: triedPasswordField }),
    z.strictObject({ code: codeField }),
    z.strictObject({ passkey: passkeyAnswerField }),
  ]),
  output: doneOutput,
  refusals: ['wrong_credentials', 'code_wrong_or_expired', 'passkey_refused', 'too_many_requests'],
  limits: [{ max: 20, per: 10 * MINUTE, by: 'caller' }],
})

export const requestProofCode = defineCall({
  name: 'requestProofCode',
  method: 'POST',
  path: 'accounts/requestProofCode',
  policy: 'customer',
  summary: 'Mails a code to prove oneself with: for accounts without a password, and for whoever forgot it',
  input: noInput,
  output: doneOutput,
  refusals: ['too_many_requests'],
  limits: [{ max: 5, per: HOUR, by: 'caller' }],
})

export const getSecurity = defineCall({
  name: 'getSecurity',
  method: 'POST',
  path: 'accounts/getSecurity',
  policy: 'customer',
  summary: 'How one signs in, and where one is signed in (R-215)',
  input: noInput,
  output: z.strictObject({
    email: z.string(),
    hasPassword: z.boolean(),
    /** A new e-mail that waits for its link to be opened; null when none does. */
    waitingEmail: z.nullable(z.string()),
    sessions: z.array(
      z.strictObject({
        id: whole(1, Number.MAX_SAFE_INTEGER),
        /** Whether it is the one that asks. */
        isThis: z.boolean(),
        /** What the app said of itself: `android`, `ios` or `other`, a browser. */
        platform: z.enum(['android', 'ios', 'other']),
        /** Name of browser and system, e.g. `Firefox, Windows`; empty when it said none. */
        device: z.string(),
        openedAt: instantField,
        lastUsedAt: instantField,
      }),
    ),
    /** Social logins that open this account. */
    identities: z.array(z.strictObject({ provider: z.enum(['google', 'apple', 'facebook']), addedAt: instantField })),
    /** Passkeys that open this account, the newest last; those of the back office are looked after there (B-26). */
    passkeys: z.array(z.extend(passkeyOutput, { opensDesk: z.boolean() })),
  }),
  refusals: [],
})

export const endSession = defineCall({
  name: 'endSession',
  method: 'POST',
  path: 'accounts/endSession',
  policy: 'customer',
  summary: 'Signs another of one’s browsers or apps out; done as well when it is gone already',
  input: z.strictObject({ sessionId: whole(1, Number.MAX_SAFE_INTEGER) }),
  output: doneOutput,
  refusals: [],
})

export const logoutEverywhere = defineCall({
  name: 'logoutEverywhere',
  method: 'POST',
  path: 'accounts/logoutEverywhere',
  policy: 'customer',
  summary: 'Ends every session of one’s account, this one too (R-407)',
  input: noInput,
  output: doneOutput,
  refusals: [],
})

export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: 'accounts/changePassword',
  policy: 'customer',
  needsProof: true,
  summary: 'Sets another password, ends every session, opens a new one and tells the owner by mail',
  input: z.strictObject({ password: newPasswordField }),
  output: sessionOutput,
  refusals: ['input_invalid', 'proof_needed', 'too_many_requests'],
  limits: [{ max: 10, per: HOUR, by: 'caller' }],
})

export const changeEmail = defineCall({
  name: 'changeEmail',
  method: 'POST',
  path: 'accounts/changeEmail',
  policy: 'customer',
  needsProof: true,
  summary: 'Mails a link to a new address, and a notice to the old one; answers the same for a taken address',
  input: z.strictObject({ email: emailField }),
  output: doneOutput,
  refusals: ['proof_needed', 'too_many_requests'],
  limits: [{ max: 5, per: HOUR, by: 'caller' }],
})

export const confirmNewEmail = defineCall({
  name: 'confirmNewEmail',
  method: 'POST',
  path: 'accounts/confirmNewEmail',
  policy: 'anyone',
  summary: 'Takes over a new e-mail by its mailed link and ends every session; done once (R-108)',
  input: z.strictObject({ key: linkKeyField }),
  output: z.strictObject({ email: z.string() }),
  refusals: ['link_wrong_or_expired', 'too_many_requests'],
  limits: [{ max: 20, per: 10 * MINUTE, by: 'address' }],
})

export const enterByLink = defineCall({
  name: 'enterByLink',
  method: 'POST',
  path: 'accounts/enterByLink',
  policy: 'anyone',
  summary: 'Opens a guest’s orders by the secret of the link in their mail: shows, pays and cancels them (R-110)',
  input: z.strictObject({ key: linkKeyField }),
  output: z.strictObject({
    /** Opaque bearer token of the guest, shown once. */
    token: z.string(),
    /** The order that the link is about. */
    orderId: whole(1, Number.MAX_SAFE_INTEGER),
  }),
  refusals: ['link_wrong_or_expired', 'too_many_requests'],
  limits: [{ max: 30, per: 10 * MINUTE, by: 'address' }],
})

export const resendGuestOrders = defineCall({
  name: 'resendGuestOrders',
  method: 'POST',
  path: 'accounts/resendGuestOrders',
  policy: 'anyone',
  summary: 'Mails a guest the links of their coming orders again; answers the same for an unknown e-mail (B-02)',
  input: z.strictObject({ email: emailField, orderNumber: text(4, 20) }),
  output: doneOutput,
  refusals: ['too_many_requests'],
  limits: [
    { max: 20, per: HOUR, by: 'address' },
    { max: 5, per: HOUR, by: 'address_and_email' },
  ],
})

export const setAccountLanguage = defineCall({
  name: 'setAccountLanguage',
  method: 'POST',
  path: 'accounts/setLanguage',
  policy: 'guest',
  summary: 'Keeps the language that a customer or a guest chose, for their mails (R-112, R-113)',
  input: z.strictObject({ language: languageField }),
  output: doneOutput,
  refusals: [],
})
