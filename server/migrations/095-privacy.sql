-- What is left of an account that was deleted, and logs that forget whom they are about.

alter table account
  drop constraint account__kind_is_known,
  add constraint account__kind_is_known check (kind in ('customer', 'guest', 'erased')),
  add constraint account__erased_is_nameless check (
    kind <> 'erased'
    or email = 'deleted-' || id || '@deleted.invalid' and confirmed_at is null
    and (password_hash, first_name, last_name, phone) = ('', '', '', '')
  );

-- The person's row goes, and a row without a person takes over what the law keeps: a row that points at the old one can be
-- written by nobody any more, not even by a request that was under way.
create function detach_account(p_account bigint) returns bigint
language plpgsql as $$
declare
  v_husk bigint;
  v_days daterange[];
  v_halves int4range[];
  v_extras jsonb[];
begin
  select array_agg(g.days), array_agg(g.halves), array_agg(g.extras)
    into v_days, v_halves, v_extras
    from drop_expired_holds(array(select o.id from occupancy o where o.account_id = p_account and o.state = 'held')) g;
  if v_days is not null then
    perform change_stock(v_days, v_halves, v_extras, array_fill(-1, array[cardinality(v_days)]), '{}');
  end if;
  if exists (select from orders where account_id = p_account) or exists (select from occupancy where account_id = p_account) then
    v_husk := nextval(pg_get_serial_sequence('account', 'id'));
    insert into account (id, kind, email, password_hash, first_name, last_name, phone, language)
    overriding system value
    select v_husk, 'erased', 'deleted-' || v_husk || '@deleted.invalid', '', '', '', '', a.language
      from account a where a.id = p_account;
    update orders set account_id = v_husk, client_id = null where account_id = p_account;
    update occupancy set account_id = v_husk where account_id = p_account;
    update restaurant_seating set account_id = v_husk where account_id = p_account;
  end if;
  delete from account where id = p_account;
  return v_husk;
end
$$;
comment on function detach_account(bigint) is
  'Deletes an account; its orders and stays go over to a nameless one, whose id it answers: null when there was nothing to keep';

create or replace function keep_staff_actions() returns trigger
language plpgsql as $$
begin
  if current_setting('battigia.forgets_people', true) = 'yes' then
    return null;
  end if;
  raise exception 'the audit log is append-only';
end $$;
comment on function keep_staff_actions() is 'What was done stays written; only whom it was about is forgotten';

create function forget_in_audit(p_subjects text[]) returns void
language plpgsql as $$
begin
  perform set_config('battigia.forgets_people', 'yes', true);
  update staff_action set detail = '{}' where subject = any (p_subjects) and detail <> '{}';
  perform set_config('battigia.forgets_people', '', true);
end $$;
comment on function forget_in_audit(text[]) is
  'Empties the details of what was done to these: words about a person who is gone. Who did what, to what and when stays';

create function forget_old_audit(p_years integer) returns void
language plpgsql as $$
begin
  perform set_config('battigia.forgets_people', 'yes', true);
  delete from staff_action where at < battigia_now() - make_interval(years => p_years);
  perform set_config('battigia.forgets_people', '', true);
end $$;
comment on function forget_old_audit(integer) is 'Deletes what the resort''s people did more than so many years ago';
