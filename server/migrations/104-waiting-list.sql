-- The waiting list (B-05): who waits for which days, and what was offered to whom. An offer is a hold of `occupancy` with
-- held_for 'offer', so that it counts as taken for everybody else.

create table waiting_request (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  days daterange not null,
  halves int4range not null,
  kinds text[] not null,
  zones text[] not null,
  rows text[] not null,
  people smallint not null,
  dogs jsonb not null,
  closes_at timestamptz not null,
  offers_ignored smallint not null default 0,
  joined_at timestamptz not null default battigia_now(),
  ended_at timestamptz,
  ended_by text,
  constraint waiting_request__days_are_bounded check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  constraint waiting_request__halves_of_a_day
    check (halves in ('[0,1)'::int4range, '[1,2)'::int4range, '[0,2)'::int4range)),
  constraint waiting_request__people_positive check (people > 0),
  constraint waiting_request__end_has_its_cause check ((ended_at is null) = (ended_by is null)),
  constraint waiting_request__cause_known check (ended_by in ('left', 'accepted', 'ignored', 'over')),
  constraint waiting_request__one_for_a_day exclude using gist (account_id with =, days with &&) where (ended_at is null)
);
comment on table waiting_request is 'A person who waits for a place on every half-day of some days; the queue is by joined_at and id';
comment on column waiting_request.kinds is 'Kinds of place that are wanted; none is all, as for zones and rows';
comment on column waiting_request.closes_at is 'From here on an offer makes no sense any more';
create index waiting_request__queue on waiting_request (joined_at, id) where ended_at is null;
create index waiting_request__account on waiting_request (account_id, id);
create index waiting_request__ended on waiting_request (ended_at) where ended_at is not null;

create table waiting_offer (
  id bigint generated always as identity primary key,
  request_id bigint not null references waiting_request (id) on delete cascade,
  umbrella_id integer not null references place (id),
  stay_id bigint not null,
  offered_at timestamptz not null default battigia_now(),
  expires_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  constraint waiting_offer__one_per_stay unique (stay_id),
  constraint waiting_offer__answer_known check (answer in ('accepted', 'declined', 'expired', 'withdrawn')),
  constraint waiting_offer__answer_has_its_time check ((answer is null) = (answered_at is null)),
  constraint waiting_offer__ends_after_it_begins check (expires_at > offered_at)
);
comment on table waiting_offer is 'A place that was offered to who waits; without an answer it stands until expires_at';
comment on column waiting_offer.stay_id is 'The hold of the offer in occupancy; gone once the offer is answered or over';
create unique index waiting_offer__one_open on waiting_offer (request_id) where answer is null;
create index waiting_offer__request on waiting_offer (request_id);
create index waiting_offer__late on waiting_offer (expires_at) where answer is null;

-- Order of locks: cart, request, offer, occupancy, stock. Who offers never waits for a request that somebody works on.

create function offer_place(p_request bigint, p_umbrella integer, p_seconds integer, p_max_umbrellas integer) returns bigint
language plpgsql set enable_seqscan = off as $$
declare
  v_request waiting_request;
  v_account bigint;
  v_have integer;
  v_expires_at timestamptz;
  v_stay bigint;
  v_offer bigint;
  v_days daterange[];
  v_halves int4range[];
  v_extras jsonb[];
begin
  -- The cart's lock, as whoever locks places has it: nobody gets beyond R-514 by an offer.
  select r.account_id into v_account from waiting_request r where r.id = p_request;
  insert into umbrella_cart (account_id) values (v_account) on conflict do nothing;
  perform from umbrella_cart c where c.account_id = v_account for update skip locked;
  if not found then
    return null;
  end if;
  select * into v_request from waiting_request r
   where r.id = p_request and r.ended_at is null and r.closes_at > battigia_now()
     for update skip locked;
  if not found or exists (select from waiting_offer o where o.request_id = p_request and o.answer is null) then
    return null;
  end if;
  select max(n) into v_have
    from (
      select count(*) as n
        from occupancy o,
             generate_series(0, upper(v_request.days) - lower(v_request.days) - 1) as d,
             generate_series(lower(v_request.halves), upper(v_request.halves) - 1) as h
       where o.account_id = v_account and o.days @> lower(v_request.days) + d and o.halves @> h
         and (o.state <> 'held' or o.expires_at > battigia_now())
       group by d, h
    ) per_half;
  if v_have >= p_max_umbrellas then
    return null;
  end if;
  v_expires_at := least(battigia_now() + make_interval(secs => p_seconds), v_request.closes_at);
  select array_agg(g.days), array_agg(g.halves), array_agg(g.extras) into v_days, v_halves, v_extras
    from drop_expired_holds(array(
      select o.id from occupancy o
       where o.umbrella_id = p_umbrella and o.days && v_request.days and o.halves && v_request.halves
         and o.state = 'held' and o.expires_at <= battigia_now()
       order by o.id
         for update skip locked
    )) g;
  insert into occupancy (umbrella_id, days, halves, state, account_id, expires_at, held_for)
  values (p_umbrella, v_request.days, v_request.halves, 'held', v_request.account_id, v_expires_at, 'offer')
  on conflict do nothing
  returning id into v_stay;
  if v_days is not null then
    perform change_stock(v_days, v_halves, v_extras, array_fill(-1, array[cardinality(v_days)]), '{}');
  end if;
  if v_stay is null then
    return null;
  end if;
  insert into waiting_offer (request_id, umbrella_id, stay_id, expires_at)
  values (p_request, p_umbrella, v_stay, v_expires_at)
  returning id into v_offer;
  return v_offer;
end
$$;
comment on function offer_place(bigint, integer, integer, integer) is
  'Holds a place for who waits, for so many seconds: the offer, or null when the request has one, is over or worked on, its account has enough places, or the place is taken';

create function answer_offer(p_account bigint, p_offer bigint, p_answer text) returns jsonb
language plpgsql set enable_seqscan = off as $$
declare
  v_request waiting_request;
  v_offer waiting_offer;
begin
  perform from umbrella_cart c where c.account_id = p_account for update;
  select r.* into v_request from waiting_request r
    join waiting_offer o on o.request_id = r.id
   where o.id = p_offer and r.account_id = p_account
     for update of r;
  if not found then
    return '{"outcome": "unknown"}';
  end if;
  select * into v_offer from waiting_offer o where o.id = p_offer for update;
  if v_offer.answer = p_answer then
    return '{"outcome": "answered"}';
  end if;
  if v_offer.answer is not null or v_offer.expires_at <= battigia_now() then
    return '{"outcome": "over"}';
  end if;
  delete from occupancy o where o.id = v_offer.stay_id and o.state = 'held' and o.held_for = 'offer';
  if not found then
    return '{"outcome": "over"}';
  end if;
  update waiting_offer set answer = p_answer, answered_at = battigia_now() where id = p_offer;
  if p_answer = 'accepted' then
    update waiting_request set ended_at = battigia_now(), ended_by = 'accepted' where id = v_request.id;
  end if;
  return jsonb_build_object(
    'outcome', 'freed', 'umbrellaId', v_offer.umbrella_id, 'from', lower(v_request.days), 'to', upper(v_request.days) - 1,
    'part', day_part_of(v_request.halves), 'people', v_request.people, 'dogs', v_request.dogs
  );
end
$$;
comment on function answer_offer(bigint, bigint, text) is
  'Answers one''s own open offer and frees its place within the transaction; an offer that is over or answered otherwise stays as it is';

create function leave_waiting_list(p_account bigint, p_request bigint) returns jsonb
language plpgsql set enable_seqscan = off as $$
declare
  v_request waiting_request;
  v_offer waiting_offer;
begin
  select * into v_request from waiting_request r where r.id = p_request and r.account_id = p_account for update;
  if not found then
    return '{"outcome": "unknown"}';
  end if;
  if v_request.ended_at is not null then
    return '{"outcome": "ended"}';
  end if;
  update waiting_request set ended_at = battigia_now(), ended_by = 'left' where id = p_request;
  update waiting_offer set answer = 'withdrawn', answered_at = battigia_now()
   where request_id = p_request and answer is null
  returning * into v_offer;
  delete from occupancy o where o.id = v_offer.stay_id and o.state = 'held' and o.held_for = 'offer';
  if not found then
    return '{"outcome": "ended"}';
  end if;
  return jsonb_build_object(
    'outcome', 'freed', 'umbrellaId', v_offer.umbrella_id, 'from', lower(v_request.days), 'to', upper(v_request.days) - 1,
    'part', day_part_of(v_request.halves)
  );
end
$$;
comment on function leave_waiting_list(bigint, bigint) is 'Ends one''s own request; an open offer of it is withdrawn, and its place is free';

create function close_waiting(p_most_ignored integer, p_most integer) returns integer
language plpgsql set enable_seqscan = off as $$
declare
  v_requests bigint[];
begin
  select array_agg(l.id) into v_requests
    from (
      select r.id from waiting_offer o
        join waiting_request r on r.id = o.request_id
       where o.answer is null and o.expires_at <= battigia_now()
       order by o.expires_at
       limit p_most
         for update of r skip locked
    ) l;
  if v_requests is not null then
    with late as (
      update waiting_offer o set answer = 'expired', answered_at = battigia_now()
       where o.request_id = any (v_requests) and o.answer is null and o.expires_at <= battigia_now()
      returning o.request_id
    )
    update waiting_request r
       set offers_ignored = r.offers_ignored + 1,
           ended_at = case when r.offers_ignored + 1 >= p_most_ignored then battigia_now() end,
           ended_by = case when r.offers_ignored + 1 >= p_most_ignored then 'ignored' end
      from late
     where r.id = late.request_id and r.ended_at is null;
  end if;
  update waiting_request r set ended_at = battigia_now(), ended_by = 'over'
   where r.id = any (array(
     select w.id from waiting_request w
      where w.ended_at is null and w.closes_at <= battigia_now()
        and not exists (select from waiting_offer o where o.request_id = w.id and o.answer is null)
      limit p_most
        for update skip locked
   ));
  return coalesce(cardinality(v_requests), 0);
end
$$;
comment on function close_waiting(integer, integer) is
  'Closes offers that nobody answered in time, and requests that ignored so many of them or whose first day is too far gone; answers how many offers';

alter table notice
  drop constraint notice__topic_is_known,
  add constraint notice__topic_is_known
    check (topic in ('order_ready', 'hold_expiring', 'reminder', 'broadcast', 'place_offered', 'subscription', 'day_resold'));
