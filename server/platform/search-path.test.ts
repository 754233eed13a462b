import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase({ isAsReleased: true })
})
afterAll(() => db.close())

/**
 * Our functions that a constraint, a default, a generated column, an index, a view, a policy or a trigger calls, by itself or through
 * another function, and that look names up where they run. pg_dump, pg_restore and maintenance run them with an empty search_path.
 * A body that was parsed when it was written (`return …`, `begin atomic`) looks nothing up; any other has its own search_path.
 */
const LOOKING_UP = `
  with recursive reached (oid) as (
    select refobjid from pg_depend
     where refclassid = 'pg_proc'::regclass and classid <> 'pg_proc'::regclass and classid <> 'pg_extension'::regclass
    union
    select d.refobjid from reached r
      join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = r.oid and d.refclassid = 'pg_proc'::regclass
  )
  select p.oid::regprocedure::text as name
    from reached join pg_proc p using (oid) join pg_language l on l.oid = p.prolang
   where p.pronamespace = 'public'::regnamespace and l.lanname not in ('c', 'internal')
     and p.prosqlbody is null
     and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')
   order by name`

const lookingUp = async (of: TestDatabase) => (await of.sql<{ name: string }>(LOOKING_UP)).map(({ name }) => name)

test('whatever a table calls finds its names without a search_path, as pg_dump and pg_restore need it', async () => {
  expect(await lookingUp(db)).toEqual([])
})

test.each([
  ['a check', 'alter table outbox add constraint outbox__sister check (sister(attempts))'],
  ['a default', 'alter table outbox add column sister boolean default sister(1)'],
  ['a generated column', 'alter table outbox add column sister boolean generated always as (sister(attempts)) stored'],
  ['an index', 'create index outbox__sister on outbox (sister(attempts))'],
  ['the condition of an index', 'create index outbox__sister on outbox (attempts) where sister(attempts)'],
  ['a view', 'create view sisters as select sister(attempts) from outbox'],
  [
    'another function',
    `create function aunt(n integer) returns boolean language sql immutable return sister(n);
     alter table outbox add constraint outbox__sister check (aunt(attempts))`,
  ],
])('a function that looks names up is found behind %s', async (_what, use) => {
  const other = await testDatabase({ isAsReleased: true })
  await other.sql(
    `create function sister(n integer) returns boolean language sql immutable as 'select n is not null'; ${use}`,
  )
  expect(await lookingUp(other)).toEqual(['sister(integer)'])
  await other.close()
})

test('a trigger whose function has no search_path of its own is found', async () => {
  const other = await testDatabase({ isAsReleased: true })
  await other.sql(`
    create function sister() returns trigger language plpgsql as 'begin return new; end';
    create trigger outbox__sister before insert on outbox for each row execute function sister()`)
  expect(await lookingUp(other)).toEqual(['sister()'])
  await other.close()
})

test('no body that was parsed when it was written takes the row of a table: PostgreSQL 15.20 and later would refuse new columns', async () => {
  const bound = await db.sql<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
      join unnest(p.proargtypes) argument on true join pg_type t on t.oid = argument
     where p.pronamespace = 'public'::regnamespace and p.prosqlbody is not null and t.typrelid <> 0`)
  expect(bound).toEqual([])
})
