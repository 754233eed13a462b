-- The audit is a chain: each row of it carries the hash of the one before, made here when the row is written (B-33, decision 248).

create table audit_chain (
  n bigint primary key,
  kind text not null,
  action_id bigint references staff_action (id),
  content jsonb,
  at timestamptz not null,
  salt uuid,
  detail_hash bytea,
  previous bytea not null,
  hash bytea not null,
  constraint audit_chain__kind_known check (kind in ('action', 'forgotten', 'cut')),
  constraint audit_chain__of_one_kind check ((kind = 'action') = (action_id is not null and detail_hash is not null and content is null)),
  constraint audit_chain__hashes_are_sha256 check (octet_length(previous) = 32 and octet_length(hash) = 32 and octet_length(detail_hash) = 32)
);
comment on table audit_chain is
  'One link for each row of staff_action, and for what was forgotten of them: hash = sha256(previous || its content), without a gap in n (B-33)';
comment on column audit_chain.kind is 'action: a row of staff_action; forgotten: details of rows that went with a person; cut: the links up to content.n went by their age';
comment on column audit_chain.at is 'When it was written, by the server''s own clock, which no session moves';
comment on column audit_chain.salt is 'Hashed with the detail of the row, so that nobody guesses it from detail_hash; gone with the detail';
comment on column audit_chain.detail_hash is 'sha256 of salt and detail: the link holds when both are forgotten';
create unique index audit_chain__action on audit_chain (action_id) where action_id is not null;

create function link_content(
  p_n bigint, p_kind text, p_action staff_action, p_content jsonb, p_at timestamptz, p_detail_hash bytea
) returns bytea
language sql stable
set search_path = public, pg_temp as $$
  select convert_to(case
    when p_kind = 'action' then jsonb_build_array(
      p_n, p_kind, p_action.id, p_action.account_id, p_action.action, p_action.subject, p_action.device,
      (extract(epoch from p_action.at) * 1000000)::bigint, (extract(epoch from p_at) * 1000000)::bigint, encode(p_detail_hash, 'hex'))
    else jsonb_build_array(p_n, p_kind, p_content, (extract(epoch from p_at) * 1000000)::bigint)
  end::text, 'UTF8')
$$;
comment on function link_content(bigint, text, staff_action, jsonb, timestamptz, bytea) is
  'What the hash of a link is made of besides the hash before it; the command that verifies the chain writes the same by itself';

create function append_link(p_kind text, p_action staff_action, p_content jsonb, p_at timestamptz) returns void
language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  v_n bigint;
  v_previous bytea;
  v_salt uuid;
  v_detail_hash bytea;
begin
  -- Held from here to the end of the transaction, which is its commit: whoever writes the audit goes on working until then.
  perform pg_advisory_xact_lock(hashtext('audit_chain'));
  select c.n, c.hash into v_n, v_previous from audit_chain c order by c.n desc limit 1;
  v_n := coalesce(v_n, 0) + 1;
  v_previous := coalesce(v_previous, decode(repeat('00', 32), 'hex'));
  if p_kind = 'action' then
    v_salt := gen_random_uuid();
    v_detail_hash := sha256(convert_to(v_salt || (p_action.detail)::text, 'UTF8'));
  end if;
  insert into audit_chain (n, kind, action_id, content, at, salt, detail_hash, previous, hash)
  values (v_n, p_kind, p_action.id, p_content, p_at, v_salt, v_detail_hash, v_previous,
    sha256(v_previous || link_content(v_n, p_kind, p_action, p_content, p_at, v_detail_hash)));
end $$;
comment on function append_link(text, staff_action, jsonb, timestamptz) is 'Writes the next link of the audit''s chain, one transaction at a time';
-- Only the functions below call it, as who owns them.
revoke execute on function append_link(text, staff_action, jsonb, timestamptz) from public;

-- What was done before there was a chain.
do $$
declare
  v_action staff_action;
begin
  for v_action in select * from staff_action order by id loop
    perform append_link('action', v_action, null, v_action.at);
  end loop;
end $$;

create function chain_staff_action() returns trigger
language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform append_link('action', new, null, clock_timestamp());
  return null;
end $$;
comment on function chain_staff_action() is 'Links a row of the audit at the commit';
create constraint trigger staff_action__chained after insert on staff_action
deferrable initially deferred for each row execute function chain_staff_action();

create or replace function keep_staff_actions() returns trigger
language plpgsql
set search_path = public, pg_temp as $$
begin
  -- Words about a person go once the chain knows it, rows once the chain was cut after them; nothing else ever changes.
  if tg_op = 'UPDATE' and old.detail <> '{}' and to_jsonb(new) = to_jsonb(old) || '{"detail": {}}'
    and exists (select from audit_chain c where c.action_id = old.id and c.salt is null)
  then
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (select from audit_chain c where c.action_id = old.id) then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end $$;
comment on function keep_staff_actions() is 'What was done stays written; only whom it was about is forgotten, and what is years old';

create function keep_audit_chain() returns trigger
language plpgsql
set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.salt is not null and to_jsonb(new) = to_jsonb(old) || '{"salt": null}' then
    return new;
  end if;
  if tg_op = 'DELETE' and old.n <= (select (c.content ->> 'n')::bigint from audit_chain c where c.kind = 'cut' order by c.n desc limit 1) then
    return old;
  end if;
  raise exception 'the chain of the audit is append-only';
end $$;
comment on function keep_audit_chain() is 'A link stays; its salt goes with what is forgotten, and the links before a cut';

drop trigger staff_action__append_only on staff_action;
create trigger staff_action__append_only before update or delete on staff_action for each row execute function keep_staff_actions();
create trigger staff_action__no_truncate before truncate on staff_action for each statement execute function keep_staff_actions();
create trigger audit_chain__append_only before update or delete on audit_chain for each row execute function keep_audit_chain();
create trigger audit_chain__no_truncate before truncate on audit_chain for each statement execute function keep_audit_chain();

-- Forgetting is a link of its own, and only of a person who is gone when it is committed.
create function only_who_is_gone() returns trigger
language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if exists (select from account a where a.id = (new.content ->> 'account')::bigint) then
    raise exception 'the audit forgets words about people who are gone';
  end if;
  return null;
end $$;
comment on function only_who_is_gone() is 'What the audit knows of a person is not forgotten while they have an account';
create constraint trigger audit_chain__only_who_is_gone after insert on audit_chain
deferrable initially deferred for each row when (new.kind = 'forgotten') execute function only_who_is_gone();

create function forget_person_in_audit(p_account bigint) returns void
language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  v_actions bigint[];
begin
  select array_agg(s.id order by s.id) into v_actions from staff_action s
   where s.detail <> '{}' and s.subject in (
     select 'order:' || o.id from orders o where o.account_id = p_account
     union all select 'table-booking:' || r.id from restaurant_seating r where r.account_id = p_account
     union all select 'account:' || p_account);
  if v_actions is null then
    return;
  end if;
  -- Rows of this very transaction are linked first.
  set constraints staff_action__chained immediate;
  update audit_chain c set salt = null where c.action_id = any (v_actions) and c.salt is not null;
  update staff_action s set detail = '{}' where s.id = any (v_actions);
  perform append_link('forgotten', null, jsonb_build_object('account', p_account, 'actions', to_jsonb(v_actions)), clock_timestamp());
  set constraints staff_action__chained deferred;
end $$;
comment on function forget_person_in_audit(bigint) is
  'Empties the details of what was done to somebody who is deleted in the same transaction. Who did what, to what and when stays';

create or replace function forget_old_audit(p_years integer) returns void
language plpgsql security definer
set search_path = public, pg_temp
set battigia.clock_offset = '' as $$
declare
  v_until bigint;
  v_hash bytea;
  v_actions bigint[];
begin
  if p_years is null or p_years < 1 then
    raise exception 'what was done stays written for a year at least';
  end if;
  -- What is kept begins with the first link that is not old: it and all after it stay.
  select c.n into v_until from audit_chain c left join staff_action s on s.id = c.action_id
   where coalesce(s.at, c.at) >= battigia_now() - make_interval(years => p_years) order by c.n limit 1;
  v_until := coalesce(v_until - 1, (select max(c.n) from audit_chain c));
  select c.hash into v_hash from audit_chain c where c.n = v_until;
  if v_hash is null then
    return;
  end if;
  perform append_link('cut', null, jsonb_build_object('n', v_until, 'hash', encode(v_hash, 'hex')), clock_timestamp());
  with gone as (delete from audit_chain c where c.n <= v_until returning c.action_id)
  select array_agg(g.action_id) into v_actions from gone g where g.action_id is not null;
  delete from staff_action s where s.id = any (v_actions);
end $$;
comment on function forget_old_audit(integer) is
  'Cuts the chain after what is more than so many years old, and deletes that; whatever clock a session has set, the years are the server''s own';

-- What the release before calls; a person's account is always among their subjects.
create or replace function forget_in_audit(p_subjects text[]) returns void
language sql
begin atomic
  select forget_person_in_audit(substr(s.subject, 9)::bigint) from unnest(p_subjects) as s (subject) where s.subject like 'account:%';
end;
comment on function forget_in_audit(text[]) is 'Empties the details of what was done to people who are deleted; the release before this one calls it';
