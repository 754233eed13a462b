import * as calls from '../../domain/restaurant/staff-calls.ts'
import { handle } from '../platform/handler.ts'
import { nextState, seenSeating, writeStep } from './plan-action.ts'
import type { TableFacts } from './restaurant-facts.ts'

/** B-09: the party has left; its table is free from now on, its covers were served. */
export const leaveTable = (facts: TableFacts) =>
  handle(calls.leaveTable, 'write', async (tx, seen, context) => {
    const seating = await seenSeating(tx, seen)
    const state = nextState(seating, 'leave')
    return writeStep(tx, facts, context, { seating, action: 'leave', change: { state }, isUndoable: true })
  })
