import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { forgetOldServerKeys, openServerKeys } from './server-keys.ts'

const KEY = Buffer.alloc(32, 7)
let db: TestDatabase

beforeEach(async () => {
  db = await testDatabase()
})
afterEach(() => db.close())

const rows = () =>
  db.sql<{ purpose: string; secret: Buffer; is_sealed: boolean }>('select * from server_key order by purpose')

test('B-13 R-510 the keys are made with the database and the same for every process', async () => {
  const keys = await openServerKeys(db.database, null)
  expect(await openServerKeys(db.database, null)).toEqual(keys)
  expect(keys.tags).toHaveLength(64)
  expect(keys.work).toHaveLength(32)
  expect(Buffer.from(keys.push.publicKey, 'base64url')).toHaveLength(65)
  expect((await rows()).map(({ purpose }) => purpose)).toEqual(['push', 'tags', 'work'])
})

test('security L3 keys in the clear are sealed by the first server that has a key, whichever it is, and stay what they were', async () => {
  const keys = await openServerKeys(db.database, null)
  const both = await Promise.all([openServerKeys(db.database, KEY), openServerKeys(db.database, KEY)])
  expect(both).toEqual([keys, keys])
  const sealed = await rows()
  expect(sealed.every(({ is_sealed }) => is_sealed)).toBe(true)
  const kept = Buffer.concat(sealed.map(({ secret }) => secret))
  for (const secret of [keys.tags, keys.work, Buffer.from(keys.push.privateKey, 'base64url')])
    expect(kept.includes(secret)).toBe(false)
  expect(await openServerKeys(db.database, KEY)).toEqual(keys)
  expect(await rows()).toEqual(sealed)
})

test('security L3 no server starts without the key that they were sealed under', async () => {
  await openServerKeys(db.database, KEY)
  await expect(openServerKeys(db.database, null)).rejects.toThrow(/^SECRETS_KEY: .* not set any more$/)
  await expect(openServerKeys(db.database, Buffer.alloc(32, 8))).rejects.toThrow(
    /^SECRETS_KEY: expected .* another one$/,
  )
  await db.sql(
    `update server_key set secret = (select secret from server_key where purpose = 'tags') where purpose = 'work'`,
  )
  await expect(openServerKeys(db.database, KEY)).rejects.toThrow(/SECRETS_KEY/)
})

test('who has lost it empties the table: new keys are made, the same for every process, and sealed at once', async () => {
  const before = await openServerKeys(db.database, null)
  await db.sql('delete from server_key')
  const both = await Promise.all([openServerKeys(db.database, KEY), openServerKeys(db.database, KEY)])
  expect(both[0]).toEqual(both[1])
  expect(both[0]?.tags).not.toEqual(before.tags)
  expect((await rows()).every(({ is_sealed }) => is_sealed)).toBe(true)
})

test('security L3 the copies that servers of before read are gone after a week; a new database never had them', async () => {
  const copies = () => db.sql('select secret from work_key union all select private_key from push_key')
  expect(await copies()).toEqual([])
  await db.sql(`insert into work_key (secret) values ('a')`)
  await db.sql(`insert into push_key (public_key, private_key) values ('b', 'c')`)
  const appliedAgo = (days: number) =>
    db.sql(
      `update schema_migration set applied_at = battigia_now() - $1 * interval '1 day' where id = '149-server-keys'`,
      [days],
    )
  await appliedAgo(6)
  await forgetOldServerKeys(db.database)
  expect(await copies()).toHaveLength(2)
  await appliedAgo(8)
  await forgetOldServerKeys(db.database)
  expect(await copies()).toEqual([])
})
