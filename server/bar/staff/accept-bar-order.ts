import { accepted } from '../../../domain/bar/bar-steps.ts'
import * as calls from '../../../domain/bar/board-calls.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { finishStep, openStep, writeStep } from './board-step.ts'

/** R-410, B-08: somebody begins with it; its guest reads who. */
export const acceptBarOrder = (facts: BarFacts) =>
  handle(calls.acceptBarOrder, 'write', async (tx, input, context) => {
    const step = await openStep(tx, facts, 'accept', input)
    await writeStep(tx, step, accepted(step, { accountId: context.actor.accountId, now: step.now }))
    return finishStep(tx, facts, context, { action: 'accept', orderId: step.orderId, detail: { from: step.status } })
  })
