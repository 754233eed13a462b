import * as calls from '../../../domain/staff/money-request-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { hasRole } from '../../../domain/platform/staff-role.ts'
import { ApprovalNeeded } from '../../payments/money-out/let-money-out.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { parseInput } from '../../platform/call-input.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { enqueueStaffNotice } from '../../platform/notices.ts'
import type { MoneyRequestFacts } from './money-request-facts.ts'
import { insertRequest } from './request-queries.ts'
import { subjectOf } from './subject-of.ts'

/** B-32: a request is written with what the refused call would have done; that it would do it is tried first, and undone. */
export const askMoneyOut = ({ settings, handlerOf }: MoneyRequestFacts) =>
  handle(calls.askMoneyOut, 'write', async (tx, { call, input, reason }, context) => {
    const { actor } = context
    const handler = handlerOf(call)
    if (!hasRole(actor.roles, handler.call.roles ?? [])) throw new Refusal('not_allowed')
    const parsed = parseInput(handler.call, input)
    const needed = await refusedFor(tx, () => handler.run(tx, parsed, { ...context, afterCommit: () => undefined }))
    const { requestId, endsAt, isNew } = await insertRequest(tx, {
      call,
      input,
      needed,
      reason,
      device: context.deviceName,
      askedBy: actor.accountId,
      hours: settings.moneyRequestHours,
    })
    if (isNew) {
      const { kind, amountCents, orderId } = needed.out
      const { limit } = needed.exceeded
      await auditStaffAction(tx, actor, {
        action: 'money.ask',
        subject: subjectOf(needed.out),
        detail: { requestId, way: kind, amountCents, limit, reason },
      })
      const by = { staffId: actor.accountId, kind, dayCents: null }
      const topic = 'money_out_asked'
      await enqueueStaffNotice(tx, `money-request:${requestId}`, { topic, orderId, amountCents, by })
    }
    return { requestId, endsAt }
  })

/** What a call needs a second yes for; what it did until then is undone. Throws what it refuses otherwise, `status_changed` when it refuses nothing. */
async function refusedFor(tx: Queryable, run: () => Promise<unknown>): Promise<ApprovalNeeded> {
  await tx.query({ name: 'money-request.try', text: 'savepoint money_request', values: [] })
  try {
    await run()
  } catch (error) {
    if (!(error instanceof ApprovalNeeded)) throw error
    await tx.query({ name: 'money-request.undo', text: 'rollback to savepoint money_request', values: [] })
    return error
  }
  throw new Refusal('status_changed')
}
