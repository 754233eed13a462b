import { createHmac, hash } from 'node:crypto'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '../../domain/platform/call.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { text, whole } from '../../domain/platform/fields.ts'
import { callServer } from '../../tests/support/call-server.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { reportFigures } from '../../tests/support/figures.ts'
import { handle, type Handler } from './handler.ts'
import { housekeepingJob } from './housekeeping.ts'
import { forgetOldKeys, keyedRequest } from './idempotency.ts'

const input = z.strictObject({ note: text(1, 40), times: whole(1, 9) })
const common = { method: 'POST', summary: 'A call of this test', refusals: ['umbrella_taken'], input } as const
const output = z.strictObject({ id: z.number(), secret: z.string() })
const add = defineCall({ ...common, name: 'add', path: 'test/add', policy: 'customer', output })
const addOther = defineCall({ ...common, name: 'addOther', path: 'test/add-other', policy: 'customer', output })
const addAnonymously = defineCall({
  ...common,
  name: 'addAnonymously',
  path: 'test/add-anonymously',
  policy: 'anyone',
  output,
})
const upsert = defineCall({
  ...common,
  name: 'upsert',
  path: 'test/upsert',
  policy: 'customer',
  output: z.strictObject({ note: z.string() }),
})

const look = defineCall({
  ...common,
  name: 'look',
  path: 'test/look',
  policy: 'anyone',
  output: z.strictObject({ note: z.string() }),
})

let failures = 0
let effects = 0
/** Keeps what the next change writes from being written: the disk is full, as PostgreSQL says it. */
let isFull = false
const NO_ROOM = {
  name: 'test.full',
  text: `do $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$`,
  values: [],
}
const insert: Handler<typeof add>['run'] = async (tx, { note }, { afterCommit }) => {
  const [row] = await tx.query<{ id: number }>({
    name: 'test.add',
    text: 'insert into note (text) values ($1) returning id',
    values: [note],
  })
  if (note === 'sold out') throw new Refusal('umbrella_taken')
  if (note === 'fails once' && (failures += 1) === 1) throw new Refusal('try_again')
  if (isFull) await tx.query(NO_ROOM)
  afterCommit(() => void (effects += 1))
  return { id: row?.id ?? 0, secret: `token-of-${note}` }
}
const handlers: Handler[] = [
  handle(add, 'write', insert),
  handle(addOther, 'write', insert),
  handle(addAnonymously, 'write', insert as never),
  handle(look, 'read', async (_tx, { note }) => ({ note })),
  handle(upsert, 'statement', async (tx, { note }) => {
    if (isFull) await tx.query(NO_ROOM)
    await tx.query({
      name: 'test.upsert',
      text: 'insert into state (text) values ($1) on conflict do nothing',
      values: [note],
    })
    return { note }
  }),
]

let db: TestDatabase
/** Two servers on one database. */
let servers: FastifyInstance[]
const post = (
  path: string,
  payload: object,
  key: string | null,
  who: Record<string, string> = { authorization: 'Bearer customer-7' },
  server = 0,
) =>
  servers[server]!.inject({
    method: 'POST',
    url: `/singlefin-ws/rest/test/${path}`,
    payload,
    headers: { ...who, ...(key === null ? {} : { 'idempotency-key': key }) },
  })
const countNotes = async (note: string) =>
  (await db.sql<{ count: number }>('select count(*)::int from note where text = $1', [note]))[0]?.count

beforeAll(async () => {
  db = await testDatabase()
  await db.sql('create table note (id bigint generated always as identity, text text not null)')
  await db.sql('create table state (text text primary key)')
  servers = [await callServer(db, handlers), await callServer(db, handlers)]
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await db.close()
})

describe('a change in a transaction', () => {
  test('Q-06 same key and body: one effect, the stored answer', async () => {
    const before = effects
    const first = await post('add', { note: 'once', times: 1 }, 'key-once')
    const second = await post('add', { times: 1, note: 'once' }, 'key-once', undefined, 1)
    expect(first.statusCode).toBe(200)
    expect(second.body).toBe(first.body)
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    expect(await countNotes('once')).toBe(1)
    expect(effects - before).toBe(1)
  })

  test('Q-06 another body or another call with the key: 409, and no effect', async () => {
    await post('add', { note: 'kept', times: 1 }, 'key-kept')
    const otherBody = await post('add', { note: 'changed', times: 1 }, 'key-kept')
    const otherCall = await post('add-other', { note: 'kept', times: 1 }, 'key-kept')
    const refused = [otherBody, otherCall].filter(({ statusCode }) => statusCode === 409).length
    reportFigures('Q-06', { others: 2, refused })
    for (const response of [otherBody, otherCall])
      expect([response.statusCode, response.json().code]).toEqual([409, 'idempotency_key_reused'])
    expect([await countNotes('kept'), await countNotes('changed')]).toEqual([1, 0])
  })

  test('a key belongs to its caller: account, or device for a caller without one', async () => {
    const asDevice = (id: string) => ({ 'x-device-id': id })
    const bodies = [
      await post('add', { note: 'whose', times: 1 }, 'key-shared'),
      await post('add', { note: 'whose', times: 1 }, 'key-shared', { authorization: 'Bearer customer-9' }),
      await post('add-anonymously', { note: 'whose', times: 1 }, 'key-shared', asDevice('device-a')),
      await post('add-anonymously', { note: 'whose', times: 1 }, 'key-shared', asDevice('device-b')),
    ].map((response) => response.json().id)
    expect(new Set(bodies).size).toBe(4)
    const again = await post('add-anonymously', { note: 'whose', times: 1 }, 'key-shared', asDevice('device-b'))
    expect(again.json().id).toBe(bodies[3])
  })

  test('a refused attempt stores nothing: the retry runs afresh', async () => {
    expect((await post('add', { note: 'fails once', times: 1 }, 'key-again')).statusCode).toBe(503)
    expect((await post('add', { note: 'fails once', times: 1 }, 'key-again')).statusCode).toBe(200)
    expect((await post('add', { note: 'sold out', times: 1 }, 'key-sold')).statusCode).toBe(409)
    expect((await post('add', { note: 'sold out', times: 2 }, 'key-sold')).json().code).toBe('umbrella_taken')
    expect(await countNotes('sold out')).toBe(0)
  })

  test('Q-06 1,000 replays at once on two servers: one effect, one answer', async () => {
    const replays = Array.from({ length: 1_000 }, (_, index) =>
      post('add', { note: 'storm', times: 1 }, 'key-storm', undefined, index % 2),
    )
    const answers = await Promise.all(replays)
    reportFigures('Q-06', { replays: answers.length, duplicates: ((await countNotes('storm')) ?? 0) - 1 })
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    expect(await countNotes('storm')).toBe(1)
  })

  test('Q-06 property: any interleaving of keys, bodies and servers has one effect for each key', async () => {
    let run = 0
    const attempt = fc.record({
      key: fc.integer({ min: 1, max: 3 }),
      note: fc.constantFrom('a', 'b'),
      server: fc.integer({ min: 0, max: 1 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 2, maxLength: 10 }), async (attempts) => {
        run += 1
        const sent = attempts.map(({ key, note, server }) => ({ key, note: `${run}-${key}-${note}`, server }))
        const answers = await Promise.all(
          sent.map(({ key, note, server }) => post('add', { note, times: 1 }, `key-${run}-${key}`, undefined, server)),
        )
        for (const key of new Set(sent.map((item) => item.key))) {
          const own = answers.filter((_, index) => sent[index]?.key === key)
          const granted = own.filter((answer) => answer.statusCode === 200)
          expect(new Set(granted.map((answer) => answer.body)).size).toBe(1)
          expect(
            own.every((answer) => answer.statusCode === 200 || answer.json().code === 'idempotency_key_reused'),
          ).toBe(true)
          const rows = await db.sql<{ count: number }>('select count(*)::int from note where text like $1', [
            `${run}-${key}-%`,
          ])
          expect(rows[0]?.count).toBe(1)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('a dump shows neither the key nor the answer', async () => {
    await post('add', { note: 'confidential', times: 1 }, 'key-confidential')
    const rows = await db.sql<{ caller_key: Buffer; body: Buffer }>('select caller_key, body from idempotency')
    const dump = rows.map((row) => `${row.caller_key.toString('latin1')}${row.body.toString('latin1')}`).join('')
    expect(dump).not.toContain('token-of-')
    expect(dump).not.toContain('key-confidential')
  })

  test('a key that is no key is bad input; none at all is fine', async () => {
    const response = await post('add', { note: 'bad key', times: 1 }, 'with space')
    expect(response.json()).toMatchObject({ code: 'input_invalid', errors: [{ field: 'Idempotency-Key' }] })
    expect((await post('add', { note: 'no key', times: 1 }, null)).statusCode).toBe(200)
  })

  test('keys are kept for at least a day, and forgotten after two', async () => {
    await post('add', { note: 'old', times: 1 }, 'key-old')
    await db.sql(`update idempotency set created_at = now() - interval '47 hours'`)
    await forgetOldKeys(db.database)
    expect((await post('add', { note: 'old', times: 1 }, 'key-old')).headers['idempotency-replayed']).toBe('true')
    await db.sql(`update idempotency set created_at = now() - interval '49 hours'`)
    await forgetOldKeys(db.database)
    expect(await db.sql('select from idempotency')).toEqual([])
  })
})

describe('what is kept of a request', () => {
  test('H3 the hash of its input follows from nothing that is kept beside it, however long caller and key are', () => {
    const typed = { password: 'sale e sabbia 42' }
    for (const caller of ['account:7', `device:${'d'.repeat(64)}`]) {
      const { callerKey, requestHash } = keyedRequest(caller, 'k'.repeat(60), 'login', typed)
      const text = `login\n${JSON.stringify(typed)}`
      const guesses = [hash('sha256', text, 'buffer'), createHmac('sha256', callerKey).update(text).digest()]
      for (const guess of guesses) expect(requestHash.equals(guess)).toBe(false)
      expect(keyedRequest(caller, 'k'.repeat(60), 'login', typed).requestHash).toEqual(requestHash)
      expect(keyedRequest(caller, 'k'.repeat(61), 'login', typed).requestHash).not.toEqual(requestHash)
    }
  })

  test('H3 old keys and fingerprints are forgotten until none is left, however many there are', async () => {
    for (const table of ['idempotency', 'idempotency_fingerprint'])
      await db.sql(
        `insert into ${table} (caller_key, request_hash, created_at)
         select sha256(n::text::bytea), sha256('x'), now() - interval '3 days' from generate_series(1, 25000) n`,
      )
    let runs = 1
    while (await housekeepingJob.run(db.database)) runs += 1
    expect(runs).toBe(3)
    expect(await db.sql('select from idempotency_fingerprint')).toEqual([])
    expect(await db.sql('select from idempotency')).toEqual([])
  })

  test('a call that changes nothing leaves nothing behind, whoever asks', async () => {
    const answer = await post('look', { note: 'look', times: 1 }, 'key-look', {})
    expect([answer.statusCode, answer.json()]).toEqual([200, { note: 'look' }])
    expect(await db.sql('select from idempotency_fingerprint')).toEqual([])
  })
})

describe('a change that is one statement, idempotent by state', () => {
  test('a replay answers again; another body is refused before it has an effect, on every server', async () => {
    const who = { authorization: 'Bearer customer-21' }
    expect((await post('upsert', { note: 'state', times: 1 }, 'key-state', who)).statusCode).toBe(200)
    expect((await post('upsert', { note: 'state', times: 1 }, 'key-state', who)).statusCode).toBe(200)
    for (const server of [0, 1, 0, 1]) {
      const other = await post('upsert', { note: 'other', times: 1 }, 'key-state', who, server)
      expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_key_reused'])
    }
    expect(await db.sql('select text from state order by text')).toEqual([{ text: 'state' }])
  })

  test('a token that is over is told so, whatever its key says', async () => {
    const response = await post('upsert', { note: 'late', times: 1 }, 'key-late', { authorization: 'Bearer gone' })
    expect(response.json().code).toBe('login_required')
  })
})

describe('a full disk', () => {
  test.each(['add', 'upsert'])(
    'F3 %s is asked to come again, and its key runs afresh once there is room',
    async (path) => {
      const body = { note: `full ${path}`, times: 1 }
      isFull = true
      const refused = await post(path, body, `key-full-${path}`).finally(() => (isFull = false))
      expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([503, '2', 'try_again'])
      const granted = await post(path, body, `key-full-${path}`)
      expect([granted.statusCode, granted.headers['idempotency-replayed']]).toEqual([200, undefined])
      expect((await post(path, body, `key-full-${path}`)).body).toBe(granted.body)
      expect(await countNotes(body.note)).toBe(path === 'add' ? 1 : 0)
    },
  )
})
