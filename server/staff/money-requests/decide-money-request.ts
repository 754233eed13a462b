import * as calls from '../../../domain/staff/money-request-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { hasRole } from '../../../domain/platform/staff-role.ts'
import { knownAccount } from '../../platform/account-source.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { parseInput } from '../../platform/call-input.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle, type Actor, type CallContext } from '../../platform/handler.ts'
import type { MoneyRequestFacts } from './money-request-facts.ts'
import { endRequest, lockRequest, type WaitingRequest } from './request-queries.ts'
import { subjectOf } from './subject-of.ts'

/** B-32: another person says yes. What was asked is done as who asked it, who still has to be allowed to, and judged again in full. */
export const approveMoneyRequest = ({ handlerOf }: MoneyRequestFacts) =>
  handle(calls.approveMoneyRequest, 'write', async (tx, { requestId }, context) => {
    const request = await lockRequest(tx, requestId)
    if (request === null) throw new Refusal('status_changed')
    if (request.askedBy === context.actor.accountId) throw new Refusal('not_yourself')
    const handler = handlerOf(request.call)
    if (!hasRole(request.roles, handler.call.roles ?? [])) throw new Refusal('status_changed')
    // The request is over before: what its call locks comes after it.
    await endRequest(tx, requestId, 'approved', context.actor.accountId)
    await handler.run(tx, parseInput(handler.call, request.input), asAsked(request, context))
    await noteDecision(tx, context.actor, 'money.approve', requestId, request)
    return { done: true as const }
  })

/** B-32: a manager says no; whoever asked takes it back. */
export const refuseMoneyRequest = handle(calls.refuseMoneyRequest, 'write', async (tx, { requestId }, { actor }) => {
  const request = await lockRequest(tx, requestId)
  if (request === null) throw new Refusal('status_changed')
  const isOwn = request.askedBy === actor.accountId
  if (!isOwn && !actor.roles.includes('manager')) throw new Refusal('not_found')
  await endRequest(tx, requestId, isOwn ? 'withdrawn' : 'refused', actor.accountId)
  await noteDecision(tx, actor, isOwn ? 'money.withdraw' : 'money.refuse', requestId, request)
  return { done: true as const }
})

/** As if whoever asked did it now, with the yes of who decides. */
function asAsked(
  { askedBy, email, roles, device }: WaitingRequest,
  { actor, afterCommit, language, platform, addressPrefix }: CallContext<Actor>,
): CallContext<Actor> {
  const asker = { accountId: askedBy, email, roles, sessionId: 0, isConfirmed: true, isGuest: false, isProven: true }
  return {
    actor: { ...asker, approvedBy: actor.accountId },
    account: knownAccount(askedBy),
    language,
    platform,
    deviceName: device,
    deviceId: null,
    addressPrefix,
    afterCommit,
  }
}

async function noteDecision(
  tx: Queryable,
  actor: Actor,
  action: 'money.approve' | 'money.refuse' | 'money.withdraw',
  requestId: number,
  { kind, amountCents, askedBy, ...about }: WaitingRequest,
): Promise<void> {
  const detail = { requestId, way: kind, amountCents, askedById: askedBy }
  await auditStaffAction(tx, actor, { action, subject: subjectOf(about), detail })
}
