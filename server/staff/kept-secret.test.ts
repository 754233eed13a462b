import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { makeCustomers, makeStaff } from '../../tests/race/booking-world.ts'
import { keepSecret, openSecret } from './kept-secret.ts'
import { spendSecondFactor } from './second-factor.ts'
import { findSecondFactor, insertSecondFactor } from './sign-in-queries.ts'
import { codeOfStep, newSecret, stepOf } from './totp.ts'

const KEY = Buffer.alloc(32, 7)
let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

test('ASVS 13.3.3 a secret is sealed under the key of the environment, for its person alone', () => {
  const secret = newSecret()
  const sealed = keepSecret(KEY, 1, secret)
  expect(sealed.isSealed).toBe(true)
  expect(sealed.secret.includes(secret)).toBe(false)
  expect(openSecret(KEY, 1, sealed)).toEqual(secret)
  expect(() => openSecret(KEY, 2, sealed)).toThrow()
  expect(() => openSecret(Buffer.alloc(32, 8), 1, sealed)).toThrow()
  expect(() => openSecret(null, 1, sealed)).toThrow(/SECRETS_KEY/)
  expect(openSecret(KEY, 1, keepSecret(null, 1, secret))).toEqual(secret)
})

test('a secret that was kept without a key is sealed by its next use, and goes on working', async () => {
  const [customer] = await makeCustomers(db, 1)
  if (customer === undefined) throw new Error('nobody')
  const { accountId } = await makeStaff(db, customer, ['bar'])
  const secret = newSecret()
  await db.database.transaction((tx) =>
    insertSecondFactor(tx, { accountId, kept: keepSecret(null, accountId, secret), step: 0, recoveryHashes: [] }),
  )
  const use = async (steps: number) => {
    const found = await findSecondFactor(db.database, accountId)
    if (found === null) throw new Error('no second factor')
    const code = codeOfStep(secret, stepOf(found.now) + steps)
    return db.database.transaction((tx) => spendSecondFactor(tx, KEY, { accountId, ...found }, code))
  }
  const rows = () => db.sql('select is_sealed, secret from staff_second_factor where account_id = $1', [accountId])
  expect(await rows()).toEqual([{ is_sealed: false, secret }])
  expect(await use(0)).toBe('code')
  const [row] = await rows()
  expect(row).toMatchObject({ is_sealed: true })
  expect(row?.['secret']).not.toEqual(secret)
  expect(await use(1)).toBe('code')
  await expect(use(1)).rejects.toThrow()
})
