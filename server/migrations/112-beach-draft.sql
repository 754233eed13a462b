-- The visual editor of the beach: the plan that is being drawn, the plans that were published, and a guard so that no stay
-- can begin on a place that a new plan has just taken away (B-23).

create sequence beach_draft_version;

create table beach_draft (
  id integer primary key default 1,
  version bigint not null default nextval('beach_draft_version'),
  file text not null,
  account_id bigint,
  saved_at timestamptz not null default battigia_now(),
  constraint beach_draft__only_one check (id = 1)
);
comment on table beach_draft is 'The beach.json that staff are drawing: one for everybody; each save is another version';

create table beach_history (
  id bigint generated always as identity primary key,
  plan_version text not null,
  file text not null,
  places integer not null,
  account_id bigint,
  published_at timestamptz not null default battigia_now()
);
comment on table beach_history is 'The last plans that guests saw, newest last; nobody''s are those that came with the resort''s files';

create function stay_on_standing_place() returns trigger
language plpgsql as $$
begin
  -- A server process may still know the plan of before: it asks again, and then knows the new one.
  if not exists (select from place where id = new.umbrella_id and not is_removed and is_bookable) then
    raise exception 'place % is no longer there to be taken', new.umbrella_id using errcode = 'serialization_failure';
  end if;
  return new;
end
$$;
comment on function stay_on_standing_place() is 'No hold, booking or subscription begins on a place that the plan no longer offers';
create trigger occupancy__on_standing_place before insert or update of umbrella_id on occupancy
  for each row when (new.state <> 'blocked') execute function stay_on_standing_place();
