import pg from 'pg'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { reportFigures } from '../../tests/support/figures.ts'
import { migrate, readMigrations, type Migration } from './migrations.ts'

const name = `battigia_migrations_${process.pid}`
const at = (database: string) => Object.assign(new URL(inject('databaseServer')), { pathname: `/${database}` }).href
const url = at(name)

async function sql<Row extends pg.QueryResultRow>(text: string, where = url): Promise<Row[]> {
  const client = new pg.Client({ connectionString: where })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
const migration = (id: string, text: string): Migration => ({ id, sql: text, checksum: `sum of ${text}` })
const two = [migration('001-a', 'create table a (x int)'), migration('002-b', 'create table b (x int)')]

beforeEach(async () => {
  await sql(`drop database if exists ${name} with (force)`, at('postgres'))
  await sql(`create database ${name}`, at('postgres'))
})
afterAll(() => sql(`drop database if exists ${name} with (force)`, at('postgres')))

test('applies in order, once, and says what it did', async () => {
  expect(await migrate(url, two)).toEqual(['001-a', '002-b'])
  expect(await migrate(url, two)).toEqual([])
  expect(await migrate(url, [...two, migration('003-c', 'create table c (x int)')])).toEqual(['003-c'])
})

test('many processes that start at once migrate once', async () => {
  const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(url, two)))
  expect(applied.filter((ids) => ids.length > 0)).toEqual([['001-a', '002-b']])
})

test('one that fails leaves nothing of itself, and those before it stay', async () => {
  const broken = [...two, migration('003-c', 'create table c (x int); insert into nowhere values (1)')]
  await expect(migrate(url, broken)).rejects.toThrow('the migration 003-c failed')
  expect(await sql(`select to_regclass('b') is not null as b, to_regclass('c') is not null as c`)).toEqual([
    { b: true, c: false },
  ])
})

test('one that was edited after it was applied is refused', async () => {
  await migrate(url, two)
  await expect(migrate(url, [migration('001-a', 'create table a (x bigint)'), two[1]!])).rejects.toThrow(
    /001-a was edited/,
  )
})

test('F15 an older server runs on a newer schema', async () => {
  await migrate(url, two)
  expect(await migrate(url, two.slice(0, 1))).toEqual([])
})

test('F-05 F14 waits for its lock a little and tries again, instead of queueing the world behind it', async () => {
  await migrate(url, two)
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  await reader.query('begin')
  await reader.query('select * from a')
  const migrating = migrate(url, [...two, migration('003-c', 'alter table a add column y int not null default 0')])
  await new Promise((resolve) => setTimeout(resolve, 500))
  const startedAt = performance.now()
  await sql('select * from a')
  const stall = performance.now() - startedAt
  reportFigures('F-05', { stall })
  // Behind the waiting migration it would wait for the reader's end, which comes later.
  expect(stall).toBeLessThan(2_000)
  await reader.query('commit')
  await reader.end()
  expect(await migrating).toEqual(['003-c'])
})

test('the repository’s own migrations apply, are named in order, and comment every table', async () => {
  const migrations = await readMigrations()
  await migrate(url, migrations)
  const bare = await sql(
    `select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
       and coalesce(obj_description(oid, 'pg_class'), '') = ''`,
  )
  expect(bare).toEqual([])
})

test('I31 no column is a timestamp without time zone', async () => {
  await migrate(url)
  expect(
    await sql(
      `select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type = 'timestamp without time zone'`,
    ),
  ).toEqual([])
})
