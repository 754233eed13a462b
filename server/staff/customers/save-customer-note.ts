import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/staff/customer-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { readCustomer, writeNote } from './customer-queries.ts'

/** the note of the resort's people; its words are the customer's data, and no part of the audit. */
export const saveCustomerNote = handle(
  calls.saveCustomerNote,
  'write',
  async (tx, { accountId, words, version }, { actor }) => {
    if ((await readCustomer(tx, accountId)) === null) throw new Refusal('not_found')
    const note = await writeNote(tx, { accountId, words, version, authorId: actor.accountId })
    if (note === null) throw new Refusal('status_changed')
    await auditStaffAction(tx, actor, {
      action: 'customer.note',
      subject: `account:${accountId}`,
      detail: { version: note.version, isEmpty: words === '' },
    })
    return note
  },
)
