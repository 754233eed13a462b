import * as calls from '../../../domain/bar/board-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { finishStep, openStep } from './board-step.ts'
import { rejectionWords } from './rejection-words.ts'
import { readOrderLanguage, writeRejection } from './step-queries.ts'

/** R-410, B-08: the bar cannot make or bring it. The order is over, its pieces and all of its money go back; there is no undo. */
export const rejectBarOrder = (facts: BarFacts) =>
  handle(calls.rejectBarOrder, 'write', async (tx, input, context) => {
    const step = await openStep(tx, facts, 'reject', input)
    const { orderId } = step
    const text = input.text ?? null
    const reason = text ?? rejectionWords(input.reason, await readOrderLanguage(tx, orderId))
    if (!(await facts.desk.reject(tx, { orderId, reason, by: context.actor }))) throw new Refusal('status_changed')
    if (!(await writeRejection(tx, step, { reason: input.reason, text }))) throw new Refusal('status_changed')
    return finishStep(tx, facts, context, {
      action: 'reject',
      orderId,
      detail: { from: step.status, reason: input.reason, text },
    })
  })
