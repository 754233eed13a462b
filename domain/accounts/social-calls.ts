import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { HOUR, MINUTE } from '../platform/duration.ts'
import { doneOutput, languageField, noInput, rule, text } from '../platform/fields.ts'
import { codeField, sessionOutput } from './calls.ts'
import { consentField, emailField, personNameField, phoneField, triedPasswordField } from './field-rules.ts'
import { linkKeyField } from './security-calls.ts'
import { isOwnPath, SOCIAL_PROVIDERS } from './social-rules.ts'

/** The letters that a page of our own to open next consists of; {@link isOwnPath} looks closer. */
const OWN_PATH = z.regex(/^\/[\w\-./~%?=&+:,]*$/, { error: 'not_offered', abort: true })
const providerField = z.enum(SOCIAL_PROVIDERS, { error: 'not_offered' })

/** Who came back is a customer: the session is open. */
const signedIn = z.strictObject({ status: z.literal('signed_in'), session: sessionOutput })

/** What a provider's answer leads to. The keys belong to the browser or app that took it up. */
const arrivalOutput = z.union([
  signedIn,
  z.strictObject({
    status: z.literal('completion'),
    /** For `completeSocialSignup`. */
    key: z.string(),
    provider: providerField,
    /** What the provider said; empty where it said nothing. */
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** Whether that e-mail needs no mailed code any more. */
    isEmailProven: z.boolean(),
  }),
  z.strictObject({
    status: z.literal('link'),
    /** For `linkSocialLogin`. */
    key: z.string(),
    provider: providerField,
    /** Of the account that exists already. */
    email: z.string(),
    /** False where only a mailed code proves the account. */
    hasPassword: z.boolean(),
  }),
])

export const getSocialProviders = defineCall({
  name: 'getSocialProviders',
  method: 'GET',
  path: 'accounts/social/providers',
  policy: 'anyone',
  cacheable: true,
  summary: 'The social logins that the resort has keys for and that lead back to the asker; no keys, no button (R-108)',
  input: noInput,
  output: z.strictObject({ providers: z.array(providerField) }),
  refusals: [],
})

export const startSocialLogin = defineCall({
  name: 'startSocialLogin',
  method: 'POST',
  path: 'accounts/social/start',
  policy: 'anyone',
  summary:
    'Begins a social login: the address at the provider, for this browser or the one of the system (R-108, R-711)',
  input: z.strictObject({
    provider: providerField,
    /** Page of the app to open afterwards. */
    next: z.optional(text(1, 500).check(OWN_PATH, rule(isOwnPath, 'not_offered'))),
    /**
     * Of an app that is installed: SHA-256 of its verifier, in base64url. The provider's answer then leads back into the app,
     * and is taken up with the verifier alone.
     */
    challenge: z.optional(linkKeyField),
  }),
  output: z.strictObject({ url: z.string() }),
  refusals: ['not_found', 'try_again', 'too_many_requests'],
  limits: [{ max: 30, per: 10 * MINUTE, by: 'address' }],
})

export const finishSocialLogin = defineCall({
  name: 'finishSocialLogin',
  method: 'POST',
  path: 'accounts/social/finish',
  policy: 'anyone',
  summary:
    'Takes up a provider’s answer, once and in the browser or app that began: signs in, or says what is missing (R-108)',
  input: z.strictObject({
    key: linkKeyField,
    /** Of the app that began with its challenge. */
    verifier: z.optional(linkKeyField),
  }),
  output: arrivalOutput,
  refusals: ['social_login_failed', 'too_many_requests'],
  limits: [{ max: 30, per: 10 * MINUTE, by: 'address' }],
})

export const completeSocialSignup = defineCall({
  name: 'completeSocialSignup',
  method: 'POST',
  path: 'accounts/social/complete',
  policy: 'anyone',
  summary: 'Adds what the provider did not say and makes the account, or mails a code first (R-108, R-503 to R-508)',
  input: z.strictObject({
    key: linkKeyField,
    firstName: personNameField,
    lastName: personNameField,
    email: emailField,
    phone: phoneField,
    language: languageField,
    /** Both boxes, with the version of the text that was shown. */
    personalDataRead: consentField,
    personalDataVersion: text(1, 40),
    purposesAccepted: consentField,
    purposesVersion: text(1, 40),
  }),
  output: z.union([signedIn, z.strictObject({ status: z.literal('code_sent') })]),
  refusals: ['input_invalid', 'social_login_failed', 'too_many_requests'],
  limits: [{ max: 20, per: 10 * MINUTE, by: 'address' }],
})

export const confirmSocialSignup = defineCall({
  name: 'confirmSocialSignup',
  method: 'POST',
  path: 'accounts/social/confirm',
  policy: 'anyone',
  summary: 'Confirms the e-mail of a social sign-up with the mailed code and makes the account (R-108)',
  input: z.strictObject({ key: linkKeyField, code: codeField }),
  output: sessionOutput,
  refusals: ['code_wrong_or_expired', 'social_login_failed', 'too_many_requests'],
  limits: [{ max: 20, per: 10 * MINUTE, by: 'address' }],
})

export const requestSocialCode = defineCall({
  name: 'requestSocialCode',
  method: 'POST',
  path: 'accounts/social/code',
  policy: 'anyone',
  summary: 'Mails a code: to prove the account that is linked, or once more for a sign-up; answers the same always',
  input: z.strictObject({ key: linkKeyField }),
  output: doneOutput,
  refusals: ['too_many_requests'],
  limits: [{ max: 10, per: HOUR, by: 'address' }],
})

export const linkSocialLogin = defineCall({
  name: 'linkSocialLogin',
  method: 'POST',
  path: 'accounts/social/link',
  policy: 'anyone',
  summary:
    'Links a social login to the account that has its e-mail, by that account’s password or a mailed code (R-108)',
  input: z.union([
    z.strictObject({ key: linkKeyField, password: triedPasswordField }),
    z.strictObject({ key: linkKeyField, code: codeField }),
  ]),
  output: sessionOutput,
  refusals: [
    'social_login_failed',
    'wrong_credentials',
    'email_not_confirmed',
    'code_wrong_or_expired',
    'too_many_requests',
  ],
  limits: [{ max: 20, per: 10 * MINUTE, by: 'address' }],
})

export const removeIdentity = defineCall({
  name: 'removeIdentity',
  method: 'POST',
  path: 'accounts/social/remove',
  policy: 'customer',
  needsProof: true,
  summary: 'Takes a social login off one’s account; never the last way in. Done as well when it is off already',
  input: z.strictObject({ provider: providerField }),
  output: doneOutput,
  refusals: ['last_way_in', 'proof_needed'],
})
