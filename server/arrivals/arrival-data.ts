import type { PersonalDataPart } from '../platform/personal-data.ts'

/**
 * When a person came to their places, called that they come later, or did not come (GDPR 15). It hangs on their orders and goes over to
 * the nameless row with those.
 */
export const arrivalData: PersonalDataPart = {
  name: 'arrivals',
  async export(tx, accountId) {
    const arrivals = await tx.query({
      name: 'arrivals.export',
      text: `select o.number, p.code, a.day, iso_instant(a.said_at) as "arrivedAt"
             from arrival a join orders o on o.id = a.order_id join place p on p.id = a.umbrella_id
             where o.account_id = $1 and a.undone_at is null order by a.id`,
      values: [accountId],
    })
    const delays = await tx.query({
      name: 'arrivals.export-delays',
      text: `select o.number, d.day, iso_instant(d.expected_at) as "expectedAt"
             from visit_delay d join orders o on o.id = d.order_id
             where o.account_id = $1 and d.undone_at is null order by d.id`,
      values: [accountId],
    })
    const noShows = await tx.query({
      name: 'arrivals.export-no-shows',
      text: `select o.number, p.code, n.day, n.cause, n.is_released as "isReleased", v.reason
             from no_show n join orders o on o.id = n.order_id join place p on p.id = n.umbrella_id
             left join visit_action v on v.id = n.action_id
             where o.account_id = $1 and n.undone_at is null order by n.id`,
      values: [accountId],
    })
    const stranded = await tx.query({
      name: 'arrivals.export-stranded',
      text: `select o.number, p.code, a.day, iso_instant(a.said_at) as "seenAt", a.cause, s.kind as solution, s.note
             from stranded_arrival a join orders o on o.id = a.order_id join place p on p.id = a.umbrella_id
             left join stranded_solution s on s.id = a.solution_id
             where o.account_id = $1 order by a.id`,
      values: [accountId],
    })
    return { arrivals, delays, noShows, stranded }
  },
  /** The words about a guest go with their account. */
  async erase(tx, accountId) {
    await tx.query({
      name: 'arrivals.erase',
      text: `update visit_action v set reason = '' where reason <> ''
               and order_id in (select o.id from orders o where o.account_id = $1)`,
      values: [accountId],
    })
    await tx.query({
      name: 'arrivals.erase-solutions',
      text: `update stranded_solution s set note = '', after = null
             where order_id in (select o.id from orders o where o.account_id = $1)`,
      values: [accountId],
    })
  },
}
