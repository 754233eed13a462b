import { UNDO_WINDOW, type SyncItem } from '../../domain/arrivals/action-calls.ts'
import { whyNotInTime, type StrandedCause } from '../../domain/arrivals/stranded-rules.ts'
import { clampSaidAt } from '../../domain/arrivals/visit-rules.ts'
import { addDays } from '../../domain/platform/civil-date.ts'
import { Refusal, type RefusalCode } from '../../domain/platform/refusal.ts'
import { enqueueConfirmation } from '../orders/confirmation-outbox.ts'
import { readReleasedLines, unreleaseOrder } from '../orders/release-order.ts'
import { keepDeskMoney } from '../payments/desk-money.ts'
import { auditStaffAction } from '../platform/audit.ts'
import type { Queryable } from '../platform/database.ts'
import { findPress, insertAction, lockOrdersOf } from './action-queries.ts'
import { sender, type Acting, type ArrivedAction } from './arrive-visits.ts'
import { insertStranded, readReleasedVisit, undoNoShows, type ReleasedVisit } from './stranded-queries.ts'
import { readMoment } from './visit-queries.ts'

/** A device's word on somebody whose place was freed. */
export interface SeenItem extends SyncItem {
  readonly sentAt: string | undefined
}

/** What became of somebody whose place is gone: the desk solves it, or knows of it already. */
export interface Returned {
  readonly outcome: 'stranded' | 'already'
  readonly isCollected: boolean
  /** Why the money was not booked; null where it was, or none was taken. */
  readonly refusedMoney: RefusalCode | null
}

/**
 * B-02, B-04: somebody whom a device saw without a network and whose place was freed meanwhile. Who came in time gets all places and
 * extras of their order back while they are free; for everybody else the desk has an entry until it is solved, and the money that was
 * taken is booked as theirs. The same press is done once. Throws `not_found` for what was never released.
 */
export async function returnSeen(
  tx: Queryable,
  acting: Acting,
  item: SeenItem,
  arrive: () => Promise<ArrivedAction>,
): Promise<Returned | ArrivedAction> {
  const { clientId, day, visitId } = item
  await lockOrdersOf(tx, day, [visitId])
  const [kind, id] = visitId.split(':')
  const released = kind === 'line' ? await readReleasedVisit(tx, day, Number(id)) : null
  const pressed = await findPress(tx, clientId, UNDO_WINDOW)
  if (pressed !== null) {
    if (pressed.kind !== 'strand') return arrive()
    const outcome = released?.isOpen === true ? 'stranded' : 'already'
    return { outcome, isCollected: pressed.collectedCents > 0, refusedMoney: null }
  }
  if (released === null) throw new Refusal('not_found')
  const { now } = await readMoment(tx)
  const lines = await readReleasedLines(tx, released.orderId)
  const releasedAt = lines[0]?.releasedAt ?? now
  const stranding = { released, item, releasedAt, now }
  if (released.isOpen || released.isSolved) return strand(tx, acting, { ...stranding, cause: 'place_taken' })
  const cause = whyNotInTime(item, { day, releasedAt, now })
  if (cause !== null) return strand(tx, acting, { ...stranding, cause })
  const own = lines.map(({ bookingId }) => ({ bookingId, umbrellaId: null }))
  const kept = await unreleaseOrder(tx, released.orderId, own, 'seen_in_time')
  if (kept === 'not_released') throw new Refusal('not_found')
  if (kept !== null) return strand(tx, acting, { ...stranding, cause: kept })
  return comeBack(tx, acting, released, item, arrive)
}

/** The places are theirs again; their guest, whom a mail told otherwise, gets the pass once more. */
async function comeBack(
  tx: Queryable,
  acting: Acting,
  { orderId }: ReleasedVisit,
  { clientId, day, visitId }: SeenItem,
  arrive: () => Promise<ArrivedAction>,
): Promise<ArrivedAction> {
  await undoNoShows(tx, orderId, null)
  await auditStaffAction(tx, acting.actor, {
    action: 'arrivals.back',
    subject: `order:${orderId}`,
    detail: { visitId, day, ...sender(acting) },
  })
  await enqueueConfirmation(tx, orderId, `order-${orderId}-back-${clientId}`)
  return arrive()
}

interface Stranding {
  readonly released: ReleasedVisit
  readonly item: SeenItem
  readonly releasedAt: string
  readonly now: string
  readonly cause: StrandedCause
}

async function strand(tx: Queryable, acting: Acting, stranding: Stranding): Promise<Returned> {
  const { released, item, releasedAt, now, cause } = stranding
  const { orderId, claimId, isOpen, isSolved } = released
  const { clientId, day, visitId, at, collect } = item
  // The desk knows of them, or has solved it; only money that it did not know of is new.
  const isKnown = isOpen || isSolved
  if (isKnown && collect === undefined) return { outcome: 'already', isCollected: false, refusedMoney: null }
  const money = await keptMoney(tx, acting, released, item)
  if (isKnown && !money.isCollected) return { outcome: 'already', ...money }
  const taken =
    money.isCollected && collect !== undefined ? { key: clientId, cents: collect.amountCents, changeCents: 0 } : null
  const { actionId } = await insertAction(tx, {
    clientId,
    kind: 'strand',
    day,
    staffId: acting.actor.accountId,
    orderId,
    ...(taken === null ? {} : { money: taken }),
  })
  const saidAt = clampSaidAt(at, day, addDays(day, 1), now)
  await insertStranded(tx, released, { actionId, day, saidAt, releasedAt, cause })
  await undoNoShows(tx, orderId, claimId)
  await auditStaffAction(tx, acting.actor, {
    action: 'arrivals.stranded',
    subject: `order:${orderId}`,
    detail: {
      actionId,
      visitId,
      day,
      cause,
      ...(taken === null ? {} : { tender: collect?.tender, collectedCents: taken.cents }),
      ...sender(acting),
    },
  })
  return { outcome: isOpen ? 'already' : 'stranded', ...money }
}

/** Money that lies in the drawer belongs to whoever paid it: it is booked on their order, which ended. */
async function keptMoney(
  tx: Queryable,
  { actor, deviceName }: Acting,
  { orderId, mostCents }: ReleasedVisit,
  { clientId, collect }: SeenItem,
): Promise<{ readonly isCollected: boolean; readonly refusedMoney: RefusalCode | null }> {
  if (collect === undefined) return { isCollected: false, refusedMoney: null }
  const { tender, amountCents } = collect
  try {
    await keepDeskMoney(
      tx,
      actor,
      { orderId, tender, amountCents, tenderedCents: null, key: clientId, device: deviceName },
      mostCents,
    )
    return { isCollected: true, refusedMoney: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { isCollected: false, refusedMoney: error.code }
  }
}
