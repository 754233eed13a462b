-- The car park: its areas, and how many of their spaces are sold for each half-day (R-105).

create table parking_area (
  id integer primary key,
  position integer not null,
  name jsonb not null,
  about jsonb not null,
  has_shade boolean not null,
  full_day_cents integer not null,
  half_day_cents integer not null,
  spaces integer not null,
  is_removed boolean not null default false,
  constraint parking_area__money_not_negative check (full_day_cents >= 0 and half_day_cents >= 0),
  constraint parking_area__spaces_not_negative check (spaces >= 0)
);
comment on table parking_area is 'An area of the car park with its usual number of spaces; a removed one stays for old orders';

create table parking_space (
  area_id integer not null references parking_area (id),
  day date not null,
  half smallint not null,
  spaces integer not null,
  taken integer not null default 0,
  -- The resort's people said how many: a new file of the resort leaves it alone.
  is_set boolean not null default false,
  primary key (area_id, day, half),
  constraint parking_space__half_of_a_day check (half in (0, 1)),
  constraint parking_space__within_spaces check (taken between 0 and spaces)
) with (fillfactor = 60);
comment on table parking_space is 'Spaces of an area that are sold for a half-day, and how many there are; a half-day without a row is empty';

create function open_parking(p_area integer, p_days daterange, p_halves int4range) returns void
language sql
begin atomic
  insert into parking_space (area_id, day, half, spaces)
  select a.id, lower(p_days) + n, h, a.spaces
    from parking_area a,
         generate_series(0, upper(p_days) - lower(p_days) - 1) as n,
         generate_series(lower(p_halves), upper(p_halves) - 1) as h
   where a.id = p_area
   order by n, h
      on conflict do nothing;
end;
comment on function open_parking(integer, daterange, int4range) is 'Gives an area its rows for some half-days, where it has none yet';

-- One car more (p_by 1) or less (-1) on all half-days of a stay, or on none. The rows are locked in their order first, so
-- that two stays that overlap wait for each other and never both for the other.
create function change_parking(p_area integer, p_days daterange, p_halves int4range, p_by integer) returns boolean
language plpgsql as $$
declare
  v_wanted integer := (upper(p_days) - lower(p_days)) * (upper(p_halves) - lower(p_halves));
  v_changed integer;
begin
  perform open_parking(p_area, p_days, p_halves);

  perform
     from parking_space
    where area_id = p_area and day >= lower(p_days) and day < upper(p_days) and half::integer <@ p_halves
    order by day, half
      for update;

  update parking_space
     set taken = taken + p_by
   where area_id = p_area and day >= lower(p_days) and day < upper(p_days) and half::integer <@ p_halves
     and not exists (
       select
         from parking_space f
        where f.area_id = p_area and f.day >= lower(p_days) and f.day < upper(p_days) and f.half::integer <@ p_halves
          and f.taken + p_by not between 0 and f.spaces
     );
  get diagnostics v_changed = row_count;
  return v_changed = v_wanted;
end
$$;
comment on function change_parking(integer, daterange, int4range, integer) is 'Takes a space for a whole stay, or gives it back; false when one of its half-days is full, and then nothing is changed';
