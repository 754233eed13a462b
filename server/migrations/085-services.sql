-- Cushions, showers, lockers, rental: what can be ordered beside the places, and what is left of it (R-314, R-715).

create table service (
  id integer primary key,
  position integer not null,
  name jsonb not null,
  about jsonb not null,
  unit text not null,
  full_day_cents integer not null,
  half_day_cents integer not null,
  stock integer,
  art text not null,
  page text,
  is_removed boolean not null default false,
  constraint service__unit_known check (unit in ('piece', 'day_part')),
  constraint service__piece_has_one_price check (unit = 'day_part' or full_day_cents = half_day_cents),
  constraint service__money_not_negative check (full_day_cents >= 0 and half_day_cents >= 0),
  constraint service__stock_not_negative check (stock >= 0)
);
comment on table service is 'What can be ordered beside the places, with its usual stock (null: no limit); a removed one stays for old orders';

create table service_stock (
  service_id integer not null references service (id),
  day date not null,
  half smallint not null,
  stock integer,
  taken integer not null default 0,
  -- The resort's people said how many: a new file of the resort leaves it alone.
  is_set boolean not null default false,
  primary key (service_id, day, half),
  constraint service_stock__half_of_a_day check (half in (0, 1)),
  constraint service_stock__within_stock check (taken >= 0 and (stock is null or taken <= stock))
) with (fillfactor = 60);
comment on table service_stock is 'Pieces of a service that are sold for a half-day, and how many there are (null: no limit)';

-- Some pieces more (p_by 1) or less (-1) of several services on all their half-days, or of none. p_items is a list of
-- {service, day, first, last, quantity} with half-days [first, last). Answers the service of which there is too little,
-- and null when it is done. Rows are locked in their order first, so that two orders never wait for each other in a ring.
create function change_services(p_items jsonb, p_by integer) returns integer
language plpgsql as $$
declare
  v_service integer[];
  v_day date[];
  v_half smallint[];
  v_delta integer[];
  v_short integer;
begin
  select array_agg(c.service), array_agg(c.day), array_agg(c.half), array_agg(c.delta)
    into v_service, v_day, v_half, v_delta
    from (
      select i.service, i.day, h::smallint as half, (sum(i.quantity) * p_by)::integer as delta
        from jsonb_to_recordset(p_items) as i(service integer, day date, first integer, last integer, quantity integer),
             generate_series(i.first, i.last - 1) as h
       group by 1, 2, 3
       order by 1, 2, 3
    ) c;

  insert into service_stock (service_id, day, half, stock)
  select c.service, c.day, c.half, s.stock
    from unnest(v_service, v_day, v_half) as c(service, day, half)
    join service s on s.id = c.service
   order by c.service, c.day, c.half
      on conflict do nothing;

  perform
     from service_stock s
     join unnest(v_service, v_day, v_half) as c(service, day, half)
       on (s.service_id, s.day, s.half) = (c.service, c.day, c.half)
    order by s.service_id, s.day, s.half
      for update of s;

  select s.service_id into v_short
    from unnest(v_service, v_day, v_half, v_delta) as c(service, day, half, delta)
    join service_stock s on (s.service_id, s.day, s.half) = (c.service, c.day, c.half)
   where s.taken + c.delta < 0 or s.taken + c.delta > s.stock
   order by s.service_id
   limit 1;
  if v_short is not null then
    return v_short;
  end if;

  update service_stock s
     set taken = s.taken + c.delta
    from unnest(v_service, v_day, v_half, v_delta) as c(service, day, half, delta)
   where (s.service_id, s.day, s.half) = (c.service, c.day, c.half);
  return null;
end
$$;
comment on function change_services(jsonb, integer) is 'Takes pieces of services for their half-days, or gives them back: all of them or none';
