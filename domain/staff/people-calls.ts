import * as z from 'zod/mini'
import { emailField } from '../accounts/field-rules.ts'
import { defineCall } from '../platform/call.ts'
import { HOUR } from '../platform/duration.ts'
import { doneOutput, idField, instantField, languageField, noInput, text } from '../platform/fields.ts'
import { STAFF_ROLES } from '../platform/staff-role.ts'

const rolesField = z
  .array(z.enum(STAFF_ROLES, { error: 'not_offered' }))
  .check(z.minLength(1, { error: 'too_few' }), z.maxLength(STAFF_ROLES.length, { error: 'too_many' }))

/** What managers alone do, after a proof. */
const managers = { policy: 'staff', roles: ['manager'], needsProof: true } as const

export const listStaffPeople = defineCall({
  name: 'listStaffPeople',
  method: 'GET',
  path: 'ges/staff/people',
  policy: 'staff',
  roles: ['manager'],
  summary: 'Who works here: roles, second factor, last use of the back office (R-603)',
  input: noInput,
  output: z.strictObject({
    people: z.array(
      z.strictObject({
        accountId: idField,
        email: z.string(),
        displayName: z.string(),
        roles: z.array(z.enum(STAFF_ROLES)),
        hasSecondFactor: z.boolean(),
        /** Of the back office; null for who was never there lately. */
        lastUsedAt: z.nullable(instantField),
        isSelf: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const inviteStaff = defineCall({
  ...managers,
  name: 'inviteStaff',
  method: 'POST',
  path: 'ges/staff/invite',
  summary: 'Gives somebody roles; who has no account gets one; only a mailed link chooses their password (R-603)',
  input: z.strictObject({ email: emailField, displayName: text(1, 40), roles: rolesField, language: languageField }),
  output: doneOutput,
  refusals: ['proof_needed', 'input_invalid', 'staff_already', 'too_many_requests'],
  limits: [{ max: 30, per: HOUR, by: 'caller' }],
})

export const changeStaffRoles = defineCall({
  ...managers,
  name: 'changeStaffRoles',
  method: 'POST',
  path: 'ges/staff/changeRoles',
  summary:
    'Other roles for somebody, or none: then they work here no more; their sessions end; can be taken back (R-603, B-11)',
  input: z.strictObject({
    accountId: idField,
    roles: z
      .array(z.enum(STAFF_ROLES, { error: 'not_offered' }))
      .check(z.maxLength(STAFF_ROLES.length, { error: 'too_many' })),
  }),
  output: z.strictObject({ changeId: idField }),
  refusals: ['proof_needed', 'not_found', 'last_manager'],
})

export const undoStaffChange = defineCall({
  name: 'undoStaffChange',
  method: 'POST',
  path: 'ges/staff/undoChange',
  policy: 'staff',
  roles: ['manager'],
  summary:
    'Takes one’s own change of somebody’s roles back, for a few seconds: they sign in again as what they were (B-11)',
  input: z.strictObject({ changeId: idField }),
  output: doneOutput,
  refusals: ['status_changed', 'last_manager'],
})

export const resetStaffSecondFactor = defineCall({
  ...managers,
  name: 'resetStaffSecondFactor',
  method: 'POST',
  path: 'ges/staff/resetSecondFactor',
  summary:
    'Takes somebody’s second factor away, who lost it: a mailed link and the next login set another up; their sessions end (R-603)',
  input: z.strictObject({ accountId: idField }),
  output: doneOutput,
  refusals: ['proof_needed', 'not_found'],
})
