import type { BeachDayPlace, Visit } from '../../../domain/arrivals/calls.ts'
import { isBooking } from './visit-booking.ts'

/** What may be done with a place or a visit; each is a button of its own. */
export type PlaceAction = 'move' | 'extend' | 'sell' | 'give' | 'block' | 'unblock' | 'breakHold' | 'cancel'

/** An action that is being decided, about a visit or the place itself, as they were when it was opened. */
export interface OpenAction {
  readonly action: PlaceAction
  readonly place: BeachDayPlace
  readonly visit: Visit | null
}

/** What a place as it stands allows, the usual thing first. A subscription's place is changed with its subscription. */
export function actionsOf({ state, outOfUse, hold }: BeachDayPlace, visit: Visit | null): readonly PlaceAction[] {
  if (visit !== null) {
    if (!isBooking(visit) || visit.state === 'no_show') return []
    return ['move', 'extend', ...(mayWaive(visit) ? (['give'] as const) : []), 'cancel']
  }
  if (outOfUse !== null) return outOfUse.blockId === null ? [] : ['unblock']
  if (hold !== null) return ['breakHold']
  return state === 'free' ? ['sell', 'give', 'block'] : []
}

/** Whether nobody has paid anything of a visit's order, so that it can be given for nothing. */
function mayWaive({ paymentStatus, dueCents, orderTotalCents }: Visit): boolean {
  return paymentStatus === 'unpaid' && dueCents > 0 && dueCents === orderTotalCents
}
