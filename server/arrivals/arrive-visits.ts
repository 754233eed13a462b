import { UNDO_WINDOW, type Collect } from '../../domain/arrivals/action-calls.ts'
import { clampSaidAt } from '../../domain/arrivals/visit-rules.ts'
import { addDays, type CivilDate } from '../../domain/platform/civil-date.ts'
import { Refusal, type RefusalCode } from '../../domain/platform/refusal.ts'
import { takeDeskMoney } from '../payments/desk-money.ts'
import { auditStaffAction } from '../platform/audit.ts'
import type { Queryable } from '../platform/database.ts'
import type { Actor } from '../platform/handler.ts'
import { findPress, insertAction, insertArrivals, lockOrdersOf, type VisitAction } from './action-queries.ts'
import { readMoment, readVisitsById, type StoredVisit } from './visit-queries.ts'

/** Somebody of the resort saw them come. */
export interface Arriving {
  readonly visitIds: readonly string[]
  readonly day: CivilDate
  readonly clientId: string
  readonly at?: string | undefined
  readonly collect?: Collect | undefined
}

/** Who acts, and in which browser. */
export interface Acting {
  readonly actor: Actor
  readonly deviceName: string
  /** Who sent it, where that is somebody else: a device without a network kept it over a change of its person. */
  readonly sentById?: number
}

/** For the log: who sent what somebody else did. */
export const sender = ({ sentById }: Acting) => (sentById === undefined ? {} : { sentById })

export interface ArrivedAction {
  readonly actionId: number
  readonly at: string
  readonly changeCents: number
  readonly isCollected: boolean
  /** How many came by this press; 0 when only money was taken. */
  readonly newcomers: number
  /** Why the money was not taken, where it alone was refused; only with `keepsWithoutMoney`. */
  readonly refusedMoney: RefusalCode | null
}

/** How far back a day may lie that something is said of: a device that was off, and no more. */
interface Leniency {
  readonly daysBack: number
  /** Who came has come, whatever becomes of the money. */
  readonly keepsWithoutMoney: boolean
}
const AT_ONCE: Leniency = { daysBack: 0, keepsWithoutMoney: false }

/**
 * B-11: notes arrivals and takes what their order owes, in one transaction; the same press is done once. Throws `already_arrived` (who,
 * when), `not_found`, `not_today`, `subscription_inactive`, and what the till refuses.
 */
export async function arriveVisits(
  tx: Queryable,
  acting: Acting,
  arriving: Arriving,
  leniency: Leniency = AT_ONCE,
): Promise<ArrivedAction> {
  await lockOrdersOf(tx, arriving.day, arriving.visitIds)
  const pressed = await findPress(tx, arriving.clientId, UNDO_WINDOW)
  if (pressed !== null) return replayOf(pressed, arriving)
  const { now, today } = await readMoment(tx)
  if (arriving.day > today || arriving.day < addDays(today, -leniency.daysBack)) throw new Refusal('not_today')
  const visits = await standingVisits(tx, arriving)
  const newcomers = visits.filter(({ arrivedAt }) => arrivedAt === null)
  const owes = arriving.collect !== undefined && (visits[0]?.dueCents ?? 0) > 0
  if (newcomers.length === 0 && !owes) throw alreadyArrived(visits[0])
  const money = await collectMoney(tx, acting, { arriving, visits, keepsWithoutMoney: leniency.keepsWithoutMoney })
  const { clientId, day } = arriving
  const { actionId, at } = await insertAction(tx, {
    clientId,
    kind: 'arrive',
    day,
    staffId: acting.actor.accountId,
    orderId: onlyOrder(visits),
    ...(money.taken === null ? {} : { money: money.taken }),
  })
  const saidAt = clampSaidAt(arriving.at, day, addDays(day, 1), now)
  const noted = await insertArrivals(tx, newcomers, { actionId, day, saidAt })
  if (noted < newcomers.length) throw alreadyArrived(undefined)
  await audit(tx, acting, { actionId, arriving, visits, collectedCents: money.taken?.cents ?? 0 })
  const { taken, refused } = money
  return {
    actionId,
    at,
    changeCents: taken?.changeCents ?? 0,
    isCollected: taken !== null,
    newcomers: newcomers.length,
    refusedMoney: refused,
  }
}

/** The same press again answers as it did. */
function replayOf(action: VisitAction, { day }: Arriving): ArrivedAction {
  // Of whom it stranded `seen-offline.ts` knows more.
  if (action.kind === 'strand') throw new Refusal('not_found')
  if (action.kind !== 'arrive' || action.day !== day || action.isUndone) throw new Refusal('status_changed')
  const { actionId, at, changeCents, collectedCents, visitIds } = action
  return {
    actionId,
    at,
    changeCents,
    isCollected: collectedCents > 0,
    newcomers: visitIds.length,
    refusedMoney: null,
  }
}

/** The visits as they are under the locks of their orders. */
async function standingVisits(tx: Queryable, { day, visitIds }: Arriving): Promise<StoredVisit[]> {
  const visits = await readVisitsById(tx, day, visitIds)
  if (visits.length < new Set(visitIds).size || visits.some(({ stands }) => !stands)) throw new Refusal('not_found')
  if (visits.some(({ isSuspended }) => isSuspended)) throw new Refusal('subscription_inactive')
  return visits
}

function alreadyArrived(visit: StoredVisit | undefined): Refusal {
  const { arrivedBy, arrivedClock } = visit ?? {}
  return new Refusal('already_arrived', {
    ...(arrivedBy ? { by: arrivedBy } : {}),
    ...(arrivedClock ? { at: arrivedClock } : {}),
  })
}

/** The order of all of them; null for several. */
function onlyOrder(visits: readonly StoredVisit[]): number | null {
  const [first] = visits
  return first !== undefined && visits.every(({ orderId }) => orderId === first.orderId) ? first.orderId : null
}

interface Collected {
  readonly taken: { readonly key: string; readonly cents: number; readonly changeCents: number } | null
  readonly refused: RefusalCode | null
}

/** Takes the money that came with them. A till that refuses has written nothing. */
async function collectMoney(
  tx: Queryable,
  { actor, deviceName }: Acting,
  given: { readonly arriving: Arriving; readonly visits: readonly StoredVisit[]; readonly keepsWithoutMoney: boolean },
): Promise<Collected> {
  const { collect, clientId } = given.arriving
  if (collect === undefined) return { taken: null, refused: null }
  const orderId = onlyOrder(given.visits)
  const key = collect.pressId ?? clientId
  const { tender, amountCents, tenderedCents = null } = collect
  try {
    // Instalments of a subscription are taken where they are kept.
    if (orderId === null || given.visits.some(({ kind }) => kind !== 'line')) throw new Refusal('order_not_payable')
    const { changeCents } = await takeDeskMoney(tx, actor, {
      orderId,
      tender,
      amountCents,
      tenderedCents,
      key,
      device: deviceName,
    })
    return { taken: { key, cents: amountCents, changeCents }, refused: null }
  } catch (error) {
    if (!given.keepsWithoutMoney || !(error instanceof Refusal)) throw error
    return { taken: null, refused: error.code }
  }
}

async function audit(
  tx: Queryable,
  acting: Acting,
  done: {
    readonly actionId: number
    readonly arriving: Arriving
    readonly visits: readonly StoredVisit[]
    readonly collectedCents: number
  },
): Promise<void> {
  const { actionId, arriving, visits, collectedCents } = done
  const { day, visitIds, collect } = arriving
  const money = collectedCents > 0 ? { tender: collect?.tender, collectedCents } : {}
  await auditStaffAction(tx, acting.actor, {
    action: 'arrivals.arrive',
    subject: `order:${visits[0]?.orderId}`,
    detail: { actionId, day, visitIds, ...money, ...sender(acting) },
  })
}
