-- A drawer for each person (B-12): opened with a float out of the till, closed by counting, within one period of the till.

create table till_drawer (
  id bigint generated always as identity primary key,
  key text not null,
  previous_id bigint references till_closing (id),
  staff_id bigint not null,
  opened_at timestamptz not null default battigia_now(),
  opened_by bigint not null,
  float_cents integer not null,
  counted_at timestamptz,
  counted_by bigint,
  expected_cents integer,
  counted_cents integer,
  denominations jsonb,
  note text not null default '',
  constraint till_drawer__key_unique unique (key),
  constraint till_drawer__float_not_negative check (float_cents >= 0),
  constraint till_drawer__counted_as_a_whole check (num_nulls(counted_at, counted_by, expected_cents, counted_cents) in (0, 4)),
  constraint till_drawer__counted_not_negative check (counted_cents >= 0)
);
comment on table till_drawer is 'The cash of one person between an opening and a count; counted once, and never changed otherwise';
comment on column till_drawer.previous_id is 'The closing that the drawer''s period follows; null before the first';
comment on column till_drawer.float_cents is 'Cash of the till that the drawer began with';
comment on column till_drawer.expected_cents is 'The float and the movements that the count put into the drawer';
create unique index till_drawer__open_once on till_drawer (staff_id, previous_id) nulls not distinct where counted_at is null;
create index till_drawer__period on till_drawer (previous_id);

alter table till_movement add column drawer_id bigint references till_drawer (id);
comment on column till_movement.drawer_id is 'The drawer whose count had this cash in it; null for what no drawer has counted';
create index till_movement__drawer on till_movement (drawer_id) where drawer_id is not null;

create or replace function keep_till() returns trigger
language plpgsql
set search_path = public, pg_temp as $$
declare
  v_counted constant text[] := case tg_table_name
    when 'till_movement' then '{closing_id,drawer_id}'
    when 'till_drawer' then '{counted_at,counted_by,expected_cents,counted_cents,denominations,note}'
    else '{}'
  end;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - v_counted = to_jsonb(old) - v_counted then
    if tg_table_name = 'till_movement' and to_jsonb(old) ->> 'closing_id' is null
      and to_jsonb(old) -> 'drawer_id' in ('null', to_jsonb(new) -> 'drawer_id')
    then
      return new;
    end if;
    if tg_table_name = 'till_drawer' and to_jsonb(old) ->> 'counted_at' is null then
      return new;
    end if;
  end if;
  raise exception 'the books of the till are append-only';
end $$;
comment on function keep_till() is
  'A movement is put into its drawer and its closing once, a drawer is counted once; nothing of them is changed otherwise, and a closing never';
create trigger till_drawer__append_only before update or delete on till_drawer
for each row execute function keep_till();
create trigger till_drawer__no_truncate before truncate on till_drawer
for each statement execute function keep_till();
