import { STATE_EDGES } from '../../domain/subscriptions/subscription-states.ts'
import type { Invariant } from './invariant.ts'

const EDGES = STATE_EDGES.map((edge) => `'${edge}'`).join(', ')

/** What the life of subscriptions promises after they were sold. */
export const SUBSCRIPTION_LIFE_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I86',
    promise: 'a subscription goes from state to state by the table of states alone, and its history says so',
    finds: `select id from subscription_history where old_state is not null and old_state || '>' || new_state not in (${EDGES})
            union all
            select u.id from subscription u where u.state <> (
              select h.new_state from subscription_history h where h.subscription_id = u.id order by h.id desc limit 1)`,
    broken: [
      `insert into subscription_history (subscription_id, old_state, new_state) select id, 'ended', 'confirmed' from subscription`,
    ],
  },
  {
    id: 'I87',
    promise: 'the entries of a carnet that are used are those that have their day and place',
    finds: `select u.id from subscription u
            where u.entries is not null and u.state in ('pending', 'confirmed', 'suspended')
              and u.entries_used <> (select count(*) from subscription_entry e where e.subscription_id = u.id and e.cancelled_at is null)
            union all
            select e.id from subscription_entry e join subscription u on u.id = e.subscription_id
            where e.cancelled_at is null and u.state in ('confirmed', 'suspended') and not exists (
              select from occupancy s where s.subscription_id = u.id and s.umbrella_id = e.umbrella_id and s.days @> e.day)`,
    broken: [`update subscription set umbrella_id = null, entries = 10, entries_used = 3`],
  },
  {
    id: 'I88',
    promise:
      'a place that is kept for its holder is claimed on all days of the coming season, and nothing is claimed for one that is not',
    finds: `select r.subscription_id from subscription_renewal r
            where (r.state = 'kept') <> (
              cardinality(r.stays) > 0 and cardinality(r.stays) = (
                select count(*) from occupancy s where s.subscription_id = r.subscription_id and s.days = any (r.stays)))`,
    broken: [
      `insert into subscription_renewal (subscription_id, umbrella_id, plan_id, days, stays, halves, until)
       select id, umbrella_id, plan_id, '[2028-06-01,2028-06-08)', '{"[2028-06-01,2028-06-08)"}', '[0,2)', '2028-03-31' from subscription`,
    ],
  },
  {
    id: 'I89',
    promise:
      'a contract that was withdrawn from is over, and what was paid is kept as far as it was used and no further',
    finds: `select w.order_id from withdrawal w join orders o on o.id = w.order_id
            left join subscription u on u.order_id = o.id
            where o.status <> 'cancelled' or u.state is distinct from 'cancelled' or w.refund_cents <> greatest(0, w.paid_cents - w.used_cents)`,
    broken: [
      `insert into withdrawal (order_id, name, contact, paid_cents, used_cents, refund_cents)
       select order_id, 'Giulia', 'giulia@example.it', 0, 0, 0 from subscription`,
    ],
  },
]
