create table staff_change (
  id bigint generated always as identity constraint staff_change_pkey primary key,
  account_id bigint not null references account (id) on delete cascade,
  by_account_id bigint not null references account (id) on delete cascade,
  before jsonb not null,
  roles text[] not null,
  at timestamptz not null default battigia_now(),
  undone_at timestamptz
);
comment on table staff_change is 'What takes a change of somebody''s roles back for a few seconds: their row, second factor and codes as they were; forgotten within the hour';
create index staff_change__account on staff_change (account_id);
create index staff_change__by on staff_change (by_account_id);
create index staff_change__at on staff_change (at);

create function note_staff_change(p_account bigint, p_roles text[], p_by bigint) returns bigint
language sql as $$
  insert into staff_change (account_id, by_account_id, before, roles)
  select p_account, p_by, jsonb_build_object(
      'member', to_jsonb(m),
      'factor', (select to_jsonb(f) from staff_second_factor f where f.account_id = p_account),
      'codes', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from staff_recovery_code c where c.account_id = p_account)
    ), p_roles
    from staff_member m where m.account_id = p_account
  returning id
$$;
comment on function note_staff_change(bigint, text[], bigint) is 'Keeps what somebody was and may do, with the row of theirs locked, before p_by gives them other roles or none';

create function undo_staff_change(p_change bigint) returns boolean
language plpgsql as $$
declare
  v_change staff_change;
begin
  select * into strict v_change from staff_change where id = p_change;
  if cardinality(v_change.roles) > 0 then
    update staff_member m set roles = (jsonb_populate_record(null::staff_member, v_change.before -> 'member')).roles
     where m.account_id = v_change.account_id and m.roles = v_change.roles;
    return found;
  end if;
  insert into staff_member select * from jsonb_populate_record(null::staff_member, v_change.before -> 'member')
  on conflict (account_id) do nothing;
  if not found then
    return false;
  end if;
  insert into staff_second_factor
  select * from jsonb_populate_record(null::staff_second_factor, v_change.before -> 'factor') f where f.account_id is not null;
  insert into staff_recovery_code select * from jsonb_populate_recordset(null::staff_recovery_code, v_change.before -> 'codes');
  return true;
end
$$;
comment on function undo_staff_change(bigint) is 'Gives somebody their roles, second factor and codes of before a change; false when anybody has changed them since';

alter table staff_action add column device text not null default '';
comment on column staff_action.device is 'Name of the browser or tablet that it was done with, as its session has it; empty before it was kept';
