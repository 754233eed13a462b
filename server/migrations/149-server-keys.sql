-- The keys of the server in one table, sealed under SECRETS_KEY by the first server that has one (security guide, L3).

create table server_key (
  purpose text primary key,
  secret bytea not null,
  is_sealed boolean not null default false,
  constraint server_key__is_known check (purpose in ('push', 'tags', 'work'))
);
comment on table server_key is
  'Keys of the server, the same for every process and for good: push is the private key of web push (VAPID), tags signs what the QR at an umbrella says and what opens the stream of an order, work signs the proofs of work that a nearly held beach asks for';
comment on column server_key.is_sealed is 'Whether the secret is encrypted under SECRETS_KEY';

insert into server_key (purpose, secret) select 'tags', secret from bar_tag_key;
insert into server_key (purpose, secret) select 'work', decode(secret, 'hex') from work_key;
-- A number below 2^255 is a private key of P-256.
insert into server_key (purpose, secret)
select 'push', coalesce(
  (select decode(translate(private_key, '-_', '+/') || '=', 'base64') from push_key),
  (select set_byte(made, 0, get_byte(made, 0) & 127)
   from (select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) as made) m)
);

-- Servers of before read the old tables, which a later migration drops. Where there never was one, nothing is left in them; elsewhere
-- housekeeping empties them after a week.
do $$ begin
  if not exists (select from schema_migration where applied_at < now() - interval '1 hour') then
    delete from bar_tag_key;
    delete from work_key;
    delete from push_key;
  end if;
end $$;
