-- The restaurants: tables, hours, and who sits where. What 050 made for owning and deleting a booking goes: it was never written by
-- the product, so there is nothing to bring along.

drop table restaurant_booking;

create table restaurant (
  id smallint primary key,
  name text not null,
  line jsonb not null,
  dish text not null,
  platforms text[] not null,
  opening_from text not null,
  opening_to text not null,
  stays jsonb not null,
  suspended_until text,
  suspended_reason jsonb,
  constraint restaurant__is_one_or_two check (id in (1, 2)),
  constraint restaurant__platforms_known check (platforms <@ array['android', 'ios', 'other']),
  constraint restaurant__reason_of_a_suspension check (suspended_until is not null or suspended_reason is null)
);
comment on table restaurant is 'The restaurants of the resort; flags and seasons are settings (R-704), a suspension is here';
comment on column restaurant.suspended_until is 'Last day without bookings: a day, or one that moves with today as the openings do';

create table restaurant_meal (
  restaurant_id smallint not null references restaurant (id) on delete cascade,
  meal text not null,
  from_time time not null,
  to_time time not null,
  step_minutes smallint not null,
  covers integer not null,
  covers_per_slot integer not null,
  primary key (restaurant_id, meal),
  constraint restaurant_meal__meal_is_known check (meal in ('lunch', 'dinner')),
  constraint restaurant_meal__ends_after_it_begins check (from_time <= to_time),
  constraint restaurant_meal__has_a_step check (step_minutes between 5 and 120),
  constraint restaurant_meal__has_covers check (covers >= 0 and covers_per_slot > 0)
);
comment on table restaurant_meal is 'When parties sit down, and how many people a sitting and one of its times take';

create table restaurant_table (
  id integer generated always as identity primary key,
  restaurant_id smallint not null references restaurant (id) on delete cascade,
  number smallint not null,
  seats smallint not null,
  is_used boolean not null default true,
  constraint restaurant_table__number_once unique (restaurant_id, number),
  constraint restaurant_table__has_seats check (seats > 0)
);
comment on table restaurant_table is 'Tables; one that was taken away keeps its row for the parties that sat there';

create table restaurant_sitting (
  restaurant_id smallint not null references restaurant (id) on delete cascade,
  day date not null,
  meal text not null,
  is_online boolean not null default true,
  online_covers integer not null,
  covers integer not null default 0,
  most_covers integer not null,
  primary key (restaurant_id, day, meal),
  constraint restaurant_sitting__meal_is_known check (meal in ('lunch', 'dinner')),
  constraint restaurant_sitting__within_its_covers check (covers between 0 and most_covers)
) with (fillfactor = 70);
comment on table restaurant_sitting is 'Covers of one meal of one day. Its row is locked first by everything that changes who sits where';
comment on column restaurant_sitting.most_covers is 'What guests may book online, or what the staff seated beyond it';

create table restaurant_slot (
  restaurant_id smallint not null,
  day date not null,
  meal text not null,
  at_time time not null,
  covers integer not null default 0,
  most_covers integer not null,
  primary key (restaurant_id, day, meal, at_time),
  foreign key (restaurant_id, day, meal) references restaurant_sitting (restaurant_id, day, meal) on delete cascade,
  constraint restaurant_slot__within_its_covers check (covers between 0 and most_covers)
) with (fillfactor = 70);
comment on table restaurant_slot is 'Covers that sit down at one time of a sitting: as many as the kitchen takes at once';

create table restaurant_seating (
  id bigint generated always as identity primary key,
  restaurant_id smallint not null references restaurant (id),
  day date not null,
  meal text not null,
  at_time time not null,
  table_id integer not null references restaurant_table (id),
  stay_minutes smallint not null,
  -- Wall time of the resort, so that a night with another clock changes nobody's table.
  during tstzrange generated always as (tstzrange(
    (day + at_time) at time zone 'Europe/Rome',
    (day + at_time + make_interval(mins => stay_minutes)) at time zone 'Europe/Rome'
  )) stored,
  seats smallint not null,
  dogs smallint not null,
  note text,
  state text not null,
  account_id bigint references account (id),
  order_id bigint,
  order_number text,
  order_item_id bigint references order_item (id),
  name text,
  phone text,
  version integer not null default 1,
  before jsonb,
  changed_at timestamptz not null default battigia_now(),
  left_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null default battigia_now(),
  constraint restaurant_seating__no_double_seating
    exclude using gist (table_id with =, during with &&) where (state in ('held', 'booked', 'seated')),
  foreign key (restaurant_id, day, meal) references restaurant_sitting (restaurant_id, day, meal),
  constraint restaurant_seating__state_is_known
    check (state in ('held', 'booked', 'seated', 'left', 'no_show', 'cancelled')),
  constraint restaurant_seating__has_seats check (seats > 0 and dogs >= 0),
  constraint restaurant_seating__stays check (stay_minutes between 1 and 600),
  constraint restaurant_seating__ordered_or_written_by_hand check (
    num_nulls(account_id, order_id, order_number, order_item_id) = 0 and num_nulls(name, phone) = 2
    or num_nulls(account_id, order_id, order_number, order_item_id) = 4 and name is not null
  ),
  constraint restaurant_seating__left_once check ((state = 'left') = (left_at is not null))
) with (fillfactor = 80);
comment on table restaurant_seating is 'A party at its table: ordered by a guest, or written by the staff; two never overlap on one table';
comment on column restaurant_seating.before is 'How it was before the last step of the staff, so that it can be taken back';
create unique index restaurant_seating__item_sits_once on restaurant_seating (order_item_id) where state <> 'cancelled';
create index restaurant_seating__sitting on restaurant_seating (restaurant_id, day, meal);
create index restaurant_seating__to_remind on restaurant_seating (day) where state = 'booked' and reminded_at is null;

create function lock_restaurant_sitting(p_restaurant integer, p_day date, p_meal text) returns void
language plpgsql as $$
begin
  insert into restaurant_sitting (restaurant_id, day, meal, online_covers, most_covers)
  select m.restaurant_id, p_day, m.meal, m.covers, m.covers
    from restaurant_meal m
   where m.restaurant_id = p_restaurant and m.meal = p_meal
  on conflict do nothing;
  perform from restaurant_sitting where restaurant_id = p_restaurant and day = p_day and meal = p_meal for update;
end
$$;
comment on function lock_restaurant_sitting(integer, date, text) is 'Makes a sitting''s row when it is missing, and locks it';

create function count_restaurant_covers(
  p_restaurant integer, p_day date, p_meal text, p_time time, p_seats integer, p_is_online boolean
) returns boolean
language plpgsql as $$
begin
  update restaurant_sitting
     set covers = covers + p_seats,
         most_covers = case when p_is_online then most_covers else greatest(most_covers, covers + p_seats) end
   where restaurant_id = p_restaurant and day = p_day and meal = p_meal
     and (not p_is_online or is_online and covers + p_seats <= online_covers);
  if not found then
    return false;
  end if;
  insert into restaurant_slot (restaurant_id, day, meal, at_time, most_covers)
  select p_restaurant, p_day, p_meal, p_time, m.covers_per_slot
    from restaurant_meal m
   where m.restaurant_id = p_restaurant and m.meal = p_meal
  on conflict do nothing;
  update restaurant_slot
     set covers = covers + p_seats,
         most_covers = case when p_is_online then most_covers else greatest(most_covers, covers + p_seats) end
   where restaurant_id = p_restaurant and day = p_day and meal = p_meal and at_time = p_time
     and (not p_is_online or covers + p_seats <= (
       select covers_per_slot from restaurant_meal where restaurant_id = p_restaurant and meal = p_meal
     ));
  return found;
end
$$;
comment on function count_restaurant_covers(integer, date, text, time, integer, boolean) is
  'Adds people to a sitting and to one of its times; what is booked online only within their covers. Negative gives back';

create function claim_restaurant_table(
  p_restaurant integer, p_day date, p_meal text, p_time time, p_seats integer, p_stay integer, p_is_online boolean,
  p_number integer, p_party jsonb
) returns bigint
language plpgsql as $$
declare
  v_table integer;
  v_id bigint;
begin
  perform lock_restaurant_sitting(p_restaurant, p_day, p_meal);
  if not count_restaurant_covers(p_restaurant, p_day, p_meal, p_time, p_seats, p_is_online) then
    raise exception using errcode = 'BR001', message = 'no covers';
  end if;
  for v_table in
    select t.id from restaurant_table t
     where t.restaurant_id = p_restaurant and t.is_used and t.seats >= p_seats
       and (p_number is null or t.number = p_number)
     order by t.seats, t.number
  loop
    begin
      insert into restaurant_seating (
        restaurant_id, day, meal, at_time, table_id, stay_minutes, seats, dogs, note, state,
        account_id, order_id, order_number, order_item_id, name, phone, before
      )
      select p_restaurant, p_day, p_meal, p_time, v_table, p_stay, p_seats, p.dogs, p.note, p.state,
             p."accountId", p."orderId", p."orderNumber", p."itemId", p.name, p.phone, p.before
        from jsonb_to_record(p_party) as p (
          dogs integer, note text, state text, "accountId" bigint, "orderId" bigint, "orderNumber" text,
          "itemId" bigint, name text, phone text, before jsonb
        )
      returning id into v_id;
      return v_id;
    exception when exclusion_violation then
      continue;
    end;
  end loop;
  raise exception using errcode = 'BR001', message = 'no table';
exception when sqlstate 'BR001' then
  return null;
end
$$;
comment on function claim_restaurant_table(integer, date, text, time, integer, integer, boolean, integer, jsonb) is
  'Seats a party at the smallest free table that suits it, or at the one that is named; null when there is none';

create function change_restaurant_seating(p_id bigint, p_version integer, p_to jsonb, p_is_undoable boolean) returns integer
language plpgsql as $$
declare
  v_old restaurant_seating;
  v_new restaurant_seating;
begin
  select * into v_old from restaurant_seating where id = p_id;
  perform lock_restaurant_sitting(v_old.restaurant_id, v_old.day, v_old.meal);
  select * into v_old from restaurant_seating where id = p_id for update;
  if p_version is null and v_old.state not in ('held', 'booked') or v_old.version <> p_version then
    return null;
  end if;
  v_new := jsonb_populate_record(v_old, p_to);
  update restaurant_seating
     set state = v_new.state, table_id = v_new.table_id, at_time = v_new.at_time,
         left_at = case when v_new.state = 'left' then coalesce(v_new.left_at, battigia_now()) end,
         version = version + 1, changed_at = battigia_now(),
         before = case when p_is_undoable
           then jsonb_build_object('state', v_old.state, 'table_id', v_old.table_id, 'at_time', v_old.at_time) end
   where id = p_id;
  if v_old.state not in ('no_show', 'cancelled') then
    perform count_restaurant_covers(v_old.restaurant_id, v_old.day, v_old.meal, v_old.at_time, -v_old.seats, false);
  end if;
  if v_new.state not in ('no_show', 'cancelled') then
    perform count_restaurant_covers(v_old.restaurant_id, v_old.day, v_old.meal, v_new.at_time, v_old.seats, false);
  end if;
  return v_old.version + 1;
end
$$;
comment on function change_restaurant_seating(bigint, integer, jsonb, boolean) is
  'Changes state, table or time of a party that still is as it was seen; answers its new version, null when it is not. Without a version: while it is expected';
