import * as calls from '../../domain/staff/people-calls.ts'
import { handle } from '../platform/handler.ts'
import { readPeople } from './people-queries.ts'

/** who works here, for who decides about it. */
export const listStaffPeople = handle(calls.listStaffPeople, 'read', async (tx, _input, { actor }) => {
  const people = await readPeople(tx)
  return { people: people.map((person) => ({ ...person, isSelf: person.accountId === actor.accountId })) }
})
