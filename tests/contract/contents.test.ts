import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { contents } from './contents.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
  await db.sql('create table note (id integer generated always as identity primary key, words text)')
  await db.sql('create table answer (note_id integer references note on delete cascade)')
})
afterAll(() => db.close())

/** Names of the tables that are other than before. */
async function changed(before: Record<string, string>): Promise<string[]> {
  const now = await contents(db)
  return Object.keys(now).filter((name) => now[name] !== before[name])
}

test('I-01 a look at all tables sees every way of writing, and nothing else', async () => {
  const ways: [statement: string, tables: string[]][] = [
    [`insert into note (words) values ('a'), ('b')`, ['note']],
    [`insert into answer values (1), (2)`, ['answer']],
    [`update note set words = 'c' where id = 1`, ['note']],
    [`update note set words = 'c' where id = 77`, []],
    [`begin; update note set words = 'z'; rollback`, []],
    [`begin; set local session_replication_role = replica; update note set words = 'd' where id = 2; commit`, ['note']],
    [`delete from note where id = 1`, ['answer', 'note']],
    [`truncate answer`, ['answer']],
  ]
  for (const [statement, tables] of ways) {
    const before = await contents(db)
    await db.sql(statement)
    expect(await changed(before), statement).toEqual(tables)
    expect(await changed(await contents(db)), statement).toEqual([])
  }
})

test('I-01 a look while a writer is under way sees what it has written when it is done', async () => {
  const before = await contents(db)
  await db.database.transaction(async (tx) => {
    await tx.query({ name: '', text: `insert into note (words) values ('e')`, values: [] })
    expect(await changed(before)).toEqual([])
  })
  expect(await changed(before)).toEqual(['note'])
})
