-- Values that a resort changed from their defaults, and who changed them.

create table setting (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null,
  constraint setting__changed_by_is_named check (changed_by <> '')
);
comment on table setting is 'Settings that differ from their default; a missing row is the default of the code';

create table setting_change (
  id bigint generated always as identity primary key,
  key text not null,
  old_value jsonb,
  new_value jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);
comment on table setting_change is 'Audit of every change of a setting: before, after, who and when';
create index setting_change__key on setting_change (key, id);
