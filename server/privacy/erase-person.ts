import { Refusal } from '../../domain/platform/refusal.ts'
import { leaveOrders, type LeftOrders } from '../orders/leave-orders.ts'
import { lockOrdersOf } from '../orders/open-orders.ts'
import type { Queryable } from '../platform/database.ts'
import type { PrivacyFacts } from './privacy-facts.ts'
import { detachAccount, forgetEffects, lockPerson, type Person } from './privacy-queries.ts'

/** Somebody who is gone, with what became of their orders. */
export interface Erased extends LeftOrders {
  readonly person: Person
}

/**
 * Deletes everything personal of an account in the caller's transaction (GDPR 17, decision 095): unpaid orders to come are
 * given back, every slice lets go of what it keeps, and what the law keeps goes over to a row without a name. Null when the
 * account is gone already. `payment_in_progress` while money may be moving, `not_allowed` for one of the resort's people.
 */
export async function erasePerson(tx: Queryable, facts: PrivacyFacts, accountId: number): Promise<Erased | null> {
  await lockOrdersOf(tx, accountId)
  const person = await lockPerson(tx, accountId)
  if (person === null) return null
  if (person.isStaff) throw new Refusal('not_allowed')
  const left = await leaveOrders(tx, facts, accountId)
  // Before the parts: what they send off themselves, such as a deletion at a provider, has to go out.
  await forgetEffects(tx, person)
  for (const part of facts.parts) await part.erase(tx, accountId)
  await detachAccount(tx, accountId)
  return { ...left, person }
}
