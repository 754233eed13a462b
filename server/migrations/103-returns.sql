-- Days that a holder gives back to the resort (B-18). A row is one half-day; whether it is sold is asked of who has it.

create table day_return (
  id bigint generated always as identity primary key,
  order_id bigint,
  line_id bigint,
  subscription_id bigint references subscription (id),
  umbrella_id integer not null references place (id),
  day date not null,
  half smallint not null,
  share_percent smallint not null,
  cap_cents integer not null,
  state text not null default 'offered',
  returned_at timestamptz not null default battigia_now(),
  ended_at timestamptz,
  sold_order_id bigint,
  sold_line_id bigint,
  sold_subscription_id bigint references subscription (id),
  earned_cents integer,
  credited_cents integer,
  is_final boolean not null default false,
  constraint day_return__line_exists foreign key (line_id, order_id) references order_line (id, order_id),
  constraint day_return__sold_line_exists foreign key (sold_line_id, sold_order_id) references order_line (id, order_id),
  constraint day_return__one_holder check (num_nonnulls(line_id, subscription_id) = 1 and (line_id is null) = (order_id is null)),
  constraint day_return__half_of_a_day check (half in (0, 1)),
  constraint day_return__share_is_percent check (share_percent between 0 and 100),
  constraint day_return__cap_not_negative check (cap_cents >= 0),
  constraint day_return__state_known check (state in ('offered', 'credited', 'reclaimed', 'lapsed')),
  constraint day_return__ended_when_over check ((state = 'offered') = (ended_at is null)),
  constraint day_return__credit_of_one_sale check (
    case state
      when 'credited' then
        num_nonnulls(sold_line_id, sold_subscription_id) = 1 and (sold_line_id is null) = (sold_order_id is null)
        and num_nonnulls(earned_cents, credited_cents) = 2
      else num_nonnulls(sold_order_id, sold_line_id, sold_subscription_id, earned_cents, credited_cents) = 0
    end
  ),
  constraint day_return__never_more_than_earned check (credited_cents between 1 and least(earned_cents, cap_cents))
);
comment on table day_return is 'A half-day that its holder gave back, with the rule as it was then; sold is one on offer that somebody else has';
comment on column day_return.is_final is
  'Its subscription left the place or ended: nobody takes it back, and the extras that were kept for it are free';
comment on column day_return.share_percent is 'Of what the resort earns for the half-day, before extras, the holder gets so much as credit';
create unique index day_return__once_per_line on day_return (line_id, order_id, day, half) where line_id is not null and state <> 'reclaimed';
create unique index day_return__once_per_subscription on day_return (subscription_id, day, half)
  where subscription_id is not null and state <> 'reclaimed';
create index day_return__place on day_return (umbrella_id, day);
create index day_return__on_offer on day_return (day) where state = 'offered';

create function return_half_days(
  p_line bigint, p_subscription bigint, p_days daterange, p_halves int4range, p_share integer, p_cap integer
)
returns table (umbrella_id integer, day date, half integer)
language plpgsql as $$
#variable_conflict use_column
declare
  v_stay record;
begin
  for v_stay in
    select o.id, o.order_id, o.umbrella_id, o.days * p_days as days, o.halves * p_halves as halves
      from occupancy o
     where o.days && p_days and o.halves && p_halves
       and case when p_line is null
         then o.subscription_id = p_subscription and o.state = 'subscription'
           -- The place that is kept for the coming season is not paid for.
           and o.days <@ (select s.days from subscription s where s.id = p_subscription)
         else coalesce(o.line_id, o.id) = p_line and o.state = 'booked'
       end
     order by o.umbrella_id, o.days, o.halves
       for update
  loop
    if divide_stay(v_stay.id, v_stay.days, v_stay.halves) is null then
      raise exception 'the stay % cannot be divided', v_stay.id;
    end if;
    return query
    insert into day_return (order_id, line_id, subscription_id, umbrella_id, day, half, share_percent, cap_cents)
    select v_stay.order_id, p_line, p_subscription, v_stay.umbrella_id, lower(v_stay.days) + n, h, p_share, p_cap
      from generate_series(0, upper(v_stay.days) - lower(v_stay.days) - 1) n,
           generate_series(lower(v_stay.halves), upper(v_stay.halves) - 1) h
     order by n, h
    returning umbrella_id, day, half::integer;
  end loop;
end
$$;
comment on function return_half_days(bigint, bigint, daterange, int4range, integer, integer) is
  'Gives back what a line or a subscription has of some half-days, each by the rule that is named; answers them, none when it has none. The holder is locked by then';

create function returned_after(p_umbrella integer, p_day date, p_half integer, p_return bigint)
returns setof day_return
language sql stable as $$
  select d.*
    from day_return d
    left join order_line l on l.id = d.line_id and l.order_id = d.order_id
    left join subscription s on s.id = d.subscription_id
   where d.umbrella_id = p_umbrella and d.day = p_day and d.half = p_half and d.id > p_return
     and d.state <> 'reclaimed' and l.cancelled_at is null and s.state is distinct from 'cancelled'
   order by d.id
   limit 1
$$;
comment on function returned_after(integer, date, integer, bigint) is
  'The next return of the same half-day after p_return: of somebody who had bought it and gave it back in turn';

create function reclaim_half_days(p_returns bigint[]) returns text
language plpgsql as $$
declare
  v_days daterange[];
  v_halves int4range[];
  v_extras jsonb[];
  v_stays integer;
begin
  select count(*) into v_stays from (
    select distinct r.umbrella_id, r.day from day_return r where r.id = any (p_returns) and r.state = 'offered'
  ) d;
  for v_try in 1 .. 2 loop
    begin
      with wanted as (
        select r.umbrella_id, r.day, int4range(min(r.half), max(r.half) + 1) as halves, r.line_id, r.order_id, r.subscription_id,
               -- A line's first part has its id, also when all of it had been given back.
               row_number() over (partition by r.line_id order by r.day) = 1 and r.line_id is not null
                 and not exists (select from occupancy o where o.id = r.line_id) as is_first
          from day_return r
         where r.id = any (p_returns) and r.state = 'offered'
         group by r.umbrella_id, r.day, r.line_id, r.order_id, r.subscription_id
         order by r.umbrella_id, r.day
      ), back as (
        insert into occupancy (id, umbrella_id, days, halves, state, account_id, order_id, line_id, subscription_id)
        overriding system value
        select case when w.is_first then w.line_id else nextval(pg_get_serial_sequence('occupancy', 'id')) end, w.umbrella_id, daterange(w.day, w.day + 1), w.halves,
               case when w.line_id is null then 'subscription' else 'booked' end,
               coalesce(o.account_id, s.account_id), o.id, case when not w.is_first then w.line_id end, s.id
          from wanted w
          left join orders o on o.id = w.order_id
          left join subscription s on s.id = w.subscription_id
         order by w.umbrella_id, w.day
            on conflict do nothing
        returning 1
      )
      select v_stays - count(*) into v_stays from back;
      if v_stays > 0 then
        raise exception 'somebody has it' using errcode = 'BG001';
      end if;
      -- Somebody who bought it and gave it back in turn has paid for it: it is sold. From here on nobody else can do that.
      if exists (
        select from day_return r, returned_after(r.umbrella_id, r.day, r.half, r.id)
         where r.id = any (p_returns) and r.state = 'offered'
      ) then
        raise exception 'it was sold' using errcode = 'BG001';
      end if;
      update day_return set state = 'reclaimed', ended_at = battigia_now() where id = any (p_returns) and state = 'offered';
      return 'done';
    exception when sqlstate 'BG001' then
      select count(*) into v_stays from (
        select distinct r.umbrella_id, r.day from day_return r where r.id = any (p_returns) and r.state = 'offered'
      ) d;
    end;
    -- Holds that are over stand in nobody's way: they go, and what they kept with them.
    select array_agg(g.days), array_agg(g.halves), array_agg(g.extras) into v_days, v_halves, v_extras
      from drop_expired_holds(array(
        select o.id from occupancy o
          join day_return r on o.umbrella_id = r.umbrella_id and o.days @> r.day and o.halves @> r.half::integer
         where r.id = any (p_returns) and o.state = 'held' and o.expires_at <= battigia_now()
         order by o.umbrella_id, o.id
      )) g;
    exit when v_days is null;
    perform change_stock(v_days, v_halves, v_extras, array_fill(-1, array[cardinality(v_days)]), '{}');
  end loop;
  return case when exists (
    select from occupancy o
      join day_return r on o.umbrella_id = r.umbrella_id and o.days @> r.day and o.halves @> r.half::integer
     where r.id = any (p_returns) and o.state <> 'held'
  ) or exists (
    select from day_return r, returned_after(r.umbrella_id, r.day, r.half, r.id) where r.id = any (p_returns)
  ) then 'taken' else 'held' end;
end
$$;
comment on function reclaim_half_days(bigint[]) is
  'Takes given-back half-days back, all or none: done, held (somebody is about to buy one) or taken. The holder is locked by then';

create function holder_after(p_umbrella integer, p_day date, p_half integer, p_return bigint)
returns table (order_id bigint, line_id bigint, subscription_id bigint)
language sql stable as $$
  select x.order_id, x.line_id, x.subscription_id
    from (
      select d.order_id, d.line_id, d.subscription_id, d.id from returned_after(p_umbrella, p_day, p_half, p_return) d
      union all
      select o.order_id, case when o.state = 'booked' then coalesce(o.line_id, o.id) end, o.subscription_id, null
        from occupancy o
       where o.umbrella_id = p_umbrella and o.days @> p_day and o.halves @> p_half and o.state in ('booked', 'subscription')
    ) x
   order by x.id nulls last
   limit 1
$$;
comment on function holder_after(integer, date, integer, bigint) is
  'Who has a half-day after the return p_return of it: whoever gave it back next, else whoever has it now; nobody when it is unsold';

create function finish_returns(p_subscription bigint, p_from date) returns table (days daterange, halves int4range)
language sql as $$
  update day_return r
     set is_final = true, state = case when e.lapses then 'lapsed' else r.state end,
         ended_at = case when e.lapses then battigia_now() else r.ended_at end
    from (
      select d.id, d.state = 'offered' and not exists (
               select from holder_after(d.umbrella_id, d.day, d.half, d.id) h
                 left join orders o on o.id = h.order_id
                 left join subscription b on b.id = h.subscription_id
                where coalesce(o.account_id, b.account_id) <> s.account_id
             ) as lapses
        from day_return d join subscription s on s.id = d.subscription_id
       where d.subscription_id = p_subscription and d.day >= p_from and d.state <> 'reclaimed' and not d.is_final
    ) e
   where r.id = e.id
  returning daterange(r.day, r.day + 1), int4range(r.half, r.half + 1)
$$;
comment on function finish_returns(bigint, date) is
  'A subscription leaves its place from a day on: what it returned there comes back no more, and earns credit only where it is sold by now. Answers the half-days whose extras are free. The subscription is locked by then';

create function lapse_returns() returns trigger
language plpgsql as $$
begin
  if tg_table_name = 'order_line' then
    update day_return set state = 'lapsed', ended_at = battigia_now()
     where line_id = new.id and order_id = new.order_id and state = 'offered';
  else
    update day_return set state = 'lapsed', ended_at = battigia_now() where subscription_id = new.id and state = 'offered';
  end if;
  return null;
end
$$;
comment on function lapse_returns() is
  'What a holder no longer has earns them no credit: who cancels a booking gets its money back by the policy, once';
create trigger order_line__lapses_returns after update on order_line for each row
  when (
    new.cancelled_at is not null and old.cancelled_at is null
    or (new.umbrella_id, new.days, new.halves) is distinct from (old.umbrella_id, old.days, old.halves)
  ) execute function lapse_returns();
create trigger subscription__lapses_returns after update on subscription for each row
  when (new.state = 'cancelled' and old.state <> 'cancelled') execute function lapse_returns();
