import * as z from 'zod/mini'
import { emailField, newPasswordField, triedPasswordField } from '../accounts/field-rules.ts'
import { passkeyAnswerField, passkeyOutput } from '../accounts/passkey-fields.ts'
import { defineCall } from '../platform/call.ts'
import { HOUR, MINUTE } from '../platform/duration.ts'
import { doneOutput, idField, instantField, noInput, rule, text } from '../platform/fields.ts'
import { STAFF_ROLES } from '../platform/staff-role.ts'
import { isWeakPin, PIN_SHAPE } from './pin-rules.ts'

/** What opens something once, or at a certain tablet: 256 random bits, base64url. */
const secretField = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'wrong_type' }))
/** Six digits of the authenticator, or a recovery code; spaces and dashes do not matter. */
const secondFactorField = text(6, 40)
/** A PIN that is being tried. */
const triedPinField = z.string().check(z.regex(PIN_SHAPE, { error: 'wrong_type' }))
/** A PIN that is being chosen: 4 to 6 digits that are not the first that anybody tries. */
const newPinField = z.string().check(
  z.minLength(4, { error: 'too_short', abort: true }),
  z.maxLength(6, { error: 'too_long', abort: true }),
  z.regex(/^\d*$/, { error: 'digits_only', abort: true }),
  rule((pin) => !isWeakPin(pin), 'pin_too_common'),
)

/** Secret that a device keeps for itself, by which the person is not told of it again; whoever has none is told every time. */
export const deviceField = secretField

/** A session of somebody of the resort, as a tablet keeps it. */
const staffSession = {
  /** Opaque bearer token of the back office, 256 bits, shown once. */
  token: z.string(),
  email: z.string(),
  displayName: z.string(),
  /** Minutes without use after which the session is locked. */
  idleMinutes: z.number(),
}

/** A session that was opened in full, not by a PIN. */
export const fullLoginOutput = z.strictObject({
  ...staffSession,
  /** Key that a shared tablet keeps for the PIN; null for who has none. */
  returnKey: z.nullable(z.string()),
  /** Whether a PIN is asked for now: the one of before was too short. */
  choosesPin: z.boolean(),
  /** Shown once, where the second factor was set up by this login; empty otherwise. */
  recoveryCodes: z.array(z.string()),
})

export const staffLogin = defineCall({
  name: 'staffLogin',
  method: 'POST',
  path: 'ges/staff/login',
  policy: 'anyone',
  summary:
    'First step into the back office: e-mail and password; one answer for every failure, guests included (R-603)',
  input: z.strictObject({ email: emailField, password: triedPasswordField }),
  output: z.strictObject({
    /** Opens the second step for ten minutes. */
    ticket: z.string(),
    /** Secret of the second factor that is set up by this login, in base32 and as the QR of an authenticator; null when there is one already. */
    enrolment: z.nullable(z.strictObject({ secret: z.string(), uri: z.string() })),
    /** False for who has passkeys alone: of codes only the recovery codes end this login. */
    hasAuthenticator: z.boolean(),
    /** Whether another password has to be chosen with the second step: this one is short or common. */
    choosesPassword: z.boolean(),
    /** The sandbox's authenticator, where the resort is only tried; null for every real one. */
    testAuthenticator: z.nullable(z.string()),
  }),
  refusals: ['wrong_credentials', 'mailed_link_needed', 'too_many_requests'],
  limits: [
    { max: 40, per: 10 * MINUTE, by: 'address' },
    { max: 10, per: 10 * MINUTE, by: 'address_and_email' },
  ],
})

export const finishStaffLogin = defineCall({
  name: 'finishStaffLogin',
  method: 'POST',
  path: 'ges/staff/finishLogin',
  policy: 'anyone',
  summary: 'Second step: the authenticator’s code or a recovery code; sets up what the first step asked for (R-603)',
  input: z.strictObject({
    ticket: secretField,
    code: secondFactorField,
    password: z.optional(newPasswordField),
    device: z.optional(deviceField),
  }),
  output: fullLoginOutput,
  refusals: ['login_required', 'code_wrong_or_expired', 'input_invalid', 'too_many_requests'],
  limits: [{ max: 60, per: 10 * MINUTE, by: 'address' }],
})

export const unlockStaffSession = defineCall({
  name: 'unlockStaffSession',
  method: 'POST',
  path: 'ges/staff/unlock',
  policy: 'anyone',
  summary:
    'Opens a locked session of this tablet with its person’s PIN, and locks the one that asks; written down, right or wrong (R-603)',
  input: z.strictObject({ returnKey: secretField, pin: triedPinField }),
  output: z.strictObject(staffSession),
  refusals: ['login_required', 'pin_wrong', 'too_many_requests'],
  limits: [{ max: 120, per: 10 * MINUTE, by: 'address' }],
})

export const lockStaffSession = defineCall({
  name: 'lockStaffSession',
  method: 'POST',
  path: 'ges/staff/lock',
  policy: 'staff',
  roles: [...STAFF_ROLES],
  summary: 'Locks the session that asks: its token is over, a PIN opens it again at the same tablet (R-603)',
  input: noInput,
  output: doneOutput,
  refusals: [],
})

export const endStaffSession = defineCall({
  name: 'endStaffSession',
  method: 'POST',
  path: 'ges/staff/logout',
  policy: 'staff',
  roles: [...STAFF_ROLES],
  summary: 'Ends the session that asks (R-603)',
  input: noInput,
  output: doneOutput,
  refusals: [],
})

export const listStaffSessions = defineCall({
  name: 'listStaffSessions',
  method: 'GET',
  path: 'ges/staff/sessions',
  policy: 'staff',
  roles: [...STAFF_ROLES],
  summary: 'Where the asking person is signed in to the back office, the one used last first (R-603)',
  input: noInput,
  output: z.strictObject({
    sessions: z.array(
      z.strictObject({
        id: idField,
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
  }),
  refusals: [],
})

export const endOtherStaffSession = defineCall({
  name: 'endOtherStaffSession',
  method: 'POST',
  path: 'ges/staff/endSession',
  policy: 'staff',
  roles: [...STAFF_ROLES],
  summary: 'Ends another session of one’s own in the back office; done as well when it is over already (R-603)',
  input: z.strictObject({ sessionId: idField }),
  output: doneOutput,
  refusals: [],
})

export const setStaffPin = defineCall({
  name: 'setStaffPin',
  method: 'POST',
  path: 'ges/staff/setPin',
  policy: 'staff',
  roles: [...STAFF_ROLES],
  needsProof: true,
  summary:
    'Sets the PIN that changes the person at a shared tablet, six digits for a manager, or takes it away (R-603)',
  input: z.strictObject({ pin: z.nullable(newPinField) }),
  output: z.strictObject({ returnKey: z.nullable(z.string()) }),
  refusals: ['proof_needed', 'input_invalid', 'too_many_requests'],
  limits: [{ max: 20, per: HOUR, by: 'caller' }],
})

export const proveStaff = defineCall({
  name: 'proveStaff',
  method: 'POST',
  path: 'ges/staff/prove',
  policy: 'staff',
  roles: [...STAFF_ROLES],
  summary:
    'Proves once more whose session it is, by passkey, password or authenticator, for the calls that ask for it (B-26)',
  input: z.union([
    z.strictObject({ password: triedPasswordField }),
    z.strictObject({ code: secondFactorField }),
    z.strictObject({ passkey: passkeyAnswerField }),
  ]),
  output: doneOutput,
  refusals: ['wrong_credentials', 'code_wrong_or_expired', 'passkey_refused', 'too_many_requests'],
  limits: [{ max: 20, per: 10 * MINUTE, by: 'caller' }],
})

export const startAuthenticator = defineCall({
  name: 'startAuthenticator',
  method: 'POST',
  path: 'ges/staff/authenticator/start',
  policy: 'staff',
  roles: [...STAFF_ROLES],
  needsProof: true,
  summary: 'What an authenticator is set up from beside passkeys, for who has none; answered once (R-603, B-26)',
  input: noInput,
  output: z.strictObject({
    /** Names this secret for ten minutes. */
    ticket: z.string(),
    /** In base32, and as the QR of an authenticator. */
    secret: z.string(),
    uri: z.string(),
    /** The sandbox's authenticator, where the resort is only tried; null for every real one. */
    testAuthenticator: z.nullable(z.string()),
  }),
  /** `status_changed`: there is one already. */
  refusals: ['proof_needed', 'status_changed', 'too_many_requests'],
  limits: [{ max: 20, per: HOUR, by: 'caller' }],
})

export const addAuthenticator = defineCall({
  name: 'addAuthenticator',
  method: 'POST',
  path: 'ges/staff/authenticator/add',
  policy: 'staff',
  roles: [...STAFF_ROLES],
  needsProof: true,
  summary: 'Keeps the authenticator once it has shown a right code, and tells its person by mail (R-603, B-26)',
  input: z.strictObject({ ticket: secretField, code: secondFactorField }),
  output: doneOutput,
  refusals: ['proof_needed', 'code_wrong_or_expired', 'status_changed', 'too_many_requests'],
  limits: [{ max: 20, per: 10 * MINUTE, by: 'caller' }],
})

export const getStaffSecurity = defineCall({
  name: 'getStaffSecurity',
  method: 'GET',
  path: 'ges/staff/security',
  policy: 'staff',
  roles: [...STAFF_ROLES],
  summary: 'How the asking person signs in to the back office',
  input: noInput,
  output: z.strictObject({
    email: z.string(),
    hasPin: z.boolean(),
    hasPassword: z.boolean(),
    /** Whether an authenticator shows codes for them; who came by a passkey may have none. */
    hasAuthenticator: z.boolean(),
    recoveryCodesLeft: z.number(),
    /** Those that open the back office, the newest last. */
    passkeys: z.array(passkeyOutput),
  }),
  refusals: [],
})
