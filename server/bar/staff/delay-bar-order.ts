import { delayed } from '../../../domain/bar/bar-steps.ts'
import * as calls from '../../../domain/bar/board-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { finishStep, openStep, writeStep } from './board-step.ts'

/** R-410, B-08: what was promised moves, once for the promise that the screen showed. */
export const delayBarOrder = (facts: BarFacts) =>
  handle(calls.delayBarOrder, 'write', async (tx, input, context) => {
    const step = await openStep(tx, facts, 'delay', input)
    if (Date.parse(input.promisedAt) !== Date.parse(step.promisedAt)) throw new Refusal('status_changed')
    const moment = delayed(step, input.minutes, step.now)
    await writeStep(tx, step, moment)
    const detail = { minutes: input.minutes, from: step.promisedAt, to: moment.promisedAt }
    return finishStep(tx, facts, context, { action: 'delay', orderId: step.orderId, detail })
  })
