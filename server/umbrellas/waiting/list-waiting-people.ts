import { listWaitingPeople as call } from '../../../domain/umbrellas/waiting-calls.ts'
import { handle } from '../../platform/handler.ts'
import { readNow, readWaitingPeople } from './request-queries.ts'

const MOST_PEOPLE = 500

/** B-05, R-603: who waits for which days. */
export const listWaitingPeople = handle(call, 'read', async (tx) => ({
  people: await readWaitingPeople(tx, MOST_PEOPLE),
  serverNow: await readNow(tx),
}))
