import * as calls from '../../../domain/messages/staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { retryGivenUp } from '../../platform/outbox.ts'
import { MESSAGE_KINDS, readUndelivered } from '../undelivered-queries.ts'

/** B-13: what could not be delivered, without what it says. */
export const listUndelivered = handle(calls.listUndelivered, 'read', async (tx) => ({
  undelivered: await readUndelivered(tx),
}))

/** Tries it again. */
export const sendUndelivered = handle(calls.sendUndelivered, 'write', async (tx, { id }, { actor }) => {
  if (!(await retryGivenUp(tx, id, MESSAGE_KINDS))) throw new Refusal('not_found')
  await auditStaffAction(tx, actor, { action: 'messages.send-again', subject: `message:${id}` })
  return { done: true } as const
})
