import { createHash, randomBytes } from 'node:crypto'
import * as calls from '../../domain/arrivals/action-calls.ts'
import { handle } from '../platform/handler.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { visitOf } from './visit-answer.ts'
import { readMoment, readVisits } from './visit-queries.ts'

/** Half of a SHA-256: enough that no two passes of a day are mistaken for each other, and less to send. */
const HASH_BYTES = 16

/** B-02: what a scanner needs without a network. A lost tablet gives no pass away: it knows hashes alone. */
export const getDayList = ({ settings }: ArrivalFacts) =>
  handle(calls.getDayList, 'read', async (tx, { day }, { language }) => {
    const [{ now }, stored] = await Promise.all([readMoment(tx), readVisits(tx, day)])
    const salt = randomBytes(12).toString('base64url')
    const standing = stored.filter(({ stands }) => stands)
    const visits = standing.map((visit) => {
      const { visitId, code, holder, members, part, people, dogs, number, orderId, dueCents, isSuspended, arrivedAt } =
        visitOf(visit, {
          day,
          now,
          language,
          settings,
        })
      return {
        visitId,
        code,
        holder,
        members,
        part,
        people,
        dogs: dogs.map(({ name }) => name),
        number,
        orderId,
        // What a subscription owes is not taken at the entrance.
        dueCents: visit.kind === 'line' ? dueCents : 0,
        isSuspended,
        arrivedAt,
        passHashes: visit.passCodes.map((pass) => passHash(salt, pass)),
      }
    })
    return { day, salt, visits, madeAt: now }
  })

/** What a scanner compares a scanned code with. */
export function passHash(salt: string, code: string): string {
  return createHash('sha256').update(`${salt}${code}`).digest().subarray(0, HASH_BYTES).toString('base64url')
}
