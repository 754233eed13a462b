import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { noInput } from '../platform/fields.ts'
import { STAFF_ROLES } from '../platform/staff-role.ts'

/** Who works here now, and which screens of the back office are theirs. */
export const getStaffMember = defineCall({
  name: 'getStaffMember',
  method: 'GET',
  path: 'ges/staff/me',
  policy: 'staff',
  roles: [...STAFF_ROLES],
  summary: 'The asking person of the resort and their roles (R-603)',
  input: noInput,
  output: z.strictObject({ displayName: z.string(), roles: z.array(z.enum(STAFF_ROLES)) }),
  refusals: [],
})
