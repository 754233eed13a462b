import type { Invariant } from './invariant.ts'

/** An offer that somebody may still accept. */
const OPEN = `o.answer is null and o.expires_at > battigia_now()`

/** An account's request for days that nobody else wants, with an offer of the first free place. */
const REQUEST = `insert into waiting_request (account_id, days, halves, kinds, zones, rows, people, dogs, closes_at)
  select id, '[2027-09-01,2027-09-03)', '[0,2)', '{}', '{}', '{}', 1, '[]', '2027-09-01T10:00:00Z' from account order by id limit 1`
const OFFER = `select offer_place(max(r.id), (select min(id) from place), 1800, 5) from waiting_request r`

/** The same for a lunch of the first restaurant. */
const TABLE_OFFER = [
  `insert into table_request (account_id, restaurant_id, day, meal, seats, dogs, closes_at)
   select id, 1, '2027-09-01', 'lunch', 2, 0, '2027-09-01T09:00:00Z' from account order by id limit 1`,
  `insert into table_offer (request_id, seating_id, at_time, expires_at)
   select r.id, claim_restaurant_table(1, r.day, 'lunch', '13:00', 2, 90, true, null,
     jsonb_build_object('dogs', 0, 'state', 'held', 'accountId', r.account_id)), '13:00', battigia_now() + interval '30 minutes'
     from table_request r order by r.id desc limit 1`,
] as const

/** What the waiting lists promise (B-05, B-09). */
export const WAITING_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I40',
    promise: 'an offer that stands has exactly one stay: its place, days, guest and end',
    finds: `select o.id from waiting_offer o join waiting_request r on r.id = o.request_id
            left join occupancy s on s.id = o.stay_id and s.state = 'held' and s.held_for = 'offer'
              and (s.umbrella_id, s.days, s.halves, s.account_id, s.expires_at)
                = (o.umbrella_id, r.days, r.halves, r.account_id, o.expires_at)
            where ${OPEN} and s.id is null`,
    broken: [REQUEST, OFFER, `delete from occupancy where held_for = 'offer'`],
  },
  {
    id: 'I41',
    promise: 'a stay that is kept for an offer has its offer, which stands',
    finds: `select s.id from occupancy s left join waiting_offer o on o.stay_id = s.id and ${OPEN}
            where s.held_for = 'offer' and s.expires_at > battigia_now() and o.id is null`,
    broken: [REQUEST, OFFER, `update waiting_offer set answer = 'declined', answered_at = battigia_now()`],
  },
  {
    id: 'I42',
    promise: 'a request has at most one offer that stands',
    finds: `select o.request_id from waiting_offer o where ${OPEN} group by 1 having count(*) > 1`,
    broken: [
      REQUEST,
      OFFER,
      'drop index waiting_offer__one_open',
      `insert into waiting_offer (request_id, umbrella_id, stay_id, expires_at)
       select request_id, umbrella_id, stay_id + 1000000, expires_at from waiting_offer`,
    ],
  },
  {
    id: 'I43',
    promise: 'no offer stands beyond its request: neither its close nor its end',
    finds: `select o.id from waiting_offer o join waiting_request r on r.id = o.request_id
            where o.expires_at > r.closes_at or (${OPEN} and r.ended_at is not null)`,
    broken: [REQUEST, OFFER, `update waiting_offer set expires_at = '2027-09-01T10:00:01Z'`],
  },
  {
    id: 'I140',
    promise: 'a table that is offered is kept for its guest, or they sit at it',
    finds: `select o.id from table_offer o join table_request r on r.id = o.request_id
            left join restaurant_seating s on s.id = o.seating_id and s.state in ('held', 'seated') and s.order_id is null
              and (s.restaurant_id, s.day, s.meal, s.seats, s.account_id) = (r.restaurant_id, r.day, r.meal, r.seats, r.account_id)
            where ${OPEN} and s.id is null`,
    broken: [...TABLE_OFFER, `delete from restaurant_seating where order_id is null and account_id is not null`],
  },
  {
    id: 'I141',
    promise: 'a table that is kept without an order has its offer, which has no answer yet',
    finds: `select s.id from restaurant_seating s left join table_offer o on o.seating_id = s.id and o.answer is null
            where s.state = 'held' and s.order_id is null and s.account_id is not null and o.id is null`,
    broken: [...TABLE_OFFER, `update table_offer set answer = 'declined', answered_at = battigia_now()`],
  },
]
