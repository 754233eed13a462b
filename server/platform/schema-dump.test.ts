import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { dumpSchema } from './schema-dump.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase({ isAsReleased: true })
})
afterAll(() => db.close())

const committed = () => readFile(path.join(import.meta.dirname, '..', 'schema.sql'), 'utf8')

/** PostgreSQL 15 prints a name for an updated table with `AS`, later ones without it. */
const withoutAs = (dump: string) => dump.replaceAll(/UPDATE (\w+) AS (\w+)/g, 'UPDATE $1 $2')

test('I32 server/schema.sql is what the migrations make from empty (npm run schema writes it)', async () => {
  expect(withoutAs(await dumpSchema(db.database))).toBe(withoutAs(await committed()))
})

test.each([
  ['a column', 'alter table outbox add column extra int'],
  ['a default', 'alter table outbox alter column attempts set default 1'],
  ['a constraint', 'alter table rate_limit drop constraint rate_limit__used_is_positive'],
  ['an index', 'drop index outbox__due'],
  ['a comment', "comment on table outbox is 'Something else'"],
  ['a function', 'create or replace function resort_today() returns date language sql stable return current_date'],
  ['durability of a table', 'alter table rate_limit set logged'],
])('another %s is seen', async (_what, change) => {
  const other = await testDatabase({ isAsReleased: true })
  await other.sql(change)
  expect(await dumpSchema(other.database)).not.toBe(await committed())
  await other.close()
})
