import * as calls from '../../domain/privacy/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { enqueueFarewell } from './farewell.ts'
import { erasePerson } from './erase-person.ts'
import type { PrivacyFacts } from './privacy-facts.ts'
import { findPeople } from './privacy-queries.ts'

/**
 * R-109, R-711: deletes the account and everything personal at once, where the resort offers it; so do the guests' rows with
 * the same e-mail, which the customer has proven. Asked again it has nothing to do.
 */
export const deleteAccount = (facts: PrivacyFacts) =>
  handle(calls.deleteAccount, 'write', async (tx, _input, { actor, afterCommit }) => {
    if (!facts.settings.accountDeletion || actor.roles.length > 0) throw new Refusal('not_allowed')
    const people = await findPeople(tx, actor.email)
    const ids = new Set([actor.accountId, ...people.map(({ accountId }) => accountId)])
    for (const accountId of ids) {
      const erased = await erasePerson(tx, facts, accountId)
      if (erased === null) continue
      afterCommit(erased.tell)
      if (accountId === actor.accountId) await enqueueFarewell(tx, erased)
    }
    return { done: true as const }
  })
