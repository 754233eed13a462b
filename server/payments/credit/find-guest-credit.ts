import * as calls from '../../../domain/payments/credit-calls.ts'
import { handle } from '../../platform/handler.ts'
import { findCreditOwner, readCredit } from './credit-queries.ts'

/** B-06, R-603: a guest at the desk with their credit. */
export const findGuestCredit = handle(calls.findGuestCredit, 'read', async (tx, { search }) => {
  const owner = await findCreditOwner(tx, search)
  return { guest: owner === null ? null : { ...owner, credit: await readCredit(tx, owner.accountId) } }
})
