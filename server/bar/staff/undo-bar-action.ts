import * as calls from '../../../domain/bar/board-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { finishStep, momentOf, readStep } from './board-step.ts'
import { writeMoment } from './step-queries.ts'

/**
 * B-08: the last step is taken back, with what was taken in cash for it. Only once, only for some seconds, and never a rejection:
 * its money is on its way.
 */
export const undoBarAction = (facts: BarFacts) =>
  handle(calls.undoBarAction, 'write', async (tx, input, context) => {
    const step = await readStep(tx, facts, input.orderId)
    const { orderId, before, cashKey } = step
    if (before === null || step.status !== input.status) throw new Refusal('status_changed')
    if (step.status === 'delivered') {
      await facts.desk.reopen(tx, orderId)
      const by = { by: context.actor, device: context.deviceName }
      if (cashKey !== null) await facts.desk.undoMoney(tx, { orderId, key: cashKey, ...by })
    }
    if (!(await writeMoment(tx, step, momentOf(before), null))) throw new Refusal('status_changed')
    return finishStep(tx, facts, context, {
      action: 'undo',
      orderId,
      detail: { from: step.status, to: before.status },
    })
  })
