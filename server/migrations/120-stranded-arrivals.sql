-- Guests whom a tablet saw in time and whose place the clock freed meanwhile: back to their place, or the desk's to solve (B-02, B-04).

alter table visit_action
  drop constraint visit_action__kind_known,
  add constraint visit_action__kind_known check (kind in ('arrive', 'arrive_late', 'no_show', 'release', 'strand'));

create table stranded_solution (
  id bigint generated always as identity primary key,
  press text not null,
  order_id bigint not null references orders (id),
  kind text not null,
  note text not null default '',
  staff_id bigint not null,
  tenders text[],
  places_before jsonb,
  after jsonb,
  at timestamptz not null default battigia_now(),
  undone_at timestamptz,
  undone_by bigint,
  constraint stranded_solution__once_per_press unique (press),
  constraint stranded_solution__kind_known check (kind in ('reseated', 'refunded', 'closed')),
  constraint stranded_solution__note_is_short check (length(note) <= 200),
  constraint stranded_solution__undone_by_somebody check ((undone_at is null) = (undone_by is null)),
  constraint stranded_solution__reseated_has_places check ((kind = 'reseated') = (places_before is not null)),
  constraint stranded_solution__refunded_has_tenders check ((kind = 'refunded') = (tenders is not null))
);
comment on table stranded_solution is 'What the desk did for guests without a place: another place or their own again, their money back, or nothing that was left to do';
comment on column stranded_solution.tenders is 'By which the money went back';
comment on column stranded_solution.places_before is 'Place of each line before, by its id';
comment on column stranded_solution.after is 'The order as the solution left it: only so it can be taken back';
create index stranded_solution__order on stranded_solution (order_id);

create table stranded_arrival (
  id bigint generated always as identity primary key,
  action_id bigint not null references visit_action (id),
  claim_id bigint not null,
  order_id bigint not null references orders (id),
  umbrella_id integer not null references place (id),
  day date not null,
  said_at timestamptz not null,
  released_at timestamptz not null,
  cause text not null,
  at timestamptz not null default battigia_now(),
  solution_id bigint references stranded_solution (id),
  constraint stranded_arrival__cause_known check (cause in ('place_taken', 'extra_gone', 'dogs_apart', 'after_release', 'clock_unsure'))
);
comment on table stranded_arrival is
  'Somebody whom a tablet saw come and whose place had been freed: it stands until somebody of the resort has solved it';
comment on column stranded_arrival.solution_id is 'What was done for them; null while nothing was';
create index stranded_arrival__claim on stranded_arrival (claim_id, day);
create unique index stranded_arrival__one_open on stranded_arrival (claim_id, day) where solution_id is null;
create index stranded_arrival__order on stranded_arrival (order_id);
create index stranded_arrival__action on stranded_arrival (action_id);
create index stranded_arrival__solution on stranded_arrival (solution_id);

drop function unrelease_order(bigint, bigint[], jsonb);
create function unrelease_order(p_order bigint, p_lines bigint[], p_umbrellas integer[], p_capacities jsonb, p_reason text) returns text
language plpgsql set jit = off set enable_seqscan = off as $$
declare
  v_line record;
  v_stay bigint;
  v_back record;
  v_days daterange[] := '{}';
  v_halves int4range[] := '{}';
  v_extras jsonb[] := '{}';
  v_signs integer[] := '{}';
  v_sold_out text[];
  v_account bigint;
begin
  select account_id into v_account from orders where id = p_order and status = 'no_show' for update;
  if not found or cardinality(p_lines) = 0 then
    return 'not_released';
  end if;
  -- Whoever seats them by hand sees which dogs lie there.
  if p_reason = 'reseated' then
    perform set_config('battigia.dogs_overruled', 'on', true);
  end if;
  perform from occupancy o
    join order_line l on l.order_id = p_order and l.id = any (p_lines) and o.days && l.days and o.halves && l.halves
   where o.umbrella_id = coalesce(p_umbrellas[array_position(p_lines, l.id)], l.umbrella_id)
   order by o.umbrella_id, o.id
     for update of o;
  begin
    -- Holds that are over stand in nobody's way; with them goes what they kept.
    for v_back in
      select * from drop_expired_holds(array(
        select o.id from occupancy o
          join order_line l on l.order_id = p_order and l.id = any (p_lines) and o.days && l.days and o.halves && l.halves
         where o.umbrella_id = coalesce(p_umbrellas[array_position(p_lines, l.id)], l.umbrella_id)
           and o.state = 'held' and o.expires_at <= battigia_now()
      ))
    loop
      v_days := v_days || v_back.days;
      v_halves := v_halves || v_back.halves;
      v_extras := v_extras || v_back.extras;
      v_signs := v_signs || -1;
    end loop;
    for v_line in
      select l.*, coalesce(p_umbrellas[array_position(p_lines, l.id)], l.umbrella_id) as place_id
        from order_line l
       where l.order_id = p_order and l.id = any (p_lines) and l.cancelled_at is not null
       order by place_id
    loop
      v_stay := null;
      insert into occupancy (id, umbrella_id, days, halves, state, account_id, order_id)
      overriding system value
      values (v_line.id, v_line.place_id, v_line.days, v_line.halves, 'booked', v_account, p_order)
      on conflict do nothing
      returning id into v_stay;
      if v_stay is null then
        raise exception 'a place is taken' using errcode = 'BG001';
      end if;
      v_days := v_days || v_line.days;
      v_halves := v_halves || v_line.halves;
      v_extras := v_extras || v_line.extras;
      v_signs := v_signs || 1;
    end loop;
    v_sold_out := change_stock(v_days, v_halves, v_extras, v_signs, p_capacities);
    if v_sold_out is not null then
      raise exception 'an extra is gone' using errcode = 'BG001';
    end if;
  exception
    when sqlstate 'BG001' then
      return case when v_sold_out is null then 'place_taken' else 'extra_gone' end;
    -- A dog that came meanwhile is in the way of theirs (B-17).
    when sqlstate 'BG003' then
      return 'dogs_apart';
  end;
  update order_line l
     set cancelled_at = null, umbrella_id = p.id, code = p.code, row_id = p.row_id, kind = c.kind, is_accessible = p.is_accessible
    from place p join category c on c.id = p.category_id
   where l.order_id = p_order and l.id = any (p_lines) and p.id = coalesce(p_umbrellas[array_position(p_lines, l.id)], l.umbrella_id);
  update orders o
     set status = 'confirmed', service_cents = round(t.cents * o.service_percent / 100.0),
         total_cents = t.cents + round(t.cents * o.service_percent / 100.0)
    from (select sum(l.total_cents) as cents from order_line l where l.order_id = p_order and l.cancelled_at is null) t
   where o.id = p_order;
  insert into order_history (order_id, old_status, new_status, actor, reason)
  values (p_order, 'no_show', 'confirmed', 'staff', p_reason);
  return 'done';
end
$$;
comment on function unrelease_order(bigint, bigint[], integer[], jsonb, text) is
  'Gives a released order its places and extras back, or others in their stead (null: its own), all of them or none: place_taken, extra_gone or dogs_apart';

create function released_lines(p_order bigint) returns table (line_id bigint, released_at timestamptz)
language sql stable as $$
  select h.line_id, h.at
    from order_history h
    join orders o on o.id = h.order_id and o.status = 'no_show'
   where h.order_id = p_order and h.line_id is not null
     and h.at = (select max(e.at) from order_history e where e.order_id = p_order and e.new_status = 'no_show' and e.old_status <> 'no_show')
$$;
comment on function released_lines(bigint) is 'Lines that an order lost when it ended because nobody came, and when that was; none for every other order';

