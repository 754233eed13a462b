import * as calls from '../../domain/restaurant/staff-calls.ts'
import { handle } from '../platform/handler.ts'
import { nextState, seenSeating, writeStep } from './plan-action.ts'
import type { TableFacts } from './restaurant-facts.ts'

/** B-09: the party sits down, also before its time; its table is theirs until it leaves. */
export const seatBooking = (facts: TableFacts) =>
  handle(calls.seatBooking, 'write', async (tx, seen, context) => {
    const seating = await seenSeating(tx, seen)
    const state = nextState(seating, 'seat')
    return writeStep(tx, facts, context, { seating, action: 'seat', change: { state }, isUndoable: true })
  })
