import type { PersonalDataPart } from '../platform/personal-data.ts'
import type { Queryable } from '../platform/database.ts'

const OF_ACCOUNT = `
  left join orders o on o.id = r.order_id
  left join subscription s on s.id = r.subscription_id
  where coalesce(o.account_id, s.account_id) = $1`

/**
 * The days that a person gave back, and what became of them (GDPR 15). They hang on orders and subscriptions, and go over to the
 * nameless row with those; what is still on offer ends, because nobody is left who could use the credit.
 */
export const returnData: PersonalDataPart = {
  name: 'returns',
  async export(tx: Queryable, accountId: number) {
    const returns = await tx.query({
      name: 'returns.export',
      text: `select p.code, r.day, r.half, r.state, r.share_percent as "sharePercent", r.cap_cents as "capCents",
               iso_instant(r.returned_at) as "returnedAt", iso_instant(r.ended_at) as "endedAt",
               r.earned_cents as "earnedCents", r.credited_cents as "creditedCents"
             from day_return r join place p on p.id = r.umbrella_id ${OF_ACCOUNT} order by r.id`,
      values: [accountId],
    })
    return { returns }
  },
  async erase(tx: Queryable, accountId: number) {
    await tx.query({
      name: 'returns.erase',
      text: `update day_return set state = 'lapsed', ended_at = battigia_now()
             where state = 'offered' and id in (select r.id from day_return r ${OF_ACCOUNT})`,
      values: [accountId],
    })
  },
}
