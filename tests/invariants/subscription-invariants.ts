import { LIVE, type Invariant } from './invariant.ts'

/** Half-days of a subscription `u`'s part. */
const PART = `case u.part when 'full_day' then int4range(0, 2) when 'morning' then int4range(0, 1) else int4range(1, 2) end`
/** Whether a day is one of a subscription `u`'s weekdays. */
const isItsWeekday = (day: string) => `(u.weekdays is null or extract(isodow from ${day})::integer = any (u.weekdays))`
/** Stays `s` of a subscription `u` that are not the place which is kept for its renewal. */
const OWN_STAYS = `occupancy s join subscription u on u.id = s.subscription_id and s.state = 'subscription'
  and not exists (
    select from subscription_renewal k where k.subscription_id = u.id and k.state = 'kept' and s.days <@ k.days
  )`

/** What selling subscriptions promises. */
export const SUBSCRIPTION_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I80',
    promise: 'the stays of a subscription are its holder’s, at its place, on its days, weekdays and half-days',
    finds: `select s.id from ${OWN_STAYS} where s.account_id <> u.account_id
              or not u.days @> s.days or not ${PART} @> s.halves
              or exists (
                select from generate_series(0, upper(s.days) - lower(s.days) - 1) n where not ${isItsWeekday('lower(s.days) + n')}
              )
              or (u.umbrella_id <> s.umbrella_id and not exists (
                select from subscription_place_change c where c.subscription_id = u.id and c.old_umbrella_id = s.umbrella_id
              ))`,
    broken: [`update subscription set days = daterange(lower(days) + 1, upper(days))`],
  },
  {
    id: 'I81',
    promise: 'a subscription that stands has all of its half-days but those that its holder gave back',
    finds: `select u.id from subscription u
            where u.state in ('pending', 'confirmed', 'suspended') and u.umbrella_id is not null and (
              select count(*) from generate_series(0, upper(u.days) - lower(u.days) - 1) n where ${isItsWeekday('lower(u.days) + n')}
            ) * (upper(${PART}) - lower(${PART})) <> (
              select coalesce(sum((upper(s.days) - lower(s.days)) * (upper(s.halves) - lower(s.halves))), 0) from occupancy s
              where s.subscription_id = u.id and s.days <@ u.days
            ) + (
              select count(*) from day_return r where r.subscription_id = u.id and r.state <> 'reclaimed'
            )`,
    broken: [`update occupancy set days = daterange(lower(days), upper(days) - 1) where state = 'subscription'`],
  },
  {
    id: 'I82',
    promise: 'the instalments of a subscription are its price, to the cent',
    finds: `select u.id from subscription u left join subscription_instalment i on i.subscription_id = u.id
            where u.state <> 'cancelled' group by u.id having coalesce(sum(i.amount_cents), 0) <> u.total_cents`,
    broken: ['update subscription_instalment set amount_cents = amount_cents + 1'],
  },
  {
    id: 'I83',
    promise: 'a subscription that is over has no day to come',
    finds: `select s.id from ${OWN_STAYS} where u.state in ('cancelled', 'ended') and upper(s.days) - 1 > resort_today()`,
    broken: [`update subscription set state = 'ended'`],
  },
  {
    id: 'I84',
    promise: 'an instalment is paid by one order of its holder: the first by the subscription’s, each other by its own',
    finds: `select i.subscription_id from subscription_instalment i
            join subscription u on u.id = i.subscription_id join orders o on o.id = i.order_id
            where o.account_id <> u.account_id or (i.position = 0 and o.id <> u.order_id)
              or o.category <> case i.position when 0 then 'subscription' else 'instalment' end
            union all
            select o.id from orders o where o.category = 'instalment' and o.status in ('awaiting_payment', 'confirmed')
              and (select count(*) from subscription_instalment i where i.order_id = o.id) <> 1`,
    broken: [`update subscription_instalment set order_id = (select min(id) from orders) where position = 1`],
  },
  {
    id: 'I85',
    promise: 'a subscription stands as its order does',
    finds: `select u.id from subscription u join orders o on o.id = u.order_id
            where (u.state = 'pending') <> (o.status = 'awaiting_payment') or o.category <> 'subscription'
              or (u.state in ('confirmed', 'suspended') and o.status not in ${LIVE})
            union all
            select o.id from orders o left join subscription u on u.order_id = o.id where o.category = 'subscription' and u.id is null`,
    broken: [`update subscription set state = 'pending'`],
  },
]
