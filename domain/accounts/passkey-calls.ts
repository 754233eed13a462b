import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { HOUR, MINUTE } from '../platform/duration.ts'
import { doneOutput, idField, noInput } from '../platform/fields.ts'
import { sessionOutput } from './calls.ts'
import {
  creationOutput,
  newPasskeyField,
  passkeyAnswerField,
  passkeyNameField,
  requestOutput,
} from './passkey-fields.ts'

export const startPasskey = defineCall({
  name: 'startPasskey',
  method: 'POST',
  path: 'accounts/passkeys/start',
  policy: 'anyone',
  summary: 'What a passkey has to sign, once and within minutes: to sign in, or to prove whose session it is (B-26)',
  input: z.strictObject({ purpose: z.enum(['login', 'proof'], { error: 'not_offered' }) }),
  output: requestOutput,
  refusals: ['login_required', 'too_many_requests'],
  limits: [
    { max: 120, per: 10 * MINUTE, by: 'address' },
    { max: 30, per: 10 * MINUTE, by: 'caller' },
  ],
})

export const passkeyLogin = defineCall({
  name: 'passkeyLogin',
  method: 'POST',
  path: 'accounts/passkeys/login',
  policy: 'anyone',
  summary: 'Signs a customer in by a passkey; one answer for every failure, an unknown passkey included (B-26)',
  input: z.strictObject({ passkey: passkeyAnswerField }),
  output: sessionOutput,
  refusals: ['passkey_refused', 'too_many_requests'],
  limits: [{ max: 60, per: 10 * MINUTE, by: 'address' }],
})

export const startNewPasskey = defineCall({
  name: 'startNewPasskey',
  method: 'POST',
  path: 'accounts/passkeys/startNew',
  policy: 'customer',
  needsProof: true,
  summary: 'What a new passkey of one’s account is made from (B-26)',
  input: noInput,
  output: creationOutput,
  refusals: ['proof_needed', 'too_many_passkeys', 'too_many_requests'],
  limits: [{ max: 20, per: HOUR, by: 'caller' }],
})

export const addPasskey = defineCall({
  name: 'addPasskey',
  method: 'POST',
  path: 'accounts/passkeys/add',
  policy: 'customer',
  needsProof: true,
  summary: 'Adds a passkey to one’s account and tells the owner by mail; it does not open the back office (B-26)',
  input: z.strictObject({ passkey: newPasskeyField }),
  output: doneOutput,
  refusals: ['proof_needed', 'passkey_refused', 'too_many_passkeys', 'too_many_requests'],
  limits: [{ max: 20, per: HOUR, by: 'caller' }],
})

export const renamePasskey = defineCall({
  name: 'renamePasskey',
  method: 'POST',
  path: 'accounts/passkeys/rename',
  policy: 'customer',
  summary: 'Gives a passkey of one’s account another name (B-26)',
  input: z.strictObject({ passkeyId: idField, name: passkeyNameField }),
  output: doneOutput,
  refusals: ['not_found'],
})

export const removePasskey = defineCall({
  name: 'removePasskey',
  method: 'POST',
  path: 'accounts/passkeys/remove',
  policy: 'customer',
  needsProof: true,
  summary: 'Takes a passkey off one’s account; never the last way in, and none that opens the back office (B-26)',
  input: z.strictObject({ passkeyId: idField }),
  output: doneOutput,
  refusals: ['last_way_in', 'not_found', 'proof_needed'],
})
