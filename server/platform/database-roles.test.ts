import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { READER_ROLE } from './database-roles.ts'
import { migrate } from './migrations.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

async function says(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const text of statements) rows = (await client.query(text)).rows
    return rows
  } finally {
    await client.end()
  }
}
const server = (text: string) => says(db.url, text)
const reader = (text: string) => says(db.ownerUrl, `set role ${READER_ROLE}`, text)

describe('B-33 the server works as a role that owns nothing', () => {
  test.each([
    'create table x (id int)',
    'alter table orders add column x int',
    'drop table ledger_entry',
    'create or replace function battigia_now() returns timestamptz language sql as $$ select now() $$',
    'drop trigger ledger_entry__append_only on ledger_entry',
    'alter table ledger_entry disable trigger all',
    'truncate ledger_entry',
    'update ledger_entry set amount_cents = 0',
    'delete from ledger_entry',
    'update credit_entry set amount_cents = 0',
    'update till_movement set amount_cents = 0',
    'update till_closing set note = $$x$$',
    'delete from till_drawer',
    'update setting_change set changed_by = $$x$$',
    'delete from setting_change',
    'insert into schema_migration (id, checksum) values ($$999-x$$, $$x$$)',
    'create role thief',
    'set role postgres',
    'copy (select 1) to program $$true$$',
  ])('may not: %s', async (statement) => {
    await expect(server(statement)).rejects.toThrow(
      /permission denied|must be (owner|superuser)|must have|does not exist/,
    )
  })

  test('is no superuser, and owns nothing of the schema', async () => {
    expect(
      await server(
        'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user',
      ),
    ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }])
    expect(
      await server(
        `select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'usage')`,
      ),
    ).toEqual([])
  })

  test('starts on a database that is up to date, and says what to do where it is not', async () => {
    expect(await migrate(db.url)).toEqual([])
    const more = [{ id: '999-more', sql: 'select 1', checksum: 'x' }]
    await expect(migrate(db.url, more)).rejects.toThrow('DATABASE_OWNER_URL')
  })
})

describe('B-33 reports are read as a role that writes nothing', () => {
  test('it reads the books, and nothing that a login, a contact or a photo is made of', async () => {
    await reader('select id, kind from account')
    await reader('select amount_cents from ledger_entry')
    await reader('select hash from audit_chain')
    for (const table of ['session', 'staff_second_factor', 'account', 'outbox', 'dog_document', 'orders'])
      await expect(reader(`select * from ${table}`), table).rejects.toThrow('permission denied')
    await expect(reader('select email from account')).rejects.toThrow('permission denied')
    await expect(reader(`update orders set status = 'cancelled'`)).rejects.toThrow('permission denied')
  })

  test('nothing that it reads is called a secret, a contact or a name of somebody', async () => {
    const rows = await db.sql<{ name: string }>(
      `select c.table_name || '.' || c.column_name as name from information_schema.columns c
        where c.table_schema = 'public' and has_column_privilege('${READER_ROLE}', format('public.%I', c.table_name), c.column_name, 'select')
          and (c.column_name ~ '(token|password|secret|pin|code|key)_hash$|^(secret|pass_code|email|phone|first_name|last_name|plate|chip)$'
            or c.data_type = 'bytea' and c.table_name <> 'audit_chain')`,
    )
    expect(rows).toEqual([])
  })
})
