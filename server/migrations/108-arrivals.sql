-- Who came: visits of a day, arrivals, delays and no-shows, and the clock that leaves alone who is here or on the way (B-04, B-11).

create table visit_action (
  id bigint generated always as identity primary key,
  client_id text not null,
  kind text not null,
  day date not null,
  staff_id bigint not null,
  order_id bigint references orders (id),
  money_key text,
  collected_cents integer not null default 0,
  change_cents integer not null default 0,
  reason text not null default '',
  at timestamptz not null default battigia_now(),
  undone_at timestamptz,
  undone_by bigint,
  constraint visit_action__once_per_press unique (client_id),
  constraint visit_action__kind_known check (kind in ('arrive', 'arrive_late', 'no_show', 'release')),
  constraint visit_action__money_has_its_order check ((money_key is null) = (collected_cents = 0) and (money_key is null or order_id is not null)),
  constraint visit_action__undone_by_somebody check ((undone_at is null) = (undone_by is null))
);
comment on table visit_action is 'What a person of the resort did to visits of a day in one press; what was taken back stays';
comment on column visit_action.money_key is 'The press that the till knows the money by';

create table arrival (
  id bigint generated always as identity primary key,
  action_id bigint not null references visit_action (id),
  kind text not null,
  claim_id bigint not null,
  order_id bigint not null references orders (id),
  umbrella_id integer not null references place (id),
  day date not null,
  said_at timestamptz not null,
  at timestamptz not null default battigia_now(),
  undone_at timestamptz,
  constraint arrival__kind_known check (kind in ('line', 'subscription', 'entry'))
);
comment on table arrival is 'Somebody came to their place on a day: by an order line, a subscription or an entry of a carnet; append-only but for its undoing';
comment on column arrival.said_at is 'The clock of the device that saw it, kept within the day';
create unique index arrival__one_standing on arrival (kind, claim_id, day) where undone_at is null;
create index arrival__day on arrival (day) where undone_at is null;
create index arrival__order on arrival (order_id);
create index arrival__action on arrival (action_id);

create table visit_delay (
  id bigint generated always as identity primary key,
  action_id bigint not null references visit_action (id),
  kind text not null,
  claim_id bigint not null,
  order_id bigint not null references orders (id),
  day date not null,
  expected_at timestamptz not null,
  kept_until timestamptz not null,
  undone_at timestamptz,
  constraint visit_delay__kind_known check (kind in ('line', 'subscription', 'entry')),
  constraint visit_delay__kept_until_then check (kept_until >= expected_at)
);
comment on table visit_delay is 'Somebody called that they come later: their place is kept until then and the grace; the last one that stands counts';
create index visit_delay__day on visit_delay (day) where undone_at is null;
create index visit_delay__order on visit_delay (order_id);
create index visit_delay__action on visit_delay (action_id);

create table no_show (
  id bigint generated always as identity primary key,
  action_id bigint references visit_action (id),
  kind text not null,
  claim_id bigint not null,
  order_id bigint not null references orders (id),
  umbrella_id integer not null references place (id),
  day date not null,
  cause text not null,
  is_released boolean not null,
  at timestamptz not null default battigia_now(),
  undone_at timestamptz,
  constraint no_show__kind_known check (kind in ('line', 'subscription', 'entry')),
  constraint no_show__cause_known check (cause in ('cutoff', 'by_hand', 'day_over')),
  constraint no_show__by_somebody_or_by_the_clock check ((cause = 'by_hand') = (action_id is not null))
);
comment on table no_show is 'Somebody did not come: their unpaid place was freed, or, where it is paid, it only counts; what was taken back stays';
create unique index no_show__one_standing on no_show (kind, claim_id, day) where undone_at is null;
create index no_show__day on no_show (day) where undone_at is null;
create index no_show__order on no_show (order_id);
create index no_show__action on no_show (action_id);

create table cutoff_reminder (
  order_id bigint not null references orders (id),
  deadline_at timestamptz not null,
  at timestamptz not null default battigia_now(),
  primary key (order_id, deadline_at)
);
comment on table cutoff_reminder is 'Whom the clock reminded of the hour by which a cash guest arrives: once for each hour that an order ever had';

alter table notice
  drop constraint notice__topic_is_known,
  add constraint notice__topic_is_known check (topic in (
    'order_ready', 'hold_expiring', 'reminder', 'broadcast', 'place_offered', 'subscription', 'day_resold', 'cutoff'
  ));

create function visits_of_day(p_day date)
returns table (
  kind text, claim_id bigint, order_id bigint, subscription_id bigint, umbrella_id integer, halves int4range, stands boolean
)
language sql stable as $$
  select 'line', coalesce(o.line_id, o.id), o.order_id, null::bigint, o.umbrella_id,
         int4range(min(lower(o.halves)), max(upper(o.halves))), true
    from occupancy o
    join orders r on r.id = o.order_id and r.category = 'umbrella' and r.status in ('confirmed', 'completed')
   where o.state = 'booked' and daterange(lower(o.days), upper(o.days)) && daterange(p_day, p_day, '[]')
   group by coalesce(o.line_id, o.id), o.order_id, o.umbrella_id
  union all
  select case when e.id is null then 'subscription' else 'entry' end, coalesce(e.id, s.id), s.order_id, s.id, o.umbrella_id,
         int4range(min(lower(o.halves)), max(upper(o.halves))), true
    from occupancy o
    join subscription s on s.id = o.subscription_id and s.days @> p_day and s.state not in ('pending', 'cancelled')
    left join subscription_entry e
      on s.entries is not null and e.subscription_id = s.id and e.umbrella_id = o.umbrella_id and e.day = p_day and e.cancelled_at is null
   where o.state = 'subscription' and daterange(lower(o.days), upper(o.days)) && daterange(p_day, p_day, '[]')
   group by e.id, s.id, s.order_id, o.umbrella_id
  union all
  -- Released: nobody's place any more, and still what happened that day.
  select n.kind, n.claim_id, n.order_id, null, n.umbrella_id, l.halves, false
    from no_show n
    join order_line l on l.order_id = n.order_id and l.id = n.claim_id and l.cancelled_at is not null
   where n.day = p_day and n.undone_at is null and n.is_released
$$;
comment on function visits_of_day(date) is
  'Whose the places are on a day, each claim once, with the half-days that are its own then; and those whose place was released (stands is false)';

create function is_awaited(p_order bigint) returns boolean
language sql stable
return exists (select from arrival a where a.order_id = p_order and a.undone_at is null)
  or exists (select from visit_delay d where d.order_id = p_order and d.undone_at is null and d.kept_until > battigia_now());
comment on function is_awaited(bigint) is 'Whether somebody of an order has come, or has called and is still expected: the clock does not free its places';

create function unrelease_order(p_order bigint, p_lines bigint[], p_capacities jsonb) returns boolean
language plpgsql as $$
declare
  v_line order_line;
  v_stay bigint;
  v_days daterange[] := '{}';
  v_halves int4range[] := '{}';
  v_extras jsonb[] := '{}';
  v_account bigint;
begin
  select account_id into v_account from orders where id = p_order and status = 'no_show' for update;
  if not found then
    return false;
  end if;
  begin
    for v_line in
      select * from order_line l where l.order_id = p_order and l.id = any (p_lines) and l.cancelled_at is not null order by l.umbrella_id
    loop
      v_stay := null;
      insert into occupancy (id, umbrella_id, days, halves, state, account_id, order_id)
      overriding system value
      values (v_line.id, v_line.umbrella_id, v_line.days, v_line.halves, 'booked', v_account, p_order)
      on conflict do nothing
      returning id into v_stay;
      if v_stay is null then
        raise exception 'a place is taken' using errcode = 'BG001';
      end if;
      v_days := v_days || v_line.days;
      v_halves := v_halves || v_line.halves;
      v_extras := v_extras || v_line.extras;
    end loop;
    if cardinality(v_days) = 0
      or change_stock(v_days, v_halves, v_extras, array_fill(1, array[cardinality(v_days)]), p_capacities) is not null then
      raise exception 'nothing to take back, or an extra is gone' using errcode = 'BG001';
    end if;
  exception when sqlstate 'BG001' then
    return false;
  end;
  update order_line set cancelled_at = null where order_id = p_order and id = any (p_lines);
  update orders o
     set status = 'confirmed', service_cents = round(t.cents * o.service_percent / 100.0),
         total_cents = t.cents + round(t.cents * o.service_percent / 100.0)
    from (select sum(l.total_cents) as cents from order_line l where l.order_id = p_order and l.cancelled_at is null) t
   where o.id = p_order;
  insert into order_history (order_id, old_status, new_status, actor, reason) values (p_order, 'no_show', 'confirmed', 'staff', 'taken_back');
  return true;
end
$$;
comment on function unrelease_order(bigint, bigint[], jsonb) is
  'Gives a released order its places and extras back, all of them or none: false when somebody else has one by now';

create function mark_day_over(p_most_days integer) returns integer
language plpgsql as $$
declare
  v_count integer;
begin
  -- Where nobody noted anybody, nobody looked: such a day says nothing about who stayed away.
  insert into no_show (kind, claim_id, order_id, umbrella_id, day, cause, is_released)
  select v.kind, v.claim_id, v.order_id, v.umbrella_id, d.day, 'day_over', false
    from (
      select g::date as day from generate_series(resort_today() - p_most_days, resort_today() - 1, interval '1 day') g
       where exists (select from arrival a where a.day = g::date and a.undone_at is null)
    ) d
    cross join lateral visits_of_day(d.day) v
   where v.stands and v.kind in ('line', 'entry')
     and not exists (
       select from arrival a where a.kind = v.kind and a.claim_id = v.claim_id and a.day = d.day and a.undone_at is null
     )
      on conflict (kind, claim_id, day) where undone_at is null do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
comment on function mark_day_over(integer) is
  'Notes who never came on the days before today: booked lines and entries of carnets; a subscriber who stays at home is none';
