import * as calls from '../../domain/staff/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { findStaffMember } from './staff-queries.ts'

/** who works here now. */
export const getStaffMember = handle(calls.getStaffMember, 'read', async (tx, _input, { actor }) => {
  const member = await findStaffMember(tx, actor.accountId)
  if (member === null) throw new Refusal('not_allowed')
  return member
})
