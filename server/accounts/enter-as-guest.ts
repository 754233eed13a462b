import { MAIL_BUDGET } from '../../domain/accounts/confirmation-rules.ts'
import * as calls from '../../domain/accounts/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Queryable } from '../platform/database.ts'
import { handle, type Actor } from '../platform/handler.ts'
import { insertGuest, updateGuest, type GuestDetails } from './account-queries.ts'
import type { AccountTools } from './account-tools.ts'
import { browserKey } from './browser-key.ts'
import { GUEST_EMAIL_LEFT, mailWithinBudget } from './request-mail.ts'
import { cameByLink } from './session-queries.ts'
import { openSession } from './session.ts'

/**
 * a guest of this device, who owns what they order. A guest who asks again changes what they left and gets a new
 * token; a customer has an account and needs none of this. With another e-mail than the one that a link was mailed to, whoever followed
 * it is another guest: orders and links of the first stay theirs.
 */
export const enterAsGuest = ({ settings }: AccountTools) =>
  handle(calls.enterAsGuest, 'write', async (tx, details, context) => {
    const { actor } = context
    if (actor !== null && !actor.isGuest) throw new Refusal('not_allowed')
    const isByLink = actor !== null && (await cameByLink(tx, actor.sessionId))
    const isSame = actor !== null && !(isByLink && actor.email !== details.email) && (await change(tx, actor, details))
    const accountId = isSame ? actor.accountId : await insertGuest(tx, details)
    const token = await openSession(tx, settings, {
      accountId,
      browserKey: browserKey(context),
      asker: context,
      replaces: actor,
      isProven: false,
      isByLink: isSame && isByLink,
    })
    return { token }
  })

/** Changes a guest, and tells the address that mails of the orders went to until now; false for one who is gone. */
async function change(tx: Queryable, { accountId }: Actor, details: GuestDetails): Promise<boolean> {
  const changed = await updateGuest(tx, accountId, details)
  if (changed === null) return false
  const { hasOrders, ...before } = changed
  if (before.email !== details.email && hasOrders)
    await mailWithinBudget(tx, before.email, MAIL_BUDGET, GUEST_EMAIL_LEFT, before)
  return true
}
