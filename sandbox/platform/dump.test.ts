import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestGateway } from '../braintree/test-gateway.ts'
import { openBench, orderOf, refusal } from '../paypal/test-bench.ts'
import { idOf } from '../stripe/account.ts'
import { openForTest } from '../stripe/open-for-test.ts'
import { stripeProvider } from '../stripe/provider.ts'
import { openSandbox } from './sandbox.ts'

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'))
  file = path.join(folder, 'data', 'payments.json')
})
afterEach(() => rm(folder, { recursive: true }))

/** Works with a sandbox, closes it, and answers what the work did. */
async function during<Opened, Result>(
  opening: Promise<Opened>,
  close: (opened: Opened) => Promise<void>,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const opened = await opening
  try {
    return await work(opened)
  } finally {
    await close(opened)
  }
}
type Shop = Awaited<ReturnType<typeof openForTest>>
const withStripe = <Result>(work: (shop: Shop) => Promise<Result>) =>
  during(openForTest({ file, bankDelay: 1_000 }), (shop) => shop.close(), work)
type Bench = Awaited<ReturnType<typeof openBench>>
const withPaypal = <Result>(work: (bench: Bench) => Promise<Result>) =>
  during(openBench(file), (bench) => bench.sandbox.close(), work)
type Gateway = Awaited<ReturnType<typeof openTestGateway>>
const withBraintree = <Result>(work: (gateway: Gateway) => Promise<Result>) =>
  during(openTestGateway(file), (gateway) => gateway.sandbox.close(), work)

describe('Stripe after a new start', () => {
  test('refunds, charges the saved card, captures, and goes on with a challenge', async () => {
    const before = await withStripe(async ({ stripe, pay }) => {
      const customer = (await stripe.customers.create({ email: 'ada@example.test' })).id
      const card = (await stripe.paymentMethods.attach('pm_card_visa', { customer })).id
      const [paid, reserved] = [await pay(), await pay('pm_card_visa', { capture_method: 'manual' })]
      const challenged = await pay('pm_card_threeDSecure2Required')
      return { customer, card, paid, reserved, challenged }
    })
    await withStripe(async ({ stripe, pay, ...shop }) => {
      const { customer, card, paid, reserved, challenged } = before
      expect(await stripe.paymentIntents.retrieve(paid.id)).toMatchObject({ status: 'succeeded', metadata: {} })
      expect(await stripe.refunds.create({ payment_intent: paid.id, amount: 500 })).toMatchObject({
        status: 'succeeded',
      })
      const charge = await stripe.charges.retrieve(idOf(paid.latest_charge) ?? '')
      expect(charge.amount_refunded).toBe(500)
      expect((await pay(card, { customer, off_session: true })).status).toBe('succeeded')
      expect((await stripe.paymentIntents.capture(reserved.id)).status).toBe('succeeded')
      await shop.control('stripe/3ds', { id: challenged.id, ok: true })
      expect((await stripe.paymentIntents.retrieve(challenged.id)).status).toBe('succeeded')
      const types = (await stripe.events.list({ limit: 100 })).data.map((event) => event.type)
      expect(types.filter((type) => type === 'payment_intent.succeeded')).toHaveLength(4)
    })
  })

  test('an idempotency key still answers with what it made', async () => {
    const make = ({ stripe }: Shop) =>
      stripe.paymentIntents.create({ amount: 900, currency: 'eur' }, { idempotencyKey: 'attempt:1' })
    const first = await withStripe(make)
    const second = await withStripe(make)
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  })

  test('a call that the end cut off did nothing, and can be made again with its key', async () => {
    const make = ({ client }: Shop) =>
      client('sk_test_sandbox', 0).customers.create({ email: 'ada@example.test' }, { idempotencyKey: 'customer:1' })
    const cut = await withStripe(async (shop) => {
      await shop.control('slow', { ms: 400 })
      const ended = make(shop).then(
        () => 'answered',
        () => 'cut off',
      )
      await sleep(100)
      return { ended }
    })
    expect(await cut.ended).toBe('cut off')
    expect((await withStripe(make)).email).toBe('ada@example.test')
  })

  test('77 a bank that had not spoken on a refund speaks, and nothing goes to the addresses of before', async () => {
    const refund = await withStripe(async ({ stripe, pay, listening }) => {
      await stripe.webhookEndpoints.create({ url: listening, enabled_events: ['*'] })
      return stripe.refunds.create({ payment_intent: (await pay('pm_card_pendingRefund')).id })
    })
    expect(refund.status).toBe('pending')
    await withStripe(async ({ stripe, ...shop }) => {
      await vi.waitFor(async () => expect((await stripe.refunds.retrieve(refund.id)).status).toBe('succeeded'), 5_000)
      expect((await stripe.webhookEndpoints.list()).data).toEqual([])
      expect((await shop.control('deliveries')).body).toEqual({ deliveries: [] })
    })
  })
})

test('PayPal after a new start captures an approved order once, refunds, and knows request ids and disputes', async () => {
  const before = await withPaypal(async ({ orders, ...bench }) => {
    const made = async (key: string) => {
      const id = (await orders.createOrder({ body: orderOf(), paypalRequestId: key })).result.id ?? ''
      await bench.control('paypal/approve', { id })
      return id
    }
    const [paid, approved] = [await made('order:1'), await made('order:2')]
    const capture = (await orders.captureOrder({ id: paid, paypalRequestId: 'capture:1' })).result
    return { paid, approved, capture: capture.purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? '' }
  })
  await withPaypal(async ({ orders, payments, ...bench }) => {
    const repeated = await orders.captureOrder({ id: before.paid, paypalRequestId: 'capture:1' })
    expect([repeated.statusCode, repeated.result.id]).toEqual([200, before.paid])
    expect((await orders.captureOrder({ id: before.approved })).result.status).toBe('COMPLETED')
    const body = { amount: { currencyCode: 'EUR', value: '10.00' } }
    await payments.refundCapturedPayment({ captureId: before.capture, body })
    // The order shows the very capture that was refunded.
    const { result } = await orders.getOrder({ id: before.paid })
    expect(result.purchaseUnits?.[0]?.payments?.captures?.[0]?.status).toBe('PARTIALLY_REFUNDED')
    await bench.control('paypal/dispute', { id: before.capture })
  })
  await withPaypal(async ({ payments }) => {
    expect(await refusal(payments.refundCapturedPayment({ captureId: before.capture }))).toMatchObject({
      issue: 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
    })
  })
})

test('Braintree after a new start charges the saved card, captures, refunds what settled, and closes a dispute', async () => {
  const sale = { amount: '45.00', paymentMethodNonce: 'fake-valid-nonce', options: { submitForSettlement: true } }
  const keyed = { ...sale, amount: '12.00', apiRequestKey: 'attempt:1' }
  const before = await withBraintree(async ({ gateway, transactions, ...at }) => {
    const { customer } = await gateway.customer.create({ firstName: 'Ada' })
    const paymentMethodNonce = 'fake-valid-visa-nonce'
    const { paymentMethod } = (await gateway.paymentMethod.create({
      customerId: customer.id,
      paymentMethodNonce,
    })) as unknown as { paymentMethod: { token: string } }
    const reserved = await transactions.sale({ ...sale, amount: '30.00', options: {} })
    const paid = await transactions.sale(sale)
    const once = await transactions.sale(keyed)
    await at.control('braintree/settle', { id: paid.transaction.id })
    const { dispute } = (await at.control('braintree/dispute', { id: paid.transaction.id })) as { dispute: string }
    await at.control('clock', { advanceMs: 3_600_000 })
    const ids = { reserved: reserved.transaction.id, paid: paid.transaction.id, once: once.transaction.id }
    return { ...ids, token: paymentMethod.token, customerId: customer.id, dispute }
  })
  await withBraintree(async ({ transactions, sandbox, ...at }) => {
    expect(Math.abs(sandbox.world.clock.now() - Date.now() - 3_600_000)).toBeLessThan(1_000)
    const { token, customerId } = before
    expect(
      (await transactions.sale({ amount: '20.00', paymentMethodToken: token, customerId })).transaction.status,
    ).toBe('authorized')
    expect((await transactions.sale(keyed)).transaction.id).toBe(before.once)
    expect((await transactions.submitForSettlement(before.reserved)).success).toBe(true)
    await at.control('braintree/dispute/close', { id: before.dispute, won: true })
    expect((await transactions.find(before.paid)).disputes).toMatchObject([{ status: 'won' }])
    expect((await transactions.refund(before.paid, '5.00')).success).toBe(true)
  })
})

describe('the file', () => {
  test('is written within a second or so of a change, for its owner only, and a reset empties it', async () => {
    await withStripe(async ({ stripe, ...shop }) => {
      const { id } = await stripe.customers.create({ email: 'ada@example.test' })
      await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toContain(id), 5_000)
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      await shop.control('reset')
      await vi.waitFor(async () => expect(await readFile(file, 'utf8')).not.toContain(id), 5_000)
      expect(await readdir(path.dirname(file))).toEqual(['payments.json'])
    })
  })

  test('is left alone while nothing changes', async () => {
    const { id } = await withStripe(({ stripe }) => stripe.customers.create({ email: 'ada@example.test' }))
    const { mtimeMs } = await stat(file)
    await withStripe(async ({ stripe }) => stripe.customers.retrieve(id))
    expect((await stat(file)).mtimeMs).toBe(mtimeMs)
  })

  test.each([
    ['half of it', '{"version":1,"nod', /JSON/],
    ['one of another version', '{"version":2,"nodes":[{"object":{}}]}', /it is not of version 1/],
    ['one without a provider', '{"version":1,"nodes":[{"object":{"clock":0}}]}', /its customers are missing/],
  ])('that cannot be read, %s, is set aside in a sentence', async (_name, text, reason) => {
    const broken = path.join(folder, 'broken.json')
    await writeFile(broken, text)
    const said: string[] = []
    const options = { host: '127.0.0.1', port: 0, providers: [stripeProvider], file: broken }
    const sandbox = await openSandbox({ ...options, warn: (sentence) => said.push(sentence) })
    await sandbox.close()
    expect(said).toEqual([expect.stringMatching(reason)])
    expect(said[0]).toContain(`it is now ${broken}.unreadable, and the sandbox starts empty.`)
    expect(await readFile(`${broken}.unreadable`, 'utf8')).toBe(text)
  })

  test('that cannot be written is named, and payments go on', async () => {
    const said: string[] = []
    const options = {
      host: '127.0.0.1',
      port: 0,
      providers: [stripeProvider],
      file: path.join(folder, 'new', 'a.json'),
    }
    const sandbox = await openSandbox({ ...options, warn: (sentence) => said.push(sentence) })
    await writeFile(path.join(folder, 'new'), 'in the way')
    await fetch(`${sandbox.url}/_sandbox/clock`, { method: 'POST', body: '{"advanceMs":1}' })
    await sandbox.close()
    expect(said).toEqual([expect.stringContaining('cannot be written')])
  })
})
