import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, anAddress, tokenOf } from '../../tests/support/account-steps.ts'
import { aSignUp, accountWorld, type AccountWorld } from '../../tests/support/account-world.ts'
import { createConfirmedAccount } from './create-account.ts'
import { forgetStaleJob } from './forget-stale.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

const TABLES = ['registration', 'session', 'known_browser', 'login_failure', 'mail_budget'] as const
const counts = async () => {
  const found: Record<string, number> = {}
  for (const table of TABLES) found[table] = (await world.db.sql(`select from ${table}`)).length
  return found
}

test('what is not needed any more is forgotten, what is needed stays', async () => {
  const account = { email: 'a@posta.example', password: 'sale e sabbia 42', firstName: 'A', lastName: 'B' }
  await world.db.database.transaction((tx) => createConfirmedAccount(tx, { ...account, phone: '', language: 'it' }))
  await world.post('accounts/login', { email: account.email, password: account.password })
  await world.post('accounts/login', { email: account.email, password: 'wrong guess' })
  await world.post('accounts/register', aSignUp())
  const all = { registration: 1, session: 1, known_browser: 1, login_failure: 1, mail_budget: 1 }
  await forgetStaleJob.run(world.db.database)
  expect(await counts()).toEqual(all)
  await world.db.moveClock('25 hours')
  await forgetStaleJob.run(world.db.database)
  expect(await counts()).toEqual({ ...all, registration: 0, login_failure: 0, mail_budget: 0 })
  await world.db.moveClock('31 days')
  await forgetStaleJob.run(world.db.database)
  expect(await counts()).toMatchObject({ session: 0, known_browser: 1 })
  await world.db.moveClock('366 days')
  await forgetStaleJob.run(world.db.database)
  expect(await counts()).toMatchObject({ known_browser: 0 })
})

test('links and codes go when they are over', async () => {
  await world.db.moveClock('0')
  const { accountId, email } = await aMember(world)
  const token = await tokenOf(world, email)
  await world.post('accounts/requestPasswordReset', { email, language: 'it' })
  await world.post('accounts/changeEmail', { email: anAddress() }, { token })
  await world.post('accounts/requestProofCode', {}, { token })
  await world.deliver()
  const left = async () => {
    await forgetStaleJob.run(world.db.database)
    const tables = ['password_reset', 'email_change', 'proof_code']
    const rows = await Promise.all(
      tables.map((table) => world.db.sql(`select from ${table} where account_id = $1`, [accountId])),
    )
    return rows.map(({ length }) => length)
  }
  expect(await left()).toEqual([1, 1, 1])
  await world.db.moveClock('11 minutes')
  expect(await left()).toEqual([1, 1, 0])
  await world.db.moveClock('31 minutes')
  expect(await left()).toEqual([0, 1, 0])
  await world.db.moveClock('61 minutes')
  expect(await left()).toEqual([0, 0, 0])
})
