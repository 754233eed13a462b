import { afterAll, beforeAll, expect, test } from 'vitest'
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
