import { Refusal } from '../../domain/platform/refusal.ts'
import { stateAfter, UNDO_WINDOW, type PlanAction, type SeatingState } from '../../domain/restaurant/booking-states.ts'
import type { MealTime } from '../../domain/restaurant/meals.ts'
import type { PlanBooking } from '../../domain/restaurant/service-plan.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { violatedConstraint } from '../platform/database-errors.ts'
import type { Queryable } from '../platform/database.ts'
import type { Actor, CallContext } from '../platform/handler.ts'
import { planBooking } from './plan-booking.ts'
import { readSeating, type StoredSeating } from './plan-queries.ts'
import type { RestaurantFacts, TableFacts } from './restaurant-facts.ts'
import { readNow } from './restaurant-queries.ts'
import { changeSeating, type SeatingChange } from './seating-queries.ts'

/** What the staff does to a party, as the audit names it. */
export type PlanStep = PlanAction | 'undo'

/** A party as the screen saw it. */
export interface Seen {
  readonly bookingId: number
  readonly version: number
}

/** The party that the screen saw, as it still is. Throws `not_found`, or `status_changed` when somebody was faster. */
export async function seenSeating(tx: Queryable, { bookingId, version }: Seen): Promise<StoredSeating> {
  const seating = await readSeating(tx, bookingId)
  if (seating === null) throw new Refusal('not_found')
  if (seating.version !== version) throw new Refusal('status_changed')
  return seating
}

/** The state that an action leads to. Throws `status_changed` where the action is not possible. */
export function nextState({ state }: StoredSeating, action: PlanAction): SeatingState {
  const next = stateAfter(state, action)
  if (next === null) throw new Refusal('status_changed')
  return next
}

/**
 * Writes a step of the staff and its audit, tells the boards, and answers the party as it is now. Throws `status_changed` when
 * somebody was faster meanwhile, `no_seats` when another party has the table.
 */
export async function writeStep(
  tx: Queryable,
  facts: TableFacts,
  context: CallContext<Actor>,
  step: {
    readonly seating: StoredSeating
    readonly action: PlanStep
    readonly change: SeatingChange
    readonly isUndoable: boolean
  },
): Promise<PlanBooking> {
  const { seating, action, change, isUndoable } = step
  if (!(await changed(tx, seating, change, isUndoable))) throw new Refusal('status_changed')
  await audit(tx, context.actor, seating, action)
  context.afterCommit(facts.announce)
  return bookingNow(tx, facts, seating.bookingId)
}

async function changed(tx: Queryable, seen: Seen, change: SeatingChange, isUndoable: boolean): Promise<boolean> {
  try {
    return await changeSeating(tx, seen, change, isUndoable)
  } catch (error) {
    if (violatedConstraint(error) === 'restaurant_seating__no_double_seating') throw new Refusal('no_seats')
    throw error
  }
}

/**
 * What a guest ordered is for the time that the party has now; the guest is told once the step can no longer be taken back. Who sits
 * already knows it. Call it before the party is written: orders are locked first.
 */
export async function moveOrdered(
  tx: Queryable,
  { desk }: RestaurantFacts,
  { orderId, itemId, state }: StoredSeating,
  time: MealTime | undefined,
): Promise<void> {
  if (orderId === null || itemId === null || time === undefined) return
  await desk.reschedule(tx, { orderId, itemId, time, tellAfterMs: state === 'seated' ? null : UNDO_WINDOW })
}

/** Writes what was done to a party, which has changed by now; no names. */
export async function audit(tx: Queryable, actor: Actor, before: StoredSeating, action: PlanStep): Promise<void> {
  const now = await readSeating(tx, before.bookingId)
  await auditStaffAction(tx, actor, {
    action: `restaurant.${action}`,
    subject: `table-booking:${before.bookingId}`,
    detail: { before: auditedSeating(before), after: now === null ? null : auditedSeating(now) },
  })
}

const auditedSeating = ({ state, table, time }: StoredSeating) => ({ state, table, time })

/** The party as it is now, for the screen that has just changed it. */
export async function bookingNow(tx: Queryable, { settings }: TableFacts, bookingId: number): Promise<PlanBooking> {
  const [seating, now] = await Promise.all([readSeating(tx, bookingId), readNow(tx)])
  if (seating === null) throw new Refusal('not_found')
  return planBooking(seating, now, settings)
}
