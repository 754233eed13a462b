import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { MINUTE } from '../../domain/platform/duration.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { silentLog } from '../../tests/support/server.ts'
import { exclusiveJob, startJobs, type Jobs } from './jobs.ts'
import { enqueue, outboxJob, pauseAfter, type OutboxHandler } from './outbox.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(() => db.sql('truncate outbox'))
afterAll(() => db.close())

describe('jobs', () => {
  test('an exclusive job is made by one process at a time', async () => {
    let [atOnce, most, runs] = [0, 0, 0]
    const job = exclusiveJob('test.exclusive', 5, async (tx) => {
      most = Math.max(most, (atOnce += 1))
      await tx.query({ name: 'test.sleep', text: 'select pg_sleep(0.02)', values: [] })
      atOnce -= 1
      runs += 1
      return false
    })
    const processes = [1, 2, 3].map(() => startJobs(db.database, [job], silentLog))
    await vi.waitFor(() => expect(runs).toBeGreaterThan(5), { timeout: 5_000 })
    await Promise.all(processes.map((jobs) => jobs.stop()))
    expect(most).toBe(1)
  })

  test('one with more to do runs again at once; a failure does not end it; waking does not wait', async () => {
    let runs = 0
    const job = {
      name: 'test.more',
      every: MINUTE,
      run: async () => {
        runs += 1
        if (runs === 3) throw new Error('once')
        return runs < 3
      },
    }
    const jobs = startJobs(db.database, [job], silentLog)
    await vi.waitFor(() => expect(runs).toBe(3))
    jobs.wake('test.more')
    await vi.waitFor(() => expect(runs).toBe(4))
    await jobs.stop()
  })

  test('one that is asleep runs only when it is woken', async () => {
    const runs = { asleep: 0, awake: 0 }
    const job = (name: keyof typeof runs) => ({ name, every: 1, run: async () => (runs[name] += 1) < 0 })
    const jobs = startJobs(db.database, [job('asleep'), job('awake')], silentLog, (name) => name === 'asleep')
    await vi.waitFor(() => expect(runs.awake).toBeGreaterThan(3))
    expect(runs.asleep).toBe(0)
    jobs.wake('asleep')
    await vi.waitFor(() => expect(runs.asleep).toBe(1))
    await jobs.stop()
    expect(runs.asleep).toBe(1)
  })

  test('stopping waits for the run under way, and starts no other', async () => {
    let [started, finished] = [0, 0]
    const job = {
      name: 'test.slow',
      every: 1,
      run: async () => {
        started += 1
        await new Promise((resolve) => setTimeout(resolve, 50))
        finished += 1
        return true
      },
    }
    const jobs = startJobs(db.database, [job], silentLog)
    await vi.waitFor(() => expect(started).toBe(1))
    await jobs.stop()
    expect([started, finished]).toEqual([1, 1])
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(started).toBe(1)
  })
})

describe('outbox', () => {
  let running: Jobs[] = []
  const run = (handlers: Record<string, OutboxHandler>, processes = 1) => {
    running = Array.from({ length: processes }, () =>
      startJobs(db.database, [outboxJob(new Map(Object.entries(handlers)), silentLog)], silentLog),
    )
  }
  const stop = () => Promise.all(running.map((jobs) => jobs.stop()))
  const add = (kind: string, key: string, payload = {}) =>
    db.database.transaction((tx) => enqueue(tx, kind, key, payload))
  const rows = () =>
    db.sql<{ key: string; attempts: number; failed: boolean }>(
      'select key, attempts, failed_at is not null as failed from outbox order by key',
    )

  test('an effect happens once its cause has committed, and the same key is one effect', async () => {
    const sent: string[] = []
    await add('mail', 'a', { to: 'x' })
    await add('mail', 'a', { to: 'y' })
    await db.database
      .transaction(async (tx) => {
        await enqueue(tx, 'mail', 'undone', {})
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    run({ mail: async (payload, key) => void sent.push(`${key} ${String(payload['to'])}`) })
    await vi.waitFor(async () => expect(await rows()).toEqual([]))
    await stop()
    expect(sent).toEqual(['a x'])
  })

  test('three processes carry out 60 effects exactly once while none dies', async () => {
    const sent: string[] = []
    for (let index = 0; index < 60; index += 1) await add('mail', `many-${index}`)
    run({ mail: async (_payload, key) => void sent.push(key) }, 3)
    await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 10_000 })
    await stop()
    expect([sent.length, new Set(sent).size]).toEqual([60, 60])
  })

  test('a failure waits and is tried again; kinds that nobody handles are left alone', async () => {
    let tries = 0
    await add('mail', 'again')
    await add('other', 'untouched')
    run({
      mail: async () => {
        if ((tries += 1) === 1) throw new Error('no connection to mario@example.it')
      },
    })
    const failed = `select attempts, last_error from outbox where key = 'again' and last_error is not null`
    await vi.waitFor(async () => expect(await db.sql(failed)).toEqual([{ attempts: 1, last_error: 'Error' }]))
    await db.sql(`update outbox set due_at = now() where key = 'again'`)
    await vi.waitFor(async () => expect(await rows()).toEqual([{ key: 'untouched', attempts: 0, failed: false }]), {
      timeout: 5_000,
    })
    await stop()
    expect(tries).toBe(2)
  })

  test('I21 after the last try it stays, marked as failed', async () => {
    await add('mail', 'hopeless')
    await db.sql('update outbox set attempts = 13')
    run({ mail: () => Promise.reject(new Error('never')) })
    await vi.waitFor(async () => expect(await rows()).toEqual([{ key: 'hopeless', attempts: 14, failed: true }]))
    await stop()
  })

  test('F23 a process that dies while sending leaves the effect to the next one', async () => {
    await add('mail', 'orphan')
    await db.sql(`update outbox set attempts = 1, due_at = now() - interval '1 second'`)
    const sent: string[] = []
    run({ mail: async (_payload, key) => void sent.push(key) })
    await vi.waitFor(() => expect(sent).toEqual(['orphan']))
    await stop()
  })

  test('pauses grow from ten seconds to six hours', () => {
    expect(pauseAfter(1) / 10_000).toBeCloseTo(1, 0)
    expect(pauseAfter(4) / 80_000).toBeCloseTo(1, 0)
    expect(pauseAfter(14) / (360 * MINUTE)).toBeCloseTo(1, 0)
  })
})
