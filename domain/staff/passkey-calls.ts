import * as z from 'zod/mini'
import {
  creationOutput,
  newPasskeyField,
  passkeyAnswerField,
  passkeyNameField,
  requestOutput,
} from '../accounts/passkey-fields.ts'
import { linkKeyField } from '../accounts/security-calls.ts'
import { defineCall } from '../platform/call.ts'
import { HOUR, MINUTE } from '../platform/duration.ts'
import { doneOutput, idField, noInput } from '../platform/fields.ts'
import { STAFF_ROLES } from '../platform/staff-role.ts'
import { deviceField, fullLoginOutput } from './sign-in-calls.ts'

export const startStaffPasskey = defineCall({
  name: 'startStaffPasskey',
  method: 'POST',
  path: 'ges/staff/passkeys/start',
  policy: 'anyone',
  summary: 'What a passkey has to sign to open the back office, or to prove whose session of it this is (B-26)',
  input: z.strictObject({ purpose: z.enum(['login', 'proof'], { error: 'not_offered' }) }),
  output: requestOutput,
  refusals: ['login_required', 'too_many_requests'],
  limits: [
    { max: 120, per: 10 * MINUTE, by: 'address' },
    { max: 30, per: 10 * MINUTE, by: 'caller' },
  ],
})

export const staffPasskeyLogin = defineCall({
  name: 'staffPasskeyLogin',
  method: 'POST',
  path: 'ges/staff/passkeys/login',
  policy: 'anyone',
  summary: 'Opens the back office by a passkey, both steps in one; one answer for every failure (B-26)',
  input: z.strictObject({ passkey: passkeyAnswerField, device: z.optional(deviceField) }),
  output: fullLoginOutput,
  refusals: ['passkey_refused', 'too_many_requests'],
  limits: [{ max: 60, per: 10 * MINUTE, by: 'address' }],
})

export const startPasskeyJoining = defineCall({
  name: 'startPasskeyJoining',
  method: 'POST',
  path: 'ges/staff/passkeys/startJoining',
  policy: 'anyone',
  summary:
    'What the first passkey of somebody is made from whom a mailed link brings; nothing where they have a second step (B-26)',
  input: z.strictObject({ key: linkKeyField }),
  output: creationOutput,
  refusals: ['link_wrong_or_expired', 'too_many_requests'],
  limits: [{ max: 20, per: 10 * MINUTE, by: 'address' }],
})

export const joinByPasskey = defineCall({
  name: 'joinByPasskey',
  method: 'POST',
  path: 'ges/staff/passkeys/join',
  policy: 'anyone',
  summary: 'Comes into the back office for the first time by a mailed link and a passkey, without a password (B-26)',
  input: z.strictObject({ key: linkKeyField, passkey: newPasskeyField, device: z.optional(deviceField) }),
  output: fullLoginOutput,
  refusals: ['link_wrong_or_expired', 'passkey_refused', 'too_many_requests'],
  limits: [{ max: 20, per: 10 * MINUTE, by: 'address' }],
})

export const startNewStaffPasskey = defineCall({
  name: 'startNewStaffPasskey',
  method: 'POST',
  path: 'ges/staff/passkeys/startNew',
  policy: 'staff',
  roles: [...STAFF_ROLES],
  needsProof: true,
  summary: 'What another passkey for the back office is made from (B-26)',
  input: noInput,
  output: creationOutput,
  refusals: ['proof_needed', 'too_many_passkeys', 'too_many_requests'],
  limits: [{ max: 20, per: HOUR, by: 'caller' }],
})

export const addStaffPasskey = defineCall({
  name: 'addStaffPasskey',
  method: 'POST',
  path: 'ges/staff/passkeys/add',
  policy: 'staff',
  roles: [...STAFF_ROLES],
  needsProof: true,
  summary: 'Adds a passkey that opens the back office, and tells its person by mail (B-26)',
  input: z.strictObject({ passkey: newPasskeyField }),
  output: doneOutput,
  refusals: ['proof_needed', 'passkey_refused', 'too_many_passkeys', 'too_many_requests'],
  limits: [{ max: 20, per: HOUR, by: 'caller' }],
})

export const renameStaffPasskey = defineCall({
  name: 'renameStaffPasskey',
  method: 'POST',
  path: 'ges/staff/passkeys/rename',
  policy: 'staff',
  roles: [...STAFF_ROLES],
  summary: 'Gives a passkey of one’s own another name (B-26)',
  input: z.strictObject({ passkeyId: idField, name: passkeyNameField }),
  output: doneOutput,
  refusals: ['not_found'],
})

export const removeStaffPasskey = defineCall({
  name: 'removeStaffPasskey',
  method: 'POST',
  path: 'ges/staff/passkeys/remove',
  policy: 'staff',
  roles: [...STAFF_ROLES],
  needsProof: true,
  summary: 'Takes a passkey of one’s own away; never the last one where no authenticator is set up (B-26)',
  input: z.strictObject({ passkeyId: idField }),
  output: doneOutput,
  refusals: ['last_way_in', 'not_found', 'proof_needed'],
})
