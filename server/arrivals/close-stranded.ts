import * as calls from '../../domain/arrivals/stranded-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { solveStranded } from './solve-stranded.ts'

/** B-04: nothing is left to do for stranded guests; money of theirs would be. */
export const closeStranded = ({ announceBeachDay }: ArrivalFacts) =>
  handle(calls.closeStranded, 'write', async (tx, { orderId, pressId, note }, { actor, afterCommit }) => {
    const solved = await solveStranded(tx, actor, { orderId, pressId, kind: 'closed' }, async ({ moneyCents }) => {
      if (moneyCents > 0) throw new Refusal('status_changed')
      return { note, audit: {} }
    })
    afterCommit(announceBeachDay)
    return solved
  })
