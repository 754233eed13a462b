import type { Queryable } from '../../platform/database.ts'
import { answerTableOffer, endTableRequest } from './offer-queries.ts'
import { findOffered, handToOrder, type NewParty, type OrderedTable } from './taking-queries.ts'

/** B-09: whether such a table is kept for an account by an offer that stands: then it is theirs to order. */
export async function isOffered(tx: Queryable, accountId: number, table: OrderedTable): Promise<boolean> {
  return (await findOffered(tx, accountId, table, 'seen')) !== null
}

/**
 * B-09: the table that is kept for the account becomes its order's: the same row, so that nobody can come between. False when
 * no offer of such a table stands, and the order claims one like any other.
 */
export async function takeOfferedTable(
  tx: Queryable,
  accountId: number,
  table: OrderedTable,
  party: NewParty,
): Promise<boolean> {
  const offered = await findOffered(tx, accountId, table, 'taken')
  if (offered === null || !(await handToOrder(tx, offered.seatingId, party))) return false
  await answerTableOffer(tx, offered.offerId, 'accepted')
  await endTableRequest(tx, offered.requestId, 'accepted')
  return true
}
