import * as calls from '../../../domain/payments/credit-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { FieldRefusal } from '../../platform/field-refusal.ts'
import { handle } from '../../platform/handler.ts'
import { readCredit, readCreditOwner, readGrant } from './credit-queries.ts'
import { grantCredit } from './grant-credit.ts'

/** B-06, R-603: credit that the desk gives, up to the setting; the same press gives it once. */
export const giveCredit = ({ settings }: { readonly settings: Settings }) =>
  handle(calls.giveCredit, 'write', async (tx, { accountId, amountCents, note, clientId }, { actor }) => {
    const most = settings.creditGrantMostCents
    if (amountCents > most) throw new FieldRefusal([{ field: 'amountCents', code: 'too_large', max: most }])
    const owner = await readCreditOwner(tx, accountId)
    if (owner === null) throw new Refusal('not_found')
    const key = `desk:${actor.accountId}:${clientId}`
    if ((await readGrant(tx, key)) === null) {
      await grantCredit(tx, { accountId, amountCents, reason: 'goodwill', key, orderId: null, note })
      const detail = { amountCents, key }
      await auditStaffAction(tx, actor, { action: 'credit.give', subject: `account:${accountId}`, detail })
    }
    return { ...owner, credit: await readCredit(tx, accountId) }
  })
