import type { CallOutput } from '../../../domain/platform/call.ts'
import type { listStaffPeople } from '../../../domain/staff/people-calls.ts'

/** Somebody who works here, as the list of people tells of them. */
export type StaffPerson = CallOutput<typeof listStaffPeople>['people'][number]
