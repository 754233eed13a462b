-- What a database of tests has besides the product's own: a clock that tests move, and what it began with, so that it can be made as
-- new instead of being made again. A connection that has planned its statements stays as quick as it is.

create schema testing;

-- The clock. It moves by numbers, so that every process sees it at once and no plan is made anew; a transaction may have one of its own.
create sequence testing.clock_offset minvalue -9223372036854775807;
create sequence testing.clock_standing;
create or replace function battigia_now() returns timestamptz language plpgsql stable parallel safe as $$
begin
  return coalesce(
    timestamptz 'epoch' + pg_sequence_last_value('testing.clock_standing') * interval '1 microsecond',
    now() + coalesce(
      nullif(current_setting('battigia.clock_offset', true), '')::interval,
      pg_sequence_last_value('testing.clock_offset') * interval '1 microsecond',
      interval '0'
    )
  );
end $$;

create function testing.move_clock(by interval) returns void language sql
return setval('testing.clock_offset', (extract(epoch from now() + by - now()) * 1000000)::bigint);

create function testing.stop_clock() returns void language sql
return setval('testing.clock_standing', (extract(epoch from battigia_now()) * 1000000)::bigint);

create function testing.resume_clock() returns void language sql
return setval('testing.clock_standing', 1, false);

-- What there is at the beginning: every row, every number.
create table testing.seed (name text primary key, columns text not null, key text, row_count bigint not null);

do $do$
declare
  t record;
  kept bigint;
begin
  for t in
    select c.relname as name,
      (select string_agg(quote_ident(attname), ', ') from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select string_agg(format('s.%1$I = t.%1$I', attname), ' and ')
       from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
       where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  loop
    execute format('create table testing.%I as table public.%I', 'seed_' || t.name, t.name);
    get diagnostics kept = row_count;
    insert into testing.seed values (t.name, t.columns, t.key, kept);
  end loop;
end $do$;

create table testing.seed_sequence as
select seqrelid, seqstart, pg_sequence_last_value(seqrelid) as last_value from pg_sequence;

-- How many rows each table has, and how many of them were written since a transaction. One statement, so that it is planned once.
do $do$
begin
  execute format(
    'create function testing.written_rows(since bigint) returns table (name text, row_count bigint, newer bigint)
     language plpgsql as $$ begin return query %s; end $$',
    (select string_agg(format(
       'select %1$L, count(*), count(*) filter (where xmin::text::bigint >= since) from public.%1$I', name), ' union all ')
     from testing.seed)
  );
end $do$;

-- Puts back what was written since a transaction. False where more than rows was changed: such a database cannot be used again.
-- The connection passes over triggers.
create function testing.renew(since bigint) returns boolean language plpgsql as $$
declare
  t record;
begin
  if pg_sequence_last_value('testing.structure_changes') is not null
    or exists (select from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database()))
  then
    return false;
  end if;
  for t in
    select s.* from testing.written_rows(since) w join testing.seed s using (name) where w.newer > 0 or w.row_count <> s.row_count
  loop
    execute format('delete from public.%I where xmin::text::bigint >= $1 or $2', t.name) using since, t.key is null;
    if t.row_count > 0 then
      execute format(
        'insert into public.%1$I (%2$s) overriding system value
         select %2$s from testing.%3$I s where not exists (select from public.%1$I t where %4$s)',
        t.name, t.columns, 'seed_' || t.name, coalesce(t.key, 'false'));
    end if;
  end loop;
  perform setval(seqrelid, coalesce(last_value, seqstart), last_value is not null) from testing.seed_sequence
  where pg_sequence_last_value(seqrelid) is distinct from last_value;
  return true;
end $$;

-- The clock is everybody's, as the product's own is; and so is a table that a test makes.
grant usage on schema testing to public;
grant select on all sequences in schema testing to public;
alter default privileges in schema public grant all on tables to public;
alter default privileges in schema public grant all on sequences to public;

-- Counts what changes the structure, even in a transaction that is rolled back.
create sequence testing.structure_changes;
create function testing.count_structure_change() returns event_trigger language plpgsql as $$
begin
  perform nextval('testing.structure_changes');
end $$;
create event trigger testing_structure_changes on ddl_command_end execute function testing.count_structure_change();
