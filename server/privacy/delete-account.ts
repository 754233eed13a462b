import * as calls from '../../domain/privacy/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { eraseByEmail } from './person-requests.ts'
import type { PrivacyFacts } from './privacy-facts.ts'
import { isOfStaff } from './privacy-queries.ts'

/**
 * R-109, R-711: deletes the account and everything personal at once, where the resort offers it; so do the guests' rows with
 * the same e-mail, which the customer has proven. Asked again it has nothing to do.
 */
export const deleteAccount = (facts: PrivacyFacts) =>
  handle(calls.deleteAccount, 'write', async (tx, _input, { actor, afterCommit }) => {
    if (!facts.settings.accountDeletion || (await isOfStaff(tx, actor.accountId))) throw new Refusal('not_allowed')
    for (const { tell } of await eraseByEmail(tx, facts, actor.email)) afterCommit(tell)
    return { done: true as const }
  })
