import type { PersonalDataPart } from '../../platform/personal-data.ts'
import type { Queryable } from '../../platform/database.ts'

/** Declarations of withdrawal as their person made them (GDPR 15); the sums stay in the books, the words go (GDPR 17). */
export const withdrawalData: PersonalDataPart = {
  name: 'withdrawals',
  async export(tx: Queryable, accountId: number) {
    const withdrawals = await tx.query({
      name: 'withdrawal.export',
      text: `select o.number, w.name, w.contact, iso_instant(w.declared_at) as "declaredAt", w.refund_cents as "refundCents"
             from withdrawal w join orders o on o.id = w.order_id where o.account_id = $1 order by w.order_id`,
      values: [accountId],
    })
    return { withdrawals }
  },
  async erase(tx: Queryable, accountId: number) {
    await tx.query({
      name: 'withdrawal.erase',
      text: `update withdrawal w set name = '', contact = '' from orders o where o.id = w.order_id and o.account_id = $1`,
      values: [accountId],
    })
  },
}
