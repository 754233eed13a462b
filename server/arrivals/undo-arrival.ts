import * as calls from '../../domain/arrivals/action-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { touchedNow } from './action-answer.ts'
import { lockOrders, readAction } from './action-queries.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { takeBack } from './take-back.ts'

/** B-11: the last press is taken back truly, its money by an opposite entry. Taken back twice it is taken back once. */
export const undoArrival = ({ settings, announce, announceBeachDay }: ArrivalFacts) =>
  handle(calls.undoArrival, 'write', async (tx, { actionId }, { actor, deviceName, language, afterCommit }) => {
    const found = await readAction(tx, actionId, calls.UNDO_WINDOW)
    if (found === null) throw new Refusal('not_found')
    await lockOrders(tx, found.orderIds)
    const action = await readAction(tx, actionId, calls.UNDO_WINDOW)
    if (action !== null && !action.isUndone) {
      // What became of who was stranded is taken back by itself.
      if (action.kind === 'strand') throw new Refusal('status_changed')
      if (!action.isRecent) throw new Refusal('status_changed')
      await takeBack(tx, action, { actor, deviceName })
      if (action.kind === 'release') afterCommit(() => announce([{ from: action.day, to: action.day }]))
    }
    afterCommit(announceBeachDay)
    return { visits: await touchedNow(tx, found, { language, settings }) }
  })
