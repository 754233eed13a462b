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
  /** E-mail of who pressed: whoever works at this device when it is sent, they did it. */
  by: z.optional(z.string()),
  /** When the day's list was made that this device had then: the server believes what lies after it. */
  listMadeAt: z.optional(z.string()),
  /** When this press was taken back here: the server may have it, and has to hear of that. */
  takenBackAt: z.optional(z.string()),
  /** Row and number of the place: what the person at the desk knows the visit by. */
  code: z.string(),
})

/** An arrival that this device saw, or took back, and the server has not answered yet. No guest's name: the day's list has them. */
export type WaitingArrival = z.output<typeof waitingSchema>

const conflictSchema = z.object({
  clientId: z.string(),
  code: z.string(),
  /** The same for all places of an order: they are told in one line. */
  party: z._default(z.string(), ''),
  kind: z.enum(['already', 'refused', 'not_undone']),
  /** Who marked it first, and when; empty where that is not known. */
  by: z.string(),
  at: z.string(),
  /** Money that was taken here and stands in no till; 0 without any. */
  lostCents: z.number(),
})

/** What came back from a synchronisation and needs somebody's eyes. */
export type ArrivalConflict = z.output<typeof conflictSchema>

export const queueSchema = z.object({
  waiting: z.array(waitingSchema),
  conflicts: z.array(conflictSchema),
  /** What the server breaks on: out of the way of the others, in sight until a person has it sent again or has solved it. */
  aside: z._default(z.array(waitingSchema), []),
})
export type ArrivalQueue = z.output<typeof queueSchema>

export const EMPTY_QUEUE: ArrivalQueue = { waiting: [], conflicts: [], aside: [] }

/** The queue with one arrival more. A visit of a day waits once, however often its pass is scanned. */
export function withArrival(queue: ArrivalQueue, arrival: WaitingArrival): ArrivalQueue {
  if (isWaiting(queue, arrival.visitId, arrival.day)) return queue
  return { ...queue, waiting: [...queue.waiting, arrival] }
}

/** Whether an arrival of this visit waits to be sent, or for a person; one that was taken back does not. */
export function isWaiting({ waiting, aside }: ArrivalQueue, visitId: string, day: string): boolean {
  return [...waiting, ...aside].some(
    (one) => one.visitId === visitId && one.day === day && one.takenBackAt === undefined,
  )
}

/** What waits to be sent of a visit of a day; a press that was taken back is none. */
export function waitingOf({ waiting }: ArrivalQueue, visitId: string, day: string): WaitingArrival | undefined {
  return waiting.find((one) => one.visitId === visitId && one.day === day && one.takenBackAt === undefined)
}

/** Orders whose money was taken on this device and waits: each pays once, whichever of its places it was taken at. */
export function ordersPaidHere(
  queue: ArrivalQueue,
  visits: readonly { readonly visitId: string; readonly orderId: number }[],
  day: string,
): ReadonlySet<number> {
  const isPaid = (visitId: string) => waitingOf(queue, visitId, day)?.collect !== undefined
  return new Set(visits.filter(({ visitId }) => isPaid(visitId)).map(({ orderId }) => orderId))
}

/** The queue without what the server has answered otherwise, or a person has solved. */
export function withoutArrivals(queue: ArrivalQueue, clientIds: ReadonlySet<string>): ArrivalQueue {
  const isLeft = ({ clientId }: WaitingArrival) => !clientIds.has(clientId)
  return { ...queue, waiting: queue.waiting.filter(isLeft), aside: queue.aside.filter(isLeft) }
}

/**
 * The queue once presses were taken back: the server is told under their names, in their place among the others, since it may have heard of
 * them without this device hearing its answer (B-11).
 */
export function withTakenBack(
  queue: ArrivalQueue,
  presses: readonly WaitingArrival[],
  { at: takenBackAt, by }: { readonly at: string; readonly by?: string | undefined },
): ArrivalQueue {
  const named = new Map(presses.map((press) => [press.clientId, { ...press, takenBackAt, by }]))
  const known = new Set(queue.waiting.map(({ clientId }) => clientId))
  return {
    ...queue,
    waiting: [
      ...queue.waiting.map((one) => named.get(one.clientId) ?? one),
      ...[...named.values()].filter(({ clientId }) => !known.has(clientId)),
    ],
    aside: queue.aside.filter(({ clientId }) => !named.has(clientId)),
  }
}

/** The queue with some of what waits put aside, for a person to look at. */
export function withAside(queue: ArrivalQueue, sent: readonly SyncItem[]): ArrivalQueue {
  const isBroken = (one: WaitingArrival) => sent.some((item) => isSame(one, item))
  return {
    ...queue,
    waiting: queue.waiting.filter((one) => !isBroken(one)),
    aside: [...queue.aside, ...queue.waiting.filter(isBroken)],
  }
}

/** The queue with everything that was put aside waiting again. */
export function withAllWaiting(queue: ArrivalQueue): ArrivalQueue {
  return { ...queue, waiting: [...queue.aside, ...queue.waiting], aside: [] }
}

/** Whether this is what was sent: a press that was taken back meanwhile is not what the answer is about. */
function isSame(one: WaitingArrival, { clientId, takenBackAt }: SyncItem): boolean {
  return one.clientId === clientId && one.takenBackAt === takenBackAt
}

/** What is sent of a waiting arrival. */
export function toSend({ code: _known, ...item }: WaitingArrival): SyncItem {
  return item as SyncItem
}

/**
 * The queue after the server's answers to what was sent, in any order and however often they come: what was answered waits no more; what
 * somebody else did first or the server refused is kept to be read, and what it broke on is put aside. An answer to what does not wait any
 * more, or was taken back meanwhile, changes nothing.
 */
export function settled(queue: ArrivalQueue, sent: readonly SyncItem[], answers: readonly Synced[]): ArrivalQueue {
  const byId = new Map(answers.map((answer) => [answer.clientId, answer]))
  const answerTo = (one: WaitingArrival) => {
    const answer = byId.get(one.clientId)
    const isHeard = answer !== undefined && answer.result !== 'later' && sent.some((item) => isSame(one, item))
    return isHeard ? answer : undefined
  }
  const broken = sent.filter(({ clientId }) => byId.get(clientId)?.result === 'failed')
  const left = withAside(queue, broken)
  const told = left.waiting.flatMap((one) => {
    const answer = answerTo(one)
    return answer === undefined ? [] : conflictOf(one, answer)
  })
  return {
    ...left,
    waiting: left.waiting.filter((one) => answerTo(one) === undefined),
    conflicts: [...queue.conflicts, ...told],
  }
}

function conflictOf({ clientId, code, at, collect, takenBackAt }: WaitingArrival, answer: Synced): ArrivalConflict[] {
  const { arrivedBy, arrivedAt } = answer.visit ?? { arrivedBy: null, arrivedAt: null }
  const party = answer.visit === null ? `press ${at}` : `order ${answer.visit.orderId}`
  const told = { clientId, code, party, by: arrivedBy ?? '', at: arrivedAt ?? '' }
  if (takenBackAt !== undefined)
    return answer.result === 'undone' ? [] : [{ ...told, kind: 'not_undone', lostCents: 0 }]
  const lostCents = collect !== undefined && !answer.isCollected ? collect.amountCents : 0
  // Who has no place stands on the screen until the desk has solved it.
  const isSeen = answer.result === 'accepted' || answer.result === 'stranded' || isOwn(at, answer)
  if (lostCents === 0 && isSeen) return []
  const kind = answer.result === 'refused' || answer.result === 'stranded' ? 'refused' : 'already'
  return [{ ...told, kind, lostCents }]
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
