import { UNDO_WINDOW } from '../../domain/arrivals/action-calls.ts'
import type { Visit } from '../../domain/arrivals/calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import { visitOf } from './visit-answer.ts'
import { readMoment, readVisitsById, readVisitsOf } from './visit-queries.ts'

/** Visits as they are now. */
export async function visitsNow(
  tx: Queryable,
  asked: { readonly day: CivilDate; readonly visitIds: readonly string[] },
  frame: { readonly language: Language; readonly settings: Settings },
): Promise<Visit[]> {
  const { day, visitIds } = asked
  const [{ now }, visits] = await Promise.all([readMoment(tx), readVisitsById(tx, day, visitIds)])
  return visits.map((visit) => visitOf(visit, { day, now, ...frame }))
}

/** The visits that an action was done to, as they are now; of one that moved money alone, those of its order. */
export async function touchedNow(
  tx: Queryable,
  action: { readonly day: CivilDate; readonly visitIds: readonly string[]; readonly orderId: number | null },
  frame: { readonly language: Language; readonly settings: Settings },
): Promise<Visit[]> {
  const { day, visitIds, orderId } = action
  if (visitIds.length > 0 || orderId === null) return visitsNow(tx, action, frame)
  const { now } = await readMoment(tx)
  const visits = await readVisitsOf(tx, day, { orderId, subscriptionId: null })
  return visits.map((visit) => visitOf(visit, { day, now, ...frame }))
}

/** Until when an action of an instant can be taken back. */
export function undoUntil(at: string): string {
  return new Date(Date.parse(at) + UNDO_WINDOW).toISOString()
}
