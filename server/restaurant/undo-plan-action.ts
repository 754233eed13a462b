import * as calls from '../../domain/restaurant/staff-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { moveOrdered, seenSeating, writeStep } from './plan-action.ts'
import type { RestaurantFacts } from './restaurant-facts.ts'

/** B-09: takes back the last step of a party, once; its table may be somebody else's by now (`no_seats`). */
export const undoPlanAction = (facts: RestaurantFacts) =>
  handle(calls.undoPlanAction, 'write', async (tx, seen, context) => {
    const seating = await seenSeating(tx, seen)
    if (seating.before === null || !seating.canUndo) throw new Refusal('status_changed')
    // The database writes a time with its seconds.
    await moveOrdered(tx, facts, seating, seating.before.at_time?.slice(0, 5))
    return writeStep(tx, facts, context, { seating, action: 'undo', change: seating.before, isUndoable: false })
  })
