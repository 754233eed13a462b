import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import {
  CommitUnknown,
  isConnectionLoss,
  isOverload,
  isRetryable,
  sqlState,
  violatedConstraint,
} from './database-errors.ts'
import { requireSoundDatabase } from './sound-database.ts'
import { openDatabase } from './open-database.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase({ connections: 3 })
  await db.sql(
    'create table note (id bigint generated always as identity, text text constraint note__text_is_unique unique not null, day date)',
  )
})
beforeEach(() => db.sql('truncate note restart identity'))
afterAll(() => db.close())

const insertNote = (text: string | null) => ({
  name: 'test.insertNote',
  text: "insert into note (text, day) values ($1, '2026-07-01') returning id, day",
  values: [text],
})
const count = async () => (await db.sql<{ count: number }>('select count(*)::int from note'))[0]?.count
const myPid = { name: 'test.pid', text: 'select pg_backend_pid() as pid', values: [] }
const killSelf = { name: 'test.kill', text: 'select pg_terminate_backend(pg_backend_pid())', values: [] }

describe('values', () => {
  test('R-905 bigint arrives as a number, a date as its text', async () => {
    expect(await db.database.query(insertNote('a'))).toEqual([{ id: 1, day: '2026-07-01' }])
    const lists = {
      name: 'test.lists',
      text: `select array[1, null]::bigint[] as ids, array['2026-07-01']::date[] as days`,
      values: [],
    }
    expect(await db.database.query(lists)).toEqual([{ ids: [1, null], days: ['2026-07-01'] }])
  })

  test('a bigint beyond 2^53 is refused instead of changed', async () => {
    const huge = { name: 'test.huge', text: 'select 9007199254740993::bigint as value', values: [] }
    await expect(db.database.query(huge)).rejects.toThrow(/does not fit/)
  })
})

describe('transactions', () => {
  test('what is thrown undoes everything, and the connection is kept', async () => {
    const before = await db.database.query(myPid)
    for (let index = 0; index < 20; index += 1) {
      const failing = db.database.transaction(async (tx) => {
        await tx.query(insertNote('gone'))
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
    }
    expect(await count()).toBe(0)
    expect(await db.database.query(myPid)).toEqual(before)
  })

  test('a statement that PostgreSQL refuses gives its connection back', async () => {
    await db.database.query(insertNote('twice'))
    const pids = new Set<unknown>()
    for (let index = 0; index < 10; index += 1) {
      const refused = await db.database.query(insertNote('twice')).catch((error: unknown) => error)
      expect([sqlState(refused), violatedConstraint(refused)]).toEqual(['23505', 'note__text_is_unique'])
      pids.add((await db.database.query<{ pid: number }>(myPid))[0]?.pid)
    }
    expect(pids.size).toBe(1)
  })

  test('the last statement travels with the commit; its failure undoes the rest', async () => {
    const work = (text: string) =>
      db.database.transaction(
        async (tx) => (await tx.query(insertNote(text)))[0],
        () => insertNote('last'),
      )
    await work('first')
    expect(await count()).toBe(2)
    await expect(work('second')).rejects.toMatchObject({ code: '23505' })
    expect(await count()).toBe(2)
  })

  test('a failure that was swallowed does not become a commit', async () => {
    const swallowing = db.database.transaction(async (tx) => {
      await tx.query(insertNote('kept?'))
      await tx.query(insertNote(null)).catch(() => undefined)
    })
    await expect(swallowing).rejects.toThrow(/rolled back/)
    expect(await count()).toBe(0)
  })

  test('P23 L-01 two transactions in each other’s way: the deadlock is run again and both commit', async () => {
    await db.database.query(insertNote('x'))
    await db.database.query(insertNote('y'))
    let [attempts, holding] = [0, 0]
    const update = (text: string) => ({
      name: 'test.touch',
      text: "update note set day = '2026-08-01' where text = $1",
      values: [text],
    })
    const cross = (first: string, second: string) =>
      db.database.transaction(async (tx) => {
        attempts += 1
        await tx.query(update(first))
        // Both hold their first row before either asks for the other's.
        holding += 1
        while (holding < 2) await new Promise((resolve) => setTimeout(resolve, 5))
        await tx.query(update(second))
      })
    await Promise.all([cross('x', 'y'), cross('y', 'x')])
    // One is run again; on a busy machine the two may meet once more.
    expect(attempts).toBeGreaterThanOrEqual(3)
  })

  test('a connection that dies in the middle is replaced and the work runs again', async () => {
    let attempts = 0
    await db.database.transaction(async (tx) => {
      attempts += 1
      await tx.query(insertNote('survivor'))
      if (attempts === 1) await tx.query(killSelf)
    })
    expect([attempts, await count()]).toEqual([2, 1])
  })

  test('a connection that dies for ever is given up after three retries', async () => {
    let attempts = 0
    const dying = db.database.transaction(async (tx) => {
      attempts += 1
      await tx.query(killSelf)
    })
    await expect(dying).rejects.toSatisfy(isConnectionLoss)
    expect(attempts).toBe(4)
  })

  test('a commit that nobody answers is unknown, and is never run again by itself', async () => {
    await db.sql(
      `create function die() returns trigger language plpgsql as 'begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return null; end'`,
    )
    await db.sql(
      'create constraint trigger die_at_commit after insert on note deferrable initially deferred for each row execute function die()',
    )
    let attempts = 0
    const committing = db.database.transaction(async (tx) => {
      attempts += 1
      await tx.query(insertNote('unknown'))
    })
    await expect(committing).rejects.toThrow(CommitUnknown)
    expect(attempts).toBe(1)
    await db.sql('drop trigger die_at_commit on note')
  })
})

test('idle connections that PostgreSQL ends do not end the process', async () => {
  const lost: Error[] = []
  const other = openDatabase({ url: db.url, connections: 2, onLost: (error) => lost.push(error) })
  await Promise.all([other.query(myPid), other.query(myPid)])
  await db.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'battigia'`,
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(lost.length).toBeGreaterThan(0)
  expect(await other.query(myPid)).toHaveLength(1)
  await other.close()
})

test('F2 a connection that dies while its borrower waits for something else does not end the process', async () => {
  const lost: Error[] = []
  const other = openDatabase({ url: db.url, connections: 1, onLost: (error) => lost.push(error) })
  const borrowed = other.transaction(async (tx) => {
    const [row] = await tx.query<{ pid: number }>(myPid)
    if (lost.length === 0) {
      await db.sql('select pg_terminate_backend($1)', [row?.pid])
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return tx.query(insertNote('after'))
  })
  expect(await borrowed).toHaveLength(1)
  expect(lost.length).toBeGreaterThan(0)
  await other.close()
})

test('a connection: statements 5 s, locks 3 s, idle transactions 10 s, and nothing is compiled', async () => {
  const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'jit']
  const text = `select ${settings.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`
  expect(await db.database.query({ name: 'test.limits', text, values: [] })).toEqual([
    { statement_timeout: '5s', lock_timeout: '3s', idle_in_transaction_session_timeout: '10s', jit: 'off' },
  ])
})

test('the clock of the product moves for every connection', async () => {
  const ask = {
    name: 'test.clock',
    text: `select round(extract(epoch from battigia_now() - now()) / 60)::int as minutes, resort_today() as today`,
    values: [],
  }
  expect((await db.database.query<{ minutes: number }>(ask))[0]?.minutes).toBe(0)
  await db.moveClock('8 minutes')
  for (let index = 0; index < 5; index += 1)
    expect((await db.database.query<{ minutes: number }>(ask))[0]?.minutes).toBe(8)
  await db.moveClock('0')
  expect((await db.database.query<{ minutes: number }>(ask))[0]?.minutes).toBe(0)
})

describe('what the database must be', () => {
  const answering = (settings: object) =>
    ({
      query: async () => [
        {
          fsync: 'on',
          full_page_writes: 'on',
          synchronous_commit: 'on',
          server_version_num: 180004,
          clock_offset: null,
          ...settings,
        },
      ],
    }) as never
  test.each([
    [{ fsync: 'off' }, /set fsync to on/],
    [{ synchronous_commit: 'off', full_page_writes: 'off' }, /set full_page_writes and synchronous_commit to on/],
    [{ server_version_num: 140011 }, /15 or newer is needed, and this one is 14/],
    [{ clock_offset: '8 minutes' }, /clock of this database was moved/],
  ])('%j is refused with what to do', async (settings, sentence) => {
    await expect(requireSoundDatabase(answering(settings))).rejects.toThrow(sentence)
  })
  test('a sound one passes, synchronous replication included', async () => {
    await requireSoundDatabase(answering({ synchronous_commit: 'remote_apply' }))
  })
})

test('which errors may be tried again', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code })
  expect(['40001', '40P01', '57P01', '08006', 'ECONNREFUSED'].map((code) => isRetryable(withCode(code)))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(['23505', '55P03', '57014', 'ENOSPC'].map((code) => isRetryable(withCode(code)))).toEqual([
    false,
    false,
    false,
    false,
  ])
  const forNow = ['55P03', '57014', '53000', '53100', '53200', '53300', '53400', '58000', '58030', '25006']
  expect(forNow.filter((code) => !isOverload(withCode(code)))).toEqual([])
  // At once they would only meet the same again.
  expect(forNow.filter((code) => isRetryable(withCode(code)))).toEqual(['53300'])
  expect(['23505', '42501', '58P01', 'XX001', 'ENOSPC'].filter((code) => isOverload(withCode(code)))).toEqual([])
})
