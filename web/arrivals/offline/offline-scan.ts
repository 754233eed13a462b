import type { DayList, OfflineVisit } from '../../../domain/arrivals/action-calls.ts'
import { compactNumber } from '../../../domain/arrivals/find-words.ts'
import { ordersPaidHere, type ArrivalQueue } from './arrival-queue.ts'
import { passHash } from './pass-hash.ts'

/** How a visit of the kept list stands: as it was when the list was made, and what this device has marked since. */
export type OfflineState = 'open' | 'arrived' | 'waiting' | 'suspended'

export function offlineState(visit: OfflineVisit, isWaiting: boolean): OfflineState {
  if (isWaiting) return 'waiting'
  if (visit.arrivedAt !== null) return 'arrived'
  return visit.isSuspended ? 'suspended' : 'open'
}

/**
 * The visits of the kept list that a scanned or typed code opens: by the hash of the pass, by the order's number or the place; none for a code
 * that is not of this day.
 */
export async function findOffline(list: DayList, code: string): Promise<readonly OfflineVisit[]> {
  const wanted = code.trim().normalize('NFC')
  const typed = compactNumber(wanted)
  const byName = list.visits.filter(({ number, code: place }) => compactNumber(number) === typed || place === typed)
  if (byName.length > 0) return byName
  const hash = await passHash(list.salt, wanted)
  return list.visits.filter(({ passHashes }) => passHashes.includes(hash))
}

/** The kept list without what was due of orders whose money this device has taken since. */
export function withoutPaidHere(list: DayList, queue: ArrivalQueue): DayList {
  const paid = ordersPaidHere(queue, list.visits, list.day)
  if (paid.size === 0) return list
  return { ...list, visits: list.visits.map((visit) => (paid.has(visit.orderId) ? { ...visit, dueCents: 0 } : visit)) }
}

/** What the orders of these visits owe, each order once; cents. */
export function dueOf(visits: readonly Pick<OfflineVisit, 'orderId' | 'dueCents'>[]): number {
  const byOrder = new Map(visits.map(({ orderId, dueCents }) => [orderId, dueCents]))
  return [...byOrder.values()].reduce((sum, due) => sum + due, 0)
}
