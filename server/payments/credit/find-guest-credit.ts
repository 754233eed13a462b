import * as calls from '../../../domain/payments/credit-calls.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { handle } from '../../platform/handler.ts'
import { findCreditOwner, readCredit } from './credit-queries.ts'

/** B-06, R-603: a guest at the desk with their credit. */
export const findGuestCredit = ({ settings }: { readonly settings: Settings }) =>
  handle(calls.findGuestCredit, 'read', async (tx, { search }) => {
    const owner = await findCreditOwner(tx, search)
    const guest = owner === null ? null : { ...owner, credit: await readCredit(tx, owner.accountId) }
    return { guest, mostCents: cents(settings.creditGrantMostCents) }
  })
