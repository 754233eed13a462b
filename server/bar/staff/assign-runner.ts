import * as calls from '../../../domain/bar/board-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { finishStep, openStep } from './board-step.ts'
import { writeRunner } from './step-queries.ts'

/** B-08: who brings an order; only the resort's people can be named. */
export const assignRunner = (facts: BarFacts) =>
  handle(calls.assignRunner, 'write', async (tx, input, context) => {
    const step = await openStep(tx, facts, 'assign', input)
    if (!(await writeRunner(tx, step, input.runnerId))) throw new Refusal('status_changed')
    return finishStep(tx, facts, context, {
      action: 'runner',
      orderId: step.orderId,
      detail: { runnerId: input.runnerId },
    })
  })
