import * as z from 'zod/mini'
import type { SyncItem, Synced } from '../../../domain/arrivals/action-calls.ts'

const waitingSchema = z.object({
  clientId: z.string(),
  visitId: z.string(),
  day: z.string(),
  at: z.string(),
  collect: z.optional(
    z.object({
      tender: z.enum(['cash', 'card_terminal']),
      amountCents: z.number(),
      tenderedCents: z.optional(z.number()),
    }),
  ),
  /** Row and number of the place: what the person at the desk knows the visit by. */
  code: z.string(),
})

/** An arrival that this device saw and the server does not know yet. No name: the day's list has them. */
export type WaitingArrival = z.output<typeof waitingSchema>

const conflictSchema = z.object({
  clientId: z.string(),
  code: z.string(),
  kind: z.enum(['already', 'refused']),
  /** Who marked it first, and when; empty where that is not known. */
  by: z.string(),
  at: z.string(),
  /** Money that was taken here and stands in no till; 0 without any. */
  lostCents: z.number(),
})

/** What came back from a synchronisation and needs somebody's eyes. */
export type ArrivalConflict = z.output<typeof conflictSchema>

export const queueSchema = z.object({ waiting: z.array(waitingSchema), conflicts: z.array(conflictSchema) })
export type ArrivalQueue = z.output<typeof queueSchema>

export const EMPTY_QUEUE: ArrivalQueue = { waiting: [], conflicts: [] }

/** The queue with one arrival more. A visit of a day waits once, however often its pass is scanned. */
export function withArrival(queue: ArrivalQueue, arrival: WaitingArrival): ArrivalQueue {
  if (isWaiting(queue, arrival.visitId, arrival.day)) return queue
  return { ...queue, waiting: [...queue.waiting, arrival] }
}

/** Whether an arrival of this visit waits to be sent. */
export function isWaiting(queue: ArrivalQueue, visitId: string, day: string): boolean {
  return queue.waiting.some((one) => one.visitId === visitId && one.day === day)
}

/** The queue without what was taken back before it was sent. */
export function withoutArrivals(queue: ArrivalQueue, clientIds: ReadonlySet<string>): ArrivalQueue {
  return { ...queue, waiting: queue.waiting.filter((one) => !clientIds.has(one.clientId)) }
}

/** What is sent of a waiting arrival. */
export function toSend({ code: _known, ...item }: WaitingArrival): SyncItem {
  return item as SyncItem
}

/**
 * The queue after the server's answers, in any order and however often they come: what was answered waits no more; what somebody
 * else did first or the server refused is kept to be read. An answer to what does not wait any more changes nothing.
 */
export function settled(queue: ArrivalQueue, answers: readonly Synced[]): ArrivalQueue {
  const byId = new Map(answers.map((answer) => [answer.clientId, answer]))
  const told = queue.waiting.flatMap((one) => {
    const answer = byId.get(one.clientId)
    return answer === undefined ? [] : conflictOf(one, answer)
  })
  return {
    waiting: queue.waiting.filter((one) => !byId.has(one.clientId)),
    conflicts: [...queue.conflicts, ...told],
  }
}

function conflictOf({ clientId, code, at, collect }: WaitingArrival, answer: Synced): ArrivalConflict[] {
  const lostCents = collect !== undefined && !answer.isCollected ? collect.amountCents : 0
  if (lostCents === 0 && (answer.result === 'accepted' || isOwn(at, answer))) return []
  const kind = answer.result === 'refused' ? 'refused' : 'already'
  const { arrivedBy, arrivedAt } = answer.visit ?? { arrivedBy: null, arrivedAt: null }
  return [{ clientId, code, kind, by: arrivedBy ?? '', at: arrivedAt ?? '', lostCents }]
}

/** An arrival of this very instant is the one that was sent before, when the answer was lost. */
function isOwn(at: string, { result, visit }: Synced): boolean {
  return (
    result === 'already' && visit !== null && visit.arrivedAt !== null && Date.parse(visit.arrivedAt) === Date.parse(at)
  )
}

/** The queue once the conflicts have been read. */
export function withoutConflicts(queue: ArrivalQueue): ArrivalQueue {
  return { ...queue, conflicts: [] }
}
