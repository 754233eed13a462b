import type { PersonalDataPart } from '../platform/personal-data.ts'

/**
 * Subscriptions as their holder reads them (GDPR 15). They go over to the nameless row with their orders, without the names of
 * dogs; a place that is held for one is free.
 */
export const subscriptionData: PersonalDataPart = {
  name: 'subscriptions',
  async export(tx, accountId) {
    const subscriptions = await tx.query({
      name: 'subscriptions.export',
      text: `
        select s.id as "subscriptionId", s.order_id as "orderId", s.plan, p.code, lower(s.days) as "from",
               upper(s.days) - 1 as "to", s.weekdays, s.part, s.people, s.dogs, s.extras, s.price,
               s.total_cents as "totalCents", s.entries, s.entries_used as "entriesUsed", s.state, s.pass_code as "passCode",
               s.renews_id as "renewsId", iso_instant(s.created_at) as "createdAt",
               (select coalesce(jsonb_agg(jsonb_build_object('position', i.position, 'dueDay', i.due_day, 'amountCents',
                  i.amount_cents, 'orderId', i.order_id) order by i.position), '[]')
                  from subscription_instalment i where i.subscription_id = s.id) as instalments
          from subscription s left join place p on p.id = s.umbrella_id
         where s.account_id = $1 order by s.id`,
      values: [accountId],
    })
    return { subscriptions }
  },
  async erase(tx, accountId) {
    await tx.query({
      name: 'subscriptions.erase-holds',
      text: 'select from release_subscription_hold($1)',
      values: [accountId],
    })
    await tx.query({
      name: 'subscriptions.erase-dogs',
      text: `
        update subscription s
           set dogs = (select jsonb_agg(jsonb_build_object('name', '', 'size', d -> 'size')) from jsonb_array_elements(s.dogs) d)
         where s.account_id = $1 and s.dogs <> '[]'`,
      values: [accountId],
    })
  },
}
