import type { PersonalDataPart } from '../../platform/personal-data.ts'
import type { Queryable } from '../../platform/database.ts'

/** What a person did with their subscriptions: who may use them, entries, the place that is kept, changes (GDPR 15, 17). */
export const subscriptionLifeData: PersonalDataPart = {
  name: 'subscriptionLife',
  async export(tx: Queryable, accountId: number) {
    const subscriptionLife = await tx.query({
      name: 'subscriptions.export-life',
      text: `
        select s.id::integer as "subscriptionId",
          array(select m.name from subscription_member m where m.subscription_id = s.id order by m.position) as members,
          (select coalesce(jsonb_agg(jsonb_build_object('place', p.code, 'day', e.day, 'usedAt', iso_instant(e.used_at),
              'cancelledAt', iso_instant(e.cancelled_at)) order by e.id), '[]')
             from subscription_entry e join place p on p.id = e.umbrella_id where e.subscription_id = s.id) as entries,
          (select coalesce(jsonb_agg(jsonb_build_object('from', o.code, 'to', n.code, 'day', c.from_day,
              'differenceCents', c.new_cents - c.old_cents) order by c.id), '[]')
             from subscription_place_change c join place o on o.id = c.old_umbrella_id join place n on n.id = c.new_umbrella_id
            where c.subscription_id = s.id) as "placeChanges",
          (select jsonb_build_object('place', p.code, 'until', r.until, 'state', r.state)
             from subscription_renewal r join place p on p.id = r.umbrella_id where r.subscription_id = s.id) as renewal
        from subscription s where s.account_id = $1 order by s.id`,
      values: [accountId],
    })
    return { subscriptionLife }
  },
  /** The family's names go; nothing is kept for somebody who is gone. */
  async erase(tx: Queryable, accountId: number) {
    await tx.query({
      name: 'subscriptions.erase-members',
      text: 'delete from subscription_member m using subscription s where s.id = m.subscription_id and s.account_id = $1',
      values: [accountId],
    })
    await tx.query({
      name: 'subscriptions.erase-renewals',
      text: 'select l.days from subscription s, lapse_renewals(s.id, 1) l where s.account_id = $1',
      values: [accountId],
    })
  },
}
