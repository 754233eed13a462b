import type { Invariant } from './invariant.ts'

/** What prices and promotions promise (B-06). */
export const PRICE_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I103',
    promise: 'a booked line costs what its rows say, what promotions took off them already gone',
    finds: `select l.id from order_line l
            where l.total_cents <> (select coalesce(sum((r ->> 'unitCents')::integer * (r ->> 'quantity')::integer
                                      * (r ->> 'days')::integer), 0) from jsonb_array_elements(l.price) r)
               or exists (select from jsonb_array_elements(l.price) r, jsonb_array_elements(r -> 'discounts') d
                          where (d ->> 'cents')::integer <= 0 or not exists (select from promotion p where p.id = d ->> 'promotion'))`,
    broken: [
      `update order_line set price = jsonb_set(price, '{0,unitCents}', to_jsonb((price #>> '{0,unitCents}')::integer - 1))`,
    ],
  },
  {
    id: 'I104',
    promise: 'a code was used as often as orders have its use, and never beyond its limit',
    finds: `select p.id from promotion p
            where p.uses <> (select count(*) from promotion_use u where u.promotion_id = p.id and u.given_back_at is null)
               or p.uses > (p.terms ->> 'uses')::integer`,
    broken: [
      `insert into promotion (id, position, terms, uses) values ('broken', 1, '{"id": "broken", "uses": 3}', 1)`,
    ],
  },
  {
    id: 'I105',
    promise:
      'the published list is whole: every season has days, every line an amount of a season that there is, both parts a percent',
    finds: `select s.id from price_season s where not exists (select from price_season_span d where d.season_id = s.id)
            union all
            select r.position::text from price_rule r
             where not exists (select from price_amount a where a.rule_position = r.position and a.day_cents >= 0)
            union all
            select part from (values ('morning'), ('afternoon')) as needed (part)
             where exists (select from beach) and not exists (select from price_part p where p.part = needed.part)`,
    broken: [`delete from price_part where part = 'morning'`],
  },
]
