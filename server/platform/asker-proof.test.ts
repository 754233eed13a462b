import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '../../domain/platform/call.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { text } from '../../domain/platform/fields.ts'
import { callServer, findTestActor, testTokenProof } from '../../tests/support/call-server.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { queryForAsker } from './account-source.ts'
import type { CallPlatform } from './call-platform.ts'
import { handle, type Handler } from './handler.ts'

const input = z.strictObject({ note: text(1, 40) })
const common = {
  method: 'POST',
  summary: 'A call of this test',
  refusals: ['umbrella_taken', 'umbrella_unknown'],
  input,
} as const
const add = defineCall({
  ...common,
  name: 'add',
  path: 'test/add',
  policy: 'customer',
  output: z.strictObject({ id: z.number() }),
})
const claim = defineCall({
  ...common,
  name: 'claim',
  path: 'test/claim',
  policy: 'confirmed',
  output: z.strictObject({ accountId: z.number() }),
})

const handlers: Handler[] = [
  handle(add, 'write', async (tx, { note }) => {
    const [row] = await tx.query<{ id: number }>({
      name: 'test.add',
      text: 'insert into note (text) values ($1) returning id',
      values: [note],
    })
    if (note === 'sold out') throw new Refusal('umbrella_taken')
    return { id: row?.id ?? 0 }
  }),
  handle(claim, 'claim', async (tx, { note }, { account }) => {
    if (note === 'not on this beach') throw new Refusal('umbrella_unknown')
    const [row] = await queryForAsker<{ account_id: number }>(tx, account, {
      name: 'test.claim',
      text: 'select test_claim(asker.account_id, $1) as account_id from asker',
      values: [note],
    })
    return { accountId: row?.account_id ?? 0 }
  }),
]

let db: TestDatabase
/** Two servers on one database. */
let servers: FastifyInstance[]
const post = (path: string, payload: object, key: string | null, token: string, server = 0) =>
  servers[server]!.inject({
    method: 'POST',
    url: `/singlefin-ws/rest/test/${path}`,
    payload,
    headers: { authorization: `Bearer ${token}`, ...(key === null ? {} : { 'idempotency-key': key }) },
  })

/** The tokens of such a server, until they are in `ended_token`. */
const tokensThatEnd: Pick<CallPlatform, 'findActor' | 'tokenProof'> = {
  async findActor(tx, token) {
    const ended = await tx.query({
      name: 'test.ended',
      text: 'select from ended_token where token = $1',
      values: [token],
    })
    return ended.length > 0 ? null : findTestActor(tx, token)
  },
  tokenProof: {
    ...testTokenProof,
    select: (token) =>
      `${testTokenProof.select(token)} and not exists (select from ended_token e where e.token = ${token})`,
  },
}

beforeAll(async () => {
  db = await testDatabase()
  await db.sql('create table note (id bigint generated always as identity, text text not null)')
  await db.sql('create table claim (account_id bigint, text text)')
  await db.sql('create table ended_token (token text primary key)')
  await db.sql(
    `create function test_claim(p_account bigint, p_text text) returns bigint language sql
     begin atomic insert into claim values (p_account, p_text) returning account_id; end`,
  )
  servers = [await callServer(db, handlers, tokensThatEnd), await callServer(db, handlers, tokensThatEnd)]
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await db.close()
})

describe('a change of a token that has been seen before', () => {
  test('V-01 once the token has ended nothing happens, and a rule that refuses does not say so', async () => {
    await post('add', { note: 'seen' }, 'seen-1', 'customer-30')
    await db.sql(`insert into ended_token values ('customer-30')`)
    for (const note of ['too late', 'sold out']) {
      const late = await post('add', { note }, `seen-${note.length}`, 'customer-30')
      expect([late.statusCode, late.json().code]).toEqual([401, 'login_required'])
    }
    expect(await db.sql('select text from note')).toEqual([{ text: 'seen' }])
    const replay = await post('add', { note: 'seen' }, 'seen-1', 'customer-30')
    expect(replay.json().code).toBe('login_required')
  })
})

describe('a claim, which proves its asker in its own statement', () => {
  const claimed = async (note: string) =>
    (await db.sql<{ account_id: number }>('select account_id::integer from claim where text = $1', [note])).map(
      (row) => row.account_id,
    )
  const put = (note: string, key: string | null, token: string, server = 0) =>
    post('claim', { note }, key, token, server)

  test('the first time, again with another key, and without one: the token’s account claims', async () => {
    for (const [index, key] of ['claim-1', 'claim-2', null].entries()) {
      const answer = await put(`place ${index}`, key, 'customer-20')
      expect([answer.statusCode, answer.json()]).toEqual([200, { accountId: 20 }])
      expect(await claimed(`place ${index}`)).toEqual([20])
    }
  })

  test('Q-06 a key of another request is refused and claims nothing, on every server', async () => {
    for (const server of [0, 1]) await put('first', 'claim-key', 'customer-21', server)
    for (const server of [0, 1]) {
      const other = await put('second', 'claim-key', 'customer-21', server)
      expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_key_reused'])
    }
    expect(await claimed('second')).toEqual([])
  })

  test('V-01 a token that has ended since it was last seen claims nothing, and is told so before any rule', async () => {
    await put('before', 'claim-before', 'customer-22')
    await db.sql(`insert into ended_token values ('customer-22')`)
    for (const note of ['after', 'not on this beach']) {
      const late = await put(note, `claim-${note.length}`, 'customer-22')
      expect([late.statusCode, late.json().code]).toEqual([401, 'login_required'])
    }
    expect(await claimed('after')).toEqual([])
    await put('other', 'claim-other', 'customer-23')
    const refused = await put('not on this beach', 'claim-no', 'customer-23')
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'umbrella_unknown'])
  })

  test('one without a confirmed e-mail claims nothing, however often it asks', async () => {
    for (const key of ['claim-a', 'claim-b']) {
      const refused = await put('unconfirmed', key, 'unconfirmed-24')
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'email_not_confirmed'])
    }
    expect(await claimed('unconfirmed')).toEqual([])
  })
})
