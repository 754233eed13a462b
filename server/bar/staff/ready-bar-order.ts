import { madeReady } from '../../../domain/bar/bar-steps.ts'
import * as calls from '../../../domain/bar/board-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { enqueueNotice } from '../../platform/notices.ts'
import type { BarFacts } from '../bar-facts.ts'
import { finishStep, openStep, writeStep } from './board-step.ts'
import type { BarStepFacts } from './step-queries.ts'

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
    if (moment.status === 'ready') await tellReady(tx, facts, step)
    const { station = 'all' } = input
    return finishStep(tx, facts, context, {
      action: 'ready',
      orderId: step.orderId,
      detail: { from: step.status, to: moment.status, station },
    })
  })

/** B-13: the guest hears of it once nobody takes it back any more, and when it is still ready then. */
async function tellReady(
  tx: Queryable,
  { settings }: Pick<BarFacts, 'settings'>,
  { orderId, accountId }: BarStepFacts,
): Promise<void> {
  const told = { accountId, topic: 'order_ready', facts: { orderId } } as const
  await enqueueNotice(tx, `order-${orderId}-ready`, told, settings.barUndoSeconds * SECOND)
}
