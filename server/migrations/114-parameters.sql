-- The log of what was done, fast to search; which versions of the app start; how many apps are open.

create index staff_action__at on staff_action (at, id);
create index staff_action__person on staff_action (account_id, at, id);
create index staff_action__action on staff_action (action, at, id);
create index staff_action__places on staff_action using gin ((detail -> 'umbrellaIds') jsonb_path_ops);
create index setting_change__at on setting_change (changed_at, id);

create table app_version_seen (
  day date not null,
  platform text not null,
  version text not null,
  starts integer not null,
  primary key (day, platform, version),
  constraint app_version_seen__platform_known check (platform in ('android', 'ios', 'other')),
  constraint app_version_seen__started check (starts > 0)
);
comment on table app_version_seen is 'How often each version of the app started on a day, of nobody in particular (R-114)';

create table app_presence (
  process uuid primary key,
  guests integer not null,
  at timestamptz not null default battigia_now(),
  constraint app_presence__not_below_zero check (guests >= 0)
);
comment on table app_presence is 'How many apps of guests each server process has open; one that says nothing for a while is gone';

create function note_app_starts(p_day date, p_seen jsonb, p_most integer) returns void
language plpgsql as $$
begin
  -- Versions are what an app says of itself: a day keeps so many of a platform, that nobody fills the table.
  insert into app_version_seen as s (day, platform, version, starts)
  select p_day, n.platform, n.version, n.starts
    from jsonb_to_recordset(p_seen) as n (platform text, version text, starts integer)
   where exists (select from app_version_seen k where (k.day, k.platform, k.version) = (p_day, n.platform, n.version))
      or (select count(*) from app_version_seen k where (k.day, k.platform) = (p_day, n.platform)) < p_most
   order by n.platform, n.version
  on conflict (day, platform, version) do update set starts = s.starts + excluded.starts;
  delete from app_version_seen where day < p_day - 30;
end $$;
comment on function note_app_starts(date, jsonb, integer) is 'Adds starts of versions to a day and forgets days of more than a month ago';
