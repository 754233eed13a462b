import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import { paymentKeys } from '../platform/payment-environment.ts'
import { changeSetting } from '../settings/change-setting.ts'
import { liveSettings } from '../settings/live-settings.ts'
import { getPayAlsoCash, getPayOnlyCash, getWalletAvailability } from './payment-flags.ts'
import { PaymentModes } from './payment-modes.ts'
import { openProviders } from './providers/open-providers.ts'

const actor = {
  accountId: 1,
  sessionId: 1,
  email: 'a@posta.example',
  isConfirmed: true,
  isGuest: false,
  isProven: true,
  roles: [] as const,
}

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

test.each([
  ['payAlsoCash', getPayAlsoCash, true],
  ['payOnlyCash', getPayOnlyCash, false],
] as const)('R-708 %s answers its flag', async (key, handler, initial) => {
  const settings = liveSettings()
  expect(await runHandler(db.database, handler({ settings }), {}, { actor })).toEqual({ result: initial })
  await db.database.transaction((tx) => changeSetting(tx, key, !initial, 'test'))
  await settings.reload(db.database)
  expect(await runHandler(db.database, handler({ settings }), {}, { actor })).toEqual({ result: !initial })
})

test('R-708 walletAvailable: the flag is on, the mode is on, and its provider has its keys', async () => {
  const settings = liveSettings()
  const keys = paymentKeys({ PAYMENTS_SANDBOX_URL: 'http://127.0.0.1:1' })
  const secrets = { stripe: [], paypal: null }
  const open = (given: typeof keys) => new PaymentModes(openProviders(given, secrets), settings)
  const [modes, keyless] = [open(keys), open({ ...keys, paypal: null })]
  const ask = async (which: PaymentModes) => {
    await settings.reload(db.database)
    await which.reload(db.database)
    return (await runHandler(db.database, getWalletAvailability({ modes: which }), {}, { actor })).result
  }
  await db.database.transaction((tx) => changeSetting(tx, 'walletAvailable', false, 'test'))
  expect(await ask(modes)).toBe(false)
  await db.database.transaction((tx) => changeSetting(tx, 'walletAvailable', true, 'test'))
  expect(await ask(modes)).toBe(true)
  expect(await ask(keyless)).toBe(false)
  await db.sql('update payment_mode set enabled = false where id = 2')
  expect(await ask(modes)).toBe(false)
})
