import * as calls from '../../domain/arrivals/action-calls.ts'
import { handle } from '../platform/handler.ts'
import { undoUntil, visitsNow } from './action-answer.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { arriveVisits } from './arrive-visits.ts'

/** B-11: marks visits as arrived, and collects what their order owes in the same tap. */
export const arrive = ({ settings, announceBeachDay }: ArrivalFacts) =>
  handle(calls.arrive, 'write', async (tx, input, { actor, deviceName, language, afterCommit }) => {
    const { actionId, at, changeCents } = await arriveVisits(tx, { actor, deviceName }, input)
    afterCommit(announceBeachDay)
    const visits = await visitsNow(tx, input, { language, settings })
    return { visits, actionId, undoUntil: undoUntil(at), changeCents }
  })
