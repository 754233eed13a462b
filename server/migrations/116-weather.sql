-- Days of bad weather: what was observed, what the resort confirmed, and what each guest chose (B-19).

create table weather_day (
  id bigint generated always as identity primary key,
  day date not null,
  halves int4range not null,
  cause text not null,
  minutes integer not null,
  state text not null default 'proposed',
  reason text not null default '',
  proposed_at timestamptz not null default battigia_now(),
  decided_by bigint,
  decided_at timestamptz,
  tells_at timestamptz,
  told_at timestamptz,
  percent smallint,
  arrived_percent smallint,
  constraint weather_day__halves_within_a_day check (halves <@ int4range(0, 2) and not isempty(halves)),
  constraint weather_day__cause_known check (cause in ('red_flag', 'rain', 'wind')),
  constraint weather_day__state_known check (state in ('proposed', 'confirmed', 'declined')),
  constraint weather_day__decided_by_somebody check (
    (state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)
  ),
  constraint weather_day__told_when_confirmed check (
    (state = 'confirmed') = (tells_at is not null) and (told_at is null or state = 'confirmed')
    and (tells_at is null) = (percent is null) and (percent is null) = (arrived_percent is null)
  ),
  constraint weather_day__percent_within check (percent between 1 and 100 and arrived_percent between 0 and 100),
  constraint weather_day__half_day_once exclude using gist (day with =, halves with &&)
);
comment on table weather_day is 'Half-days on which the weather rule was met by what was observed; guests are told of confirmed ones from tells_at on (B-19)';
comment on column weather_day.percent is 'Of what was paid becomes credit, as the rule was when it was confirmed';
create index weather_day__untold on weather_day (tells_at) where state = 'confirmed' and told_at is null;

create table weather_choice (
  id bigint generated always as identity primary key,
  weather_day_id bigint not null references weather_day (id),
  order_id bigint not null references orders (id),
  line_id bigint not null,
  day date not null,
  halves int4range not null,
  code text not null,
  has_arrived boolean not null,
  paid_cents integer not null,
  credit_cents integer not null,
  choose_until timestamptz not null,
  state text not null default 'open',
  ended_at timestamptz,
  moved_line_id bigint,
  constraint weather_choice__halves_within_a_day check (halves <@ int4range(0, 2) and not isempty(halves)),
  constraint weather_choice__never_more_than_paid check (credit_cents between 1 and paid_cents),
  constraint weather_choice__state_known check (state in ('open', 'credited', 'moved', 'lapsed')),
  constraint weather_choice__ended_when_over check ((state = 'open') = (ended_at is null)),
  constraint weather_choice__moved_somewhere check ((state = 'moved') = (moved_line_id is not null)),
  constraint weather_choice__who_came_does_not_move check (not (has_arrived and state = 'moved')),
  constraint weather_choice__half_day_once exclude using gist (line_id with =, day with =, halves with &&)
);
comment on table weather_choice is 'What a paid booking may have for a half-day of bad weather: credit, or another day; exactly one of them, once (B-19)';
create index weather_choice__open on weather_choice (choose_until) where state = 'open';
create index weather_choice__order on weather_choice (order_id);
create index weather_choice__weather_day on weather_choice (weather_day_id);

create function weather_line_of(p_order bigint, p_line bigint, p_day date, p_halves int4range) returns bigint
language sql stable as $$
  with recursive family as (
    select p_line as id
    union
    select l.id from order_line l join family f on l.divided_from = f.id where l.order_id = p_order
  )
  select coalesce(o.line_id, o.id)
    from occupancy o
    join family f on f.id = coalesce(o.line_id, o.id)
    join order_line l on l.id = f.id and l.order_id = p_order and l.cancelled_at is null
   where o.order_id = p_order and o.state = 'booked' and o.days @> p_day and o.halves && p_halves
   group by coalesce(o.line_id, o.id)
  having int4range(min(lower(o.halves)), max(upper(o.halves))) @> p_halves
   limit 1
$$;
comment on function weather_line_of(bigint, bigint, date, int4range) is
  'The line that has the half-days of a line now: itself or a part that it was divided into; null once they were cancelled, moved or returned';

create function weather_stays(p_day date, p_halves int4range, p_order bigint)
returns table (
  order_id bigint, account_id bigint, line_id bigint, code text, halves int4range, line_halves int4range, people integer, has_arrived boolean
)
language sql stable as $$
  select s.order_id, s.account_id, s.line_id, s.code, s.halves, s.line_halves, s.people,
         exists (
           select from arrival a
            where a.kind = 'line' and a.order_id = s.order_id and a.claim_id in (s.line_id, s.divided_from) and a.day = p_day
              and a.undone_at is null
         )
    from (
      select l.order_id, r.account_id, l.id as line_id, l.divided_from, l.code, l.people, l.halves as line_halves,
             int4range(min(lower(o.halves * p_halves)), max(upper(o.halves * p_halves))) as halves
        from occupancy o
        join order_line l on l.id = coalesce(o.line_id, o.id) and l.order_id = o.order_id and l.cancelled_at is null
        join orders r on r.id = o.order_id and r.category = 'umbrella' and r.status in ('confirmed', 'completed')
       where o.state = 'booked' and daterange(lower(o.days), upper(o.days)) && daterange(p_day, p_day, '[]') and o.halves && p_halves
         and (p_order is null or o.order_id = p_order)
       group by l.order_id, r.account_id, l.id, l.divided_from, l.code, l.people, l.halves
    ) s
   where not exists (
     select from weather_choice c
      where c.order_id = s.order_id and c.line_id in (s.line_id, s.divided_from) and c.day = p_day and c.halves && s.halves
   )
$$;
comment on function weather_stays(date, int4range, bigint) is
  'Booked lines that stand on some half-days, whole or of one order, with what of them has no choice yet';

-- The same as before; whoever may still move a day of bad weather keeps a running order for it.
create or replace function complete_past_orders(p_most integer) returns integer
language plpgsql as $$
declare
  v_count integer;
begin
  with past as (
    select o.id from orders o
     where o.status = 'confirmed' and o.first_day < resort_today()
       and not exists (
         select from order_line l where l.order_id = o.id and l.cancelled_at is null and upper(l.days) > resort_today()
       )
       and not exists (
         select from order_item i where i.order_id = o.id and i.cancelled_at is null and upper(i.days) > resort_today()
       )
       and not exists (select from weather_choice c where c.order_id = o.id and c.state = 'open')
     order by o.first_day
     limit p_most
       for update skip locked
  ), done as (
    update orders o set status = 'completed' from past where o.id = past.id returning o.id
  )
  insert into order_history (order_id, old_status, new_status, actor, reason)
  select id, 'confirmed', 'completed', 'clock', 'stay_over' from done;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;

alter table credit_lot
  drop constraint credit_lot__reason_known,
  add constraint credit_lot__reason_known check (
    reason in ('day_resold', 'change', 'refund', 'goodwill', 'withdrawal', 'weather')
  );

alter table notice
  drop constraint notice__topic_is_known,
  add constraint notice__topic_is_known check (
    topic in (
      'order_ready', 'hold_expiring', 'reminder', 'broadcast', 'place_offered', 'subscription', 'day_resold', 'cutoff',
      'place_released', 'weather'
    )
  );
