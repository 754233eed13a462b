import { afterEach, describe, expect, test } from 'vitest'
import { bookingDatabase, makeCustomers, TEST_NOW } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { everyRow } from '../../tests/support/every-row.ts'

const open: TestDatabase[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((db) => db.close()))
})

async function taken(): Promise<TestDatabase> {
  const db = await bookingDatabase({ connections: 2 })
  open.push(db)
  return db
}

async function givenBack(change: (db: TestDatabase) => Promise<unknown>): Promise<TestDatabase> {
  const db = await bookingDatabase({ connections: 2 })
  await change(db)
  await db.close()
  return db
}

/** Every row and the last number of every sequence; when the test began is its own. */
async function everything(db: TestDatabase): Promise<unknown> {
  return [
    await everyRow(db),
    await db.sql(
      `select seqrelid::regclass::text as name, pg_sequence_last_value(seqrelid) from pg_sequence
       where seqrelid <> 'testing.clock_offset'::regclass order by 1`,
    ),
  ]
}

describe('a test’s database', () => {
  test('is as new for the next test: rows, numbers and the clock', async () => {
    const fresh = await everything(await taken())
    const before = await givenBack(async (db) => {
      await makeCustomers(db, 3)
      await db.sql(`update place set code = 'X' || code where id in (select id from place order by id limit 5)`)
      await db.sql('delete from bar_option')
      await db.sql('truncate price_amount cascade')
      await db.moveClock('3 days')
      await db.stopClock()
    })
    const next = await taken()
    expect(next.url).toBe(before.url)
    const [clock] = await next.sql<{ days: number }>(
      `select round(extract(epoch from battigia_now() - $1::timestamptz) / 86400)::int as days`,
      [TEST_NOW],
    )
    expect(clock?.days).toBe(0)
    expect(await everything(next)).toEqual(fresh)
  })

  test.each([
    ['a table is added', 'create table extra_table (id int)'],
    [
      'a function is replaced',
      `create or replace function resort_today() returns date language sql return '2020-01-01'::date`,
    ],
    ['a trigger is dropped', 'alter table account disable trigger all'],
    ['a table is added and taken back', 'do $$ begin create table gone (id int); drop table gone; end $$'],
  ])('is not given on when %s', async (_what, change) => {
    const before = await givenBack((db) => db.sql(change))
    expect((await taken()).url).not.toBe(before.url)
  })

  test('is not given on while something works on it', async () => {
    const before = await givenBack(async (db) => {
      void db.sql('select pg_sleep(4)').catch(() => undefined)
      await db.sql('select 1')
    })
    expect((await taken()).url).not.toBe(before.url)
  })

  test('refuses who comes after the test’s end', async () => {
    const before = await givenBack(async () => undefined)
    await expect(before.sql('select 1')).rejects.toThrow('given its database back')
    await expect(before.close()).rejects.toThrow('given its database back already')
  })
})
