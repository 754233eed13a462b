import { madeReady } from '../../../domain/bar/bar-steps.ts'
import * as calls from '../../../domain/bar/board-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { finishStep, openStep, writeStep } from './board-step.ts'

/** R-410, B-08: a station, or all of them, is done; what a station has done already is `already_done`. */
export const readyBarOrder = (facts: BarFacts) =>
  handle(calls.readyBarOrder, 'write', async (tx, input, context) => {
    const step = await openStep(tx, facts, 'ready', input)
    const moment = madeReady(step, step.stations, input.station, {
      accountId: context.actor.accountId,
      now: step.now,
    })
    if (moment === step) throw new Refusal('already_done')
    await writeStep(tx, step, moment)
    const detail = { from: step.status, to: moment.status, station: input.station ?? 'all' }
    return finishStep(tx, facts, context, { action: 'ready', orderId: step.orderId, detail })
  })
