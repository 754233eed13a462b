-- What tables call finds its names whatever the search_path is: pg_dump, pg_restore and maintenance run it with an empty one.

-- Bodies parsed here keep what their names meant here.
create or replace function has_every_language(words jsonb) returns boolean
language sql immutable parallel safe
begin atomic
  select bool_and(coalesce(trim(words ->> language), '') <> '')
  from unnest(array['it', 'en', 'fr', 'nl', 'de']) as language;
end;

create or replace function every_language_or_none(words jsonb) returns boolean
language sql immutable parallel safe
begin atomic
  select has_every_language(words) or bool_and(coalesce(trim(words ->> language), '') = '')
  from unnest(array['it', 'en', 'fr', 'nl', 'de']) as language;
end;

-- A trigger's function, and whatever it calls, looks names up here. Functions that the product calls by itself stay as they are: a
-- search_path of their own would keep them from being merged into their statements.
do $$
declare
  v_function regprocedure;
begin
  for v_function in
    select p.oid::regprocedure from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter function %s set search_path = public, pg_temp', v_function);
  end loop;
end $$;
