import { UNDO_WINDOW } from '../../domain/arrivals/action-calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Queryable } from '../platform/database.ts'
import type { Actor } from '../platform/handler.ts'
import { findPress, insertAction, lockOrdersOf, type ActionKind } from './action-queries.ts'
import { readMoment, readVisitsById, type BeachMoment, type StoredVisit } from './visit-queries.ts'

/** One visit that somebody decides over, with the press that names it. */
export interface Deciding {
  readonly visitId: string
  readonly day: CivilDate
  readonly clientId: string
  readonly kind: Exclude<ActionKind, 'arrive' | 'strand'>
  readonly reason?: string
}

export interface Decided {
  readonly actionId: number
  readonly at: string
}

/**
 * Locks the order of a visit that has not come, lets `decide` judge it as it is then, and writes the action; the same press is done
 * once. Throws `not_found`, `already_arrived`, and what `decide` throws.
 */
export async function decideVisit(
  tx: Queryable,
  actor: Actor,
  deciding: Deciding,
  decide: {
    /** Before anything is written. */
    readonly judge: (visit: StoredVisit, moment: BeachMoment) => void
    readonly write: (visit: StoredVisit, actionId: number) => Promise<void>
  },
): Promise<Decided> {
  const { visitId, day, clientId, kind, reason = '' } = deciding
  await lockOrdersOf(tx, day, [visitId])
  const pressed = await findPress(tx, clientId, UNDO_WINDOW)
  if (pressed !== null) return pressed
  const [visit] = await readVisitsById(tx, day, [visitId])
  if (visit === undefined || !visit.stands) throw new Refusal('not_found')
  const { arrivedBy, arrivedClock } = visit
  if (visit.arrivedAt !== null) throw new Refusal('already_arrived', { by: arrivedBy ?? '', at: arrivedClock ?? '' })
  decide.judge(visit, await readMoment(tx))
  const action = await insertAction(tx, {
    clientId,
    kind,
    day,
    staffId: actor.accountId,
    orderId: visit.orderId,
    reason,
  })
  await decide.write(visit, action.actionId)
  return action
}
