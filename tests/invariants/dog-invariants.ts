import type { Invariant } from './invariant.ts'

/** A stay that stands: no hold that ran out. */
const LIVE = (stay: string) => `(${stay}.state <> 'held' or ${stay}.expires_at > battigia_now())`
const DOGS = (stay: string) => `coalesce(dogs_of_stay(${stay}), '[]')`
const isWaived = (stay: string) => `exists (select from dog_mark w where w.stay_id = ${stay}.id and w.is_waived)`

const REACTIVE = `'[{"name": "Lampo", "size": "large", "temperament": "reactive"}]'`
const CALM = `'[{"name": "Nebbia", "size": "large"}]'`

/** What holds of dogs beside each other (B-17). */
export const DOG_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I90',
    promise: 'nobody’s dog lies beside somebody else’s that needs space, but where the resort said so',
    // From the dogs themselves, not from the marks that keep them apart.
    finds: `with kept as materialized (
              select s as stay, s.id, s.umbrella_id, s.account_id, s.days, s.halves, ${DOGS('s')} as dogs from occupancy s
              where s.state <> 'blocked' and upper(s.days) > resort_today() and ${LIVE('s')}
            )
            select a.id, b.id as other from kept a
            join kept b on b.account_id <> a.account_id and b.days && a.days and b.halves && a.halves and b.dogs <> '[]'
            where a.dogs @> '[{"temperament": "reactive"}]'
              and b.umbrella_id in (select dog_neighbours(a.umbrella_id, dog_space_places()))
              and not ${isWaived('a')} and not ${isWaived('b')}`,
    broken: [
      'alter table dog_mark drop constraint dog_mark__room_is_kept',
      `update order_line set dogs = ${REACTIVE}`,
      `update cart_line set dogs = ${CALM}`,
      `insert into account overriding system value
       select (jsonb_populate_record(a, '{"id": 999999, "email": "someone@else.example"}')).* from account a limit 1`,
      `update occupancy set account_id = 999999 where state = 'held' and held_for is null`,
      'update dog_mark set is_waived = false',
    ],
  },
  {
    id: 'I91',
    promise: 'a stay with dogs is marked where it lies, on its days and for its guest, and no other is',
    finds: `select s.id from occupancy s
            left join dog_mark m on m.stay_id = s.id and m.rule = 'space' and m.side = 'dog'
              and (m.umbrella_id, m.account_id, m.days, m.halves) = (s.umbrella_id, s.account_id, s.days, s.halves)
            where s.state <> 'blocked' and s.held_for is distinct from 'subscription' and upper(s.days) > resort_today()
              and ${LIVE('s')} and (${DOGS('s')} <> '[]') <> (m.id is not null)`,
    broken: [`update order_line set dogs = ${REACTIVE}`, 'delete from dog_mark'],
  },
]
