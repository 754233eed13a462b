import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { auditStaffAction, forgetInAudit, forgetOldAudit } from '../../platform/audit.ts'
import type { Queryable } from '../../platform/database.ts'
import { verifyChain, type NotedHead } from './verify-chain.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await testDatabase()
})
afterEach(() => db.close())

const pause = (tx: Queryable, minutes = 5) =>
  auditStaffAction(tx, { accountId: 1 }, { action: 'bar.pause', subject: 'bar', detail: { minutes } })
const act = (minutes = 5) => db.database.transaction((tx) => pause(tx, minutes))
const verify = (noted: NotedHead | null = null) => verifyChain(db.database, noted)
const linksOf = () => db.sql<{ n: number; kind: string }>('select n::integer as n, kind from audit_chain order by n')

/** What somebody does who owns the tables, and lets no trigger see it. */
async function tamper(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: db.ownerUrl, options: '-c session_replication_role=replica' })
  await client.connect()
  for (const text of statements) await client.query(text)
  await client.end()
}

describe('B-33 each row of the audit carries the hash of the one before', () => {
  test('from the first on, at the commit: what is rolled back leaves no gap, and a chain without a row holds', async () => {
    expect(await verify()).toEqual({ links: 0, head: null, forgotten: 0, cutAfter: null, broken: null })
    await act()
    await expect(
      db.database.transaction(async (tx) => {
        await pause(tx)
        throw new Error('not done')
      }),
    ).rejects.toThrow('not done')
    await db.database.transaction(async (tx) => {
      await pause(tx)
      await pause(tx)
    })
    expect((await linksOf()).map(({ n }) => n)).toEqual([1, 2, 3])
    expect(await verify()).toMatchObject({ links: 3, head: { n: 3 }, broken: null })
  })

  test('of many at the same moment each has its place, and none waits for what another does before its commit', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const slow = db.database.transaction(async (tx) => {
      await pause(tx)
      await gate
    })
    await Promise.all(Array.from({ length: 40 }, () => act()))
    open()
    await slow
    expect((await linksOf()).map(({ n }) => n)).toEqual(Array.from({ length: 41 }, (_, at) => at + 1))
    expect((await verify()).broken).toBeNull()
  })

  test.each([
    ['a detail', `update staff_action set detail = '{"minutes": 6}' where id = 3`, 'wrong_detail', 3],
    ['a detail that is emptied', `update staff_action set detail = '{}' where id = 3`, 'wrong_detail', 3],
    [
      'a detail that is emptied with its salt',
      `update staff_action set detail = '{}' where id = 3; update audit_chain set salt = null where n = 3`,
      'wrong_detail',
      3,
    ],
    ['who did it', 'update staff_action set account_id = 2 where id = 2', 'wrong_content', 2],
    ['what was done', `update staff_action set action = 'bar.reopen' where id = 4`, 'wrong_content', 4],
    ['when', `update staff_action set at = at - interval '1 minute' where id = 4`, 'wrong_content', 4],
    ['a row that is gone', 'delete from staff_action where id = 3', 'row_missing', 3],
    [
      'a row that is gone with its link',
      'delete from audit_chain where n = 3; delete from staff_action where id = 3',
      'link_missing',
      4,
    ],
    ['the hash of a link', `update audit_chain set hash = sha256('x') where n = 2`, 'wrong_content', 2],
    [
      'a link that was hashed anew',
      `update staff_action set account_id = 2 where id = 2;
       update audit_chain c set hash = sha256(c.previous || link_content(c.n, c.kind, a, c.content, c.at, c.detail_hash))
         from staff_action a where a.id = c.action_id and c.n = 2`,
      'wrong_previous',
      3,
    ],
    [
      'a row past the chain',
      `insert into staff_action (account_id, action, subject) values (1, 'bar.reopen', 'bar')`,
      'row_unlinked',
      null,
    ],
  ] as const)('verify tells where %s was changed', async (_what, statements, reason, n) => {
    for (let at = 0; at < 5; at += 1) await act()
    await tamper(...statements.split(';'))
    expect((await verify()).broken).toMatchObject({ reason, n })
  })

  test('an end that was cut off shows by a link that was noted elsewhere', async () => {
    for (let at = 0; at < 3; at += 1) await act(at)
    const { head } = await verify()
    await act()
    expect((await verify(head)).broken).toBeNull()
    await tamper('delete from audit_chain where n >= 3', 'delete from staff_action where id >= 3')
    expect((await verify()).broken).toBeNull()
    expect((await verify(head)).broken).toMatchObject({ reason: 'other_head', n: 3 })
    await act(99)
    expect((await verify(head)).broken).toMatchObject({ reason: 'other_head', n: 3 })
  })
})

describe('B-33 no session setting lets anybody through', () => {
  test('neither the owner nor the server changes or deletes a row, whatever they set', async () => {
    await act()
    for (const run of [(text: string) => db.sql(text), serverSays]) {
      for (const statement of [
        `update staff_action set detail = '{}'`,
        'update staff_action set account_id = 2',
        'delete from staff_action',
        'truncate staff_action, audit_chain',
        'update audit_chain set n = 7',
        'delete from audit_chain',
      ])
        await expect(run(`set battigia.forgets_people = 'yes'; ${statement}`), statement).rejects.toThrow(
          /append-only|permission denied/,
        )
    }
    await expect(serverSays('set session_replication_role = replica')).rejects.toThrow('permission denied')
    await expect(serverSays('alter table staff_action disable trigger all')).rejects.toThrow('must be owner')
    await expect(serverSays(`select append_link('cut', null, '{"n": 1}', now())`)).rejects.toThrow('permission denied')
    await expect(
      serverSays(
        `insert into audit_chain (n, kind, at, previous, hash) values (2, 'cut', now(), sha256('a'), sha256('b'))`,
      ),
    ).rejects.toThrow('permission denied')
    expect((await verify()).broken).toBeNull()
  })

  test('what is years old goes, as a cut that the chain knows of; a clock that a session moves makes nothing old', async () => {
    await act(1)
    await act(2)
    await serverSays(`set battigia.clock_offset = '9 years'; select forget_old_audit(5)`)
    expect(await verify()).toMatchObject({ links: 2, cutAfter: null, broken: null })
    await expect(db.database.transaction((tx) => forgetOldAudit(tx, 0))).rejects.toThrow('a year at least')
    await db.moveClock('3 years')
    await act(3)
    await db.moveClock('6 years')
    await db.database.transaction((tx) => forgetOldAudit(tx, 5))
    expect(await verify()).toMatchObject({ cutAfter: 2, broken: null })
    expect((await linksOf()).map(({ n, kind }) => [n, kind])).toEqual([
      [3, 'action'],
      [4, 'cut'],
    ])
    const left = await db.sql('select detail from staff_action')
    expect(left).toEqual([{ detail: { minutes: 3 } }])
    await act(4)
    expect(await verify()).toMatchObject({ links: 3, broken: null })
  })
})

describe('GDPR 17 words about a person go, and the chain holds', () => {
  const aPerson = async () => {
    const [row] = await db.sql<{ id: number }>(
      `insert into account (email, password_hash, first_name, last_name, phone) values ('calla@posta.example', '', 'Calla', 'Rossi', '')
       returning id::integer as id`,
    )
    return row?.id ?? 0
  }
  const give = (tx: Queryable, id: number) =>
    auditStaffAction(
      tx,
      { accountId: 1 },
      { action: 'credit.give', subject: `account:${id}`, detail: { amountCents: 500 } },
    )

  test('with the account and not without it, those of the same transaction as well', async () => {
    const id = await aPerson()
    await db.database.transaction((tx) => give(tx, id))
    await act()
    await expect(db.database.transaction((tx) => forgetInAudit(tx, id))).rejects.toThrow('people who are gone')
    expect(await verify()).toMatchObject({ links: 2, forgotten: 0, broken: null })
    await db.database.transaction(async (tx) => {
      await give(tx, id)
      await forgetInAudit(tx, id)
      await tx.query({ name: '', text: 'delete from account where id = $1', values: [id] })
    })
    expect(await db.sql('select action, subject, detail from staff_action order by id')).toEqual([
      { action: 'credit.give', subject: `account:${id}`, detail: {} },
      { action: 'bar.pause', subject: 'bar', detail: { minutes: 5 } },
      { action: 'credit.give', subject: `account:${id}`, detail: {} },
    ])
    expect(await verify()).toMatchObject({ links: 4, forgotten: 2, broken: null })
    const [chain] = await db.sql<{ salts: number }>('select count(salt)::integer as salts from audit_chain')
    expect(chain?.salts).toBe(1)
  })
})

test('B-33 a row that is dated back is found where the clock is the true one', async () => {
  const released = await testDatabase({ isAsReleased: true })
  await released.sql(
    `insert into staff_action (account_id, action, subject, at) values (1, 'bar.pause', 'bar', now() - interval '2 hours')`,
  )
  expect((await verifyChain(released.database)).broken).toMatchObject({ reason: 'wrong_time', n: 1 })
  await released.close()
})

/** What somebody says who has the server's own connection. */
async function serverSays(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: db.url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
