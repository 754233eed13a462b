import * as calls from '../../domain/restaurant/staff-calls.ts'
import { handle } from '../platform/handler.ts'
import { nextState, seenSeating, writeStep } from './plan-action.ts'
import type { TableFacts } from './restaurant-facts.ts'

/** B-09: the party did not come; table and covers are free again. */
export const markNoShow = (facts: TableFacts) =>
  handle(calls.markNoShow, 'write', async (tx, seen, context) => {
    const seating = await seenSeating(tx, seen)
    const state = nextState(seating, 'no_show')
    return writeStep(tx, facts, context, { seating, action: 'no_show', change: { state }, isUndoable: true })
  })
