import { forgetInAudit } from '../platform/audit.ts'
import type { PersonalDataPart } from '../platform/personal-data.ts'
import { forgetReasons } from './money-requests/request-queries.ts'

/** What the resort's people did, and did about somebody; who and when stays, words about a person who goes do not. */
export const staffData: PersonalDataPart = {
  name: 'staff',
  async export(tx, accountId) {
    const [member] = await tx.query({
      name: 'staff.export-member',
      text: 'select display_name as "displayName", roles from staff_member where account_id = $1',
      values: [accountId],
    })
    const done = await tx.query({
      name: 'staff.export-done',
      text: `select action, subject, detail, iso_instant(at) as at from staff_action where account_id = $1 order by id`,
      values: [accountId],
    })
    return { member: member ?? null, done }
  },
  async erase(tx, accountId) {
    await forgetReasons(tx, accountId)
    await forgetInAudit(tx, accountId)
  },
}
