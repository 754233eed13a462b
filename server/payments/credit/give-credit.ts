import * as calls from '../../../domain/payments/credit-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { letMoneyOut } from '../money-out/let-money-out.ts'
import { readCredit, readCreditOwner, readGrant } from './credit-queries.ts'
import { grantCredit } from './grant-credit.ts'

/** B-06, B-32, R-603: credit that the desk gives; the same press gives it once. */
export const giveCredit = ({ settings }: { readonly settings: Settings }) =>
  handle(calls.giveCredit, 'write', async (tx, { accountId, amountCents, note, clientId }, { actor }) => {
    const owner = await readCreditOwner(tx, accountId)
    if (owner === null) throw new Refusal('not_found')
    const key = `desk:${actor.accountId}:${clientId}`
    if ((await readGrant(tx, key)) === null) {
      await grantCredit(tx, { accountId, amountCents, reason: 'goodwill', key, orderId: null, note })
      await letMoneyOut(tx, settings, actor, { kind: 'credit', orderId: null, accountId, amountCents, key })
      const detail = { amountCents, key }
      await auditStaffAction(tx, actor, { action: 'credit.give', subject: `account:${accountId}`, detail })
    }
    return { ...owner, credit: await readCredit(tx, accountId) }
  })
