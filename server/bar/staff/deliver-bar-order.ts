import { delivered } from '../../../domain/bar/bar-steps.ts'
import * as calls from '../../../domain/bar/board-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { finishStep, openStep, writeStep } from './board-step.ts'

/** B-08: brought, and paid when it was not: "Incassa e consegna". The order is completed with it. */
export const deliverBarOrder = (facts: BarFacts) =>
  handle(calls.deliverBarOrder, 'write', async (tx, input, context) => {
    const step = await openStep(tx, facts, 'deliver', input)
    const { orderId, dueCents } = step
    const tender = input.paid?.tender ?? 'cash'
    if (input.dueCents !== dueCents) throw new Refusal('status_changed')
    const cashKey = dueCents === 0 ? null : `bar:${orderId}:${step.version}`
    if (cashKey !== null) {
      const by = { by: context.actor, device: context.deviceName }
      await facts.desk.takeMoney(tx, {
        orderId,
        tender,
        tenderedCents: input.paid?.tenderedCents,
        amountCents: dueCents,
        key: cashKey,
        ...by,
      })
    }
    await facts.desk.complete(tx, orderId)
    await writeStep(tx, step, delivered(step, cashKey, step.now))
    const taken = tender === 'cash' ? { cashCents: dueCents, cardCents: 0 } : { cashCents: 0, cardCents: dueCents }
    return finishStep(tx, facts, context, { action: 'deliver', orderId, detail: taken })
  })
