import { execFile } from 'node:child_process'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { TEST_NOW } from '../../tests/race/booking-world.ts'
import { attemptsOf, checkout, ledgerOf } from '../../tests/support/card-steps.ts'
import { deleteLine, driveAll, paidOrder, refundsOf, standingOf } from '../../tests/support/money-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'
import { readTotals } from './reconcile-queries.ts'
import { reconcileDay } from './reconcile.ts'

const TODAY = TEST_NOW.slice(0, 10) as CivilDate
const COMMAND = path.join(import.meta.dirname, '..', 'cli', 'reconcile.ts')

let world: PaymentWorld

beforeEach(async () => {
  world = await paymentWorld({ hasJobs: false })
  // The providers' books and the resort's are of the same day.
  await world.bank.control('clock', { advanceMs: Date.parse(TEST_NOW) - Date.now() })
})
afterEach(() => world.close())

async function reconcile(id: 'stripe' | 'paypal' | 'braintree') {
  const { payments } = world.server.app
  const provider = payments.providers.get(id)
  if (provider === undefined) throw new Error(`there is no ${id}`)
  return reconcileDay(payments, provider, TODAY)
}

/** The command, as a person or a timer runs it. */
function run(...args: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: world.db.url, ...world.bank.variables }
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr })
    })
  })
}

/**
 * Everything that a run may change, but the runs themselves. When a refund is asked about again is no part of the books: a provider's
 * word of it may come at any moment.
 */
async function books(): Promise<unknown> {
  const of = (table: string) =>
    world.db.sql(
      `select to_jsonb(t) - '{next_sync_at,leased_until,syncs}'::text[] as row from ${table} t order by t.id`,
    )
  return Promise.all(['ledger_entry', 'reconciliation_issue', 'refund', 'orders'].map(of))
}

/** An attempt's payment, forgotten here as after a restore of an older backup. */
async function forget(orderId: number): Promise<void> {
  await world.db.sql('alter table ledger_entry disable trigger user')
  await world.db.sql('alter table fiscal_document disable trigger user')
  await world.db.sql(
    'delete from fiscal_document where ledger_entry_id in (select id from ledger_entry where order_id = $1)',
    [orderId],
  )
  await world.db.sql('delete from ledger_entry where order_id = $1', [orderId])
  await world.db.sql('delete from payment_attempt where order_id = $1', [orderId])
  await world.db.sql('alter table fiscal_document enable trigger user')
  await world.db.sql('alter table ledger_entry enable trigger user')
}

describe.each([
  ['stripe', 'card'],
  ['paypal', 'wallet'],
  ['braintree', 'second_card'],
] as const)('%s', (id, method) => {
  test('cases 108 and 109 a day of payments and refunds ends with 0 cents, and again', async () => {
    const { guest, order, orderId, ref } = await paidOrder(world, { method, count: 2 })
    await paidOrder(world, { method })
    await paidOrder(world, { method })
    if (method === 'second_card') await world.bank.control('braintree/settle', { id: ref })
    const { refundCents } = await deleteLine(guest, order, 0)
    await driveAll(world, orderId)
    if (method === 'second_card') {
      const [refund] = await refundsOf(world, orderId)
      await world.bank.control('braintree/settle', { id: refund?.ref ?? '' })
      await driveAll(world, orderId)
    }
    expect(await refundsOf(world, orderId)).toMatchObject([{ state: 'succeeded' }])
    expect(await reconcile(id)).toMatchObject({ differenceCents: 0, issues: [], compared: 4 })
    const before = await books()
    expect(await reconcile(id)).toMatchObject({ differenceCents: 0, issues: [], compared: 4 })
    expect(await books()).toEqual(before)
    const totals = await readTotals(world.db.database, id, TODAY)
    expect(totals).toMatchObject({ outCents: refundCents })
    expect(totals.inCents).toBeGreaterThan(refundCents)
    expect(totals.feeCents > 0).toBe(id !== 'braintree')
  })

  test('case 105 paid there, and nobody here knows: an issue with its cents, once', async () => {
    const { order, orderId, ref } = await paidOrder(world, { method })
    await forget(orderId)
    const found = await reconcile(id)
    expect(found.differenceCents).toBe(-Number(order.totalCents))
    expect(found.issues).toMatchObject([{ kind: 'paid_there_unknown_here', detail: { thereCents: order.totalCents } }])
    expect(JSON.stringify(found.issues)).toContain(ref)
    expect((await reconcile(id)).issues).toHaveLength(1)
    expect(await world.db.sql('select from reconciliation_issue')).toHaveLength(1)
  })

  test('case 106 paid here, and the provider knows nothing of it: an issue', async () => {
    const { order } = await paidOrder(world, { method })
    await world.bank.control('reset')
    await world.bank.control('clock', { advanceMs: Date.parse(TEST_NOW) - Date.now() })
    const found = await reconcile(id)
    expect(found.differenceCents).toBe(order.totalCents)
    expect(found.issues).toMatchObject([{ kind: 'paid_here_unknown_there', detail: { hereCents: order.totalCents } }])
  })
})

test('case 105 paid there, and only not heard of here: the run itself brings it up to date', async () => {
  const { order, orderId, type } = await checkout(world)
  await type('pm_card_visa')
  const [attempt] = await attemptsOf(world, orderId)
  await world.bank.stripe('POST', `/v1/payment_intents/${attempt?.ref}/capture`)
  expect(await ledgerOf(world, orderId)).toEqual([])
  expect(await reconcile('stripe')).toMatchObject({ differenceCents: 0, issues: [] })
  expect(await standingOf(world, orderId)).toEqual({ status: 'confirmed', payment: 'paid', net: order.totalCents })
})

test('case 107 refunded in the dashboard only: it comes into the ledger as an external refund', async () => {
  const { orderId, ref } = await paidOrder(world)
  await world.bank.stripe('POST', '/v1/refunds', { payment_intent: ref, amount: '500' })
  expect(await reconcile('stripe')).toMatchObject({ differenceCents: 0, issues: [] })
  expect((await ledgerOf(world, orderId)).at(-1)).toEqual(['external_refund', -500])
})

test('case 107 refunded there of a payment that nobody here knows: an issue', async () => {
  const { order, orderId, ref } = await paidOrder(world)
  await forget(orderId)
  await world.bank.stripe('POST', '/v1/refunds', { payment_intent: ref, amount: '500' })
  const found = await reconcile('stripe')
  expect(found.differenceCents).toBe(500 - order.totalCents)
  expect(found.issues.map(({ kind }) => kind).toSorted((one, other) => one.localeCompare(other))).toEqual([
    'paid_there_unknown_here',
    'refund_only_there',
  ])
})

describe('case 110 the provider’s list', () => {
  test('has more than one page', async () => {
    const refs = await Promise.all(
      Array.from({ length: 120 }, async (_, index) => {
        const made = await world.bank.stripe('POST', '/v1/payment_intents', {
          amount: String(1000 + index),
          currency: 'eur',
          confirm: 'true',
          payment_method: 'pm_card_visa',
          'automatic_payment_methods[enabled]': 'true',
          'automatic_payment_methods[allow_redirects]': 'never',
        })
        return String(made['id'])
      }),
    )
    const { issues } = await reconcile('stripe')
    const found = new Set(issues.map(({ detail }) => detail['ref']))
    expect(refs.filter((ref) => !found.has(ref))).toEqual([])
  })

  test('lags behind: what it does not have yet is asked for by itself', async () => {
    const { orderId } = await paidOrder(world, { method: 'wallet' })
    await world.bank.control('clock', { advanceMs: 3 * 24 * 3_600_000 })
    await paidOrder(world, { method: 'wallet' })
    const found = await reconcile('paypal')
    expect(found).toMatchObject({ differenceCents: 0, issues: [], compared: 2 })
    expect(await ledgerOf(world, orderId)).toHaveLength(1)
  })
})

describe('npm run reconcile', () => {
  test('ends with 0 cents and exit code 0', async () => {
    await paidOrder(world)
    const { code, said } = await run(TODAY)
    expect(said).toContain(`stripe ${TODAY}: 1 compared`)
    expect(said.match(/difference 0 cents/g)).toHaveLength(3)
    expect(code).toBe(0)
  })

  test('with a list and exit code 1, and the same again', async () => {
    const { orderId, ref } = await paidOrder(world)
    await forget(orderId)
    const first = await run(TODAY, 'stripe')
    expect(first).toMatchObject({ code: 1, said: expect.stringContaining('paid_there_unknown_here') })
    expect(first.said).toContain(ref)
    const before = await books()
    expect(await run(TODAY, 'stripe')).toEqual(first)
    expect(await books()).toEqual(before)
  })

  test.each([[['2027-7-1']], [['stripe', 'paypal']], [['2027-07-01', 'visa']]])(
    'says how it is used for %j',
    async (args) => {
      const { code, said } = await run(...args)
      expect([code, said]).toEqual([2, expect.stringContaining('npm run reconcile')])
    },
  )
})

test('an issue that a later run does not find any more is resolved', async () => {
  const { ref } = await paidOrder(world)
  await world.db.sql(`update payment_attempt set ref = 'pi_misplaced'`)
  expect((await reconcile('stripe')).issues).toHaveLength(2)
  await world.db.sql('update payment_attempt set ref = $1', [ref])
  expect((await reconcile('stripe')).issues).toEqual([])
  expect(await world.db.sql('select from reconciliation_issue where resolved_at is null')).toEqual([])
})
