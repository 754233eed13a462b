import { getStaffMember } from './get-staff-member.ts'

export const staffHandlers = [getStaffMember]
