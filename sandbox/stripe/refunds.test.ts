import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { errorOf, openForTest, type Opened } from './open-for-test.ts'

let shop: Opened
beforeAll(async () => void (shop = await openForTest()))
afterAll(() => shop.close())
beforeEach(() => shop.control('reset'))

const paidWith = async (card: string): Promise<string> => (await shop.pay(card, { amount: 5000 })).id
const refund = (payment_intent: string, more: object = {}) => shop.stripe.refunds.create({ payment_intent, ...more })
const chargeOf = async (payment_intent: string) => {
  const [charge] = (await shop.stripe.charges.list({ payment_intent })).data
  return charge ?? expect.unreachable('no charge')
}
const typesOf = async () => (await shop.stripe.events.list({ limit: 100 })).data.map((one) => one.type).toReversed()

describe('refunds', () => {
  test('75 in parts, never more than was paid', async () => {
    const id = await paidWith('pm_card_visa')
    expect(await refund(id, { amount: 1500, metadata: { refund_id: '3' } })).toMatchObject({
      status: 'succeeded',
      amount: 1500,
      payment_intent: id,
      metadata: { refund_id: '3' },
    })
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 1500, refunded: false })
    expect(await errorOf(refund(id, { amount: 3501 }))).toMatchObject({ statusCode: 400, param: 'amount' })
    await refund(id)
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 5000, refunded: true })
    expect(await errorOf(refund(id))).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' })
    expect((await shop.stripe.refunds.list({ payment_intent: id })).data.map((one) => one.amount)).toEqual([3500, 1500])
  })

  test('76 twice with one key gives the money back once', async () => {
    const id = await paidWith('pm_card_visa')
    const once = () => shop.stripe.refunds.create({ payment_intent: id, amount: 100 }, { idempotencyKey: 'rf:1' })
    expect((await once()).id).toBe((await once()).id)
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 100 })
  })

  test('77 pending, then succeeded by itself', async () => {
    const quick = await openForTest({ bankDelay: 500 })
    onTestFinished(() => quick.close())
    const { id } = await quick.pay('pm_card_pendingRefund', { amount: 5000 })
    const made = await quick.stripe.refunds.create({ payment_intent: id })
    expect(made.status).toBe('pending')
    await vi.waitFor(async () => expect((await quick.stripe.refunds.retrieve(made.id)).status).toBe('succeeded'))
    const { data } = await quick.stripe.events.list({ limit: 100 })
    expect(data.map(({ type }) => type)).toEqual(expect.arrayContaining(['refund.created', 'refund.updated']))
  })

  test('78 succeeded, then failed: the money is back in the balance', async () => {
    const id = await paidWith('pm_card_refundFail')
    const made = await refund(id)
    expect(made.status).toBe('succeeded')
    await shop.control('stripe/refund', { id: made.id, ok: false })
    expect(await shop.stripe.refunds.retrieve(made.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    })
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 0, refunded: false })
    expect((await shop.stripe.balanceTransactions.list()).data.map((one) => one.amount)).toEqual([5000, -5000, 5000])
    expect((await typesOf()).at(-1)).toBe('refund.failed')
    expect((await shop.control('stripe/refund', { id: made.id, ok: false })).status).toBe(409)
  })

  test('85 to a card that has been removed', async () => {
    const customer = await shop.stripe.customers.create()
    const card = await shop.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
    const paid = await shop.stripe.paymentIntents.create({
      amount: 900,
      currency: 'eur',
      customer: customer.id,
      payment_method: card.id,
      allowed_payment_method_types: ['card'],
      confirm: true,
    })
    await shop.stripe.customers.del(customer.id)
    expect(await refund(paid.id)).toMatchObject({ status: 'succeeded', customer: customer.id })
  })

  test('needs a captured charge', async () => {
    const { id } = await shop.stripe.paymentIntents.create({ amount: 900, currency: 'eur' })
    expect(await errorOf(refund(id))).toMatchObject({ statusCode: 400 })
    expect(await errorOf(shop.stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' })
  })
})

describe('disputes', () => {
  test('79 83 opened by the card: no refund; lost, the money stays away', async () => {
    const id = await paidWith('pm_card_createDispute')
    expect(await errorOf(refund(id))).toMatchObject({ statusCode: 400, code: 'charge_disputed' })
    expect(await chargeOf(id)).toMatchObject({ disputed: true })
    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: id })).data
    expect(dispute).toMatchObject({ amount: 5000, status: 'needs_response', reason: 'fraudulent' })
    const lost = { evidence: { uncategorized_text: 'losing_evidence' } }
    expect(await shop.stripe.disputes.update(dispute?.id ?? '', lost)).toMatchObject({ status: 'lost' })
    const { data } = await shop.stripe.balanceTransactions.list()
    expect(data.map((one) => one.net)).toEqual([-7000, 4900])
  })

  test('83 opened and won by command: the money and the fee come back', async () => {
    const id = await paidWith('pm_card_visa')
    const { body } = await shop.control('stripe/dispute', { id })
    await shop.control('stripe/dispute/close', { id: body['id'], won: true })
    expect(await shop.stripe.disputes.retrieve(String(body['id']))).toMatchObject({ status: 'won' })
    const { data } = await shop.stripe.balanceTransactions.list()
    expect(data.reduce((sum, one) => sum + one.net, 0)).toBe(4900)
    expect(await typesOf()).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed', 'charge.dispute.funds_reinstated']),
    )
  })
})

test('86 108 fees and net of a day', async () => {
  const id = await paidWith('pm_card_visa')
  await refund(id, { amount: 1000 })
  const { data } = await shop.stripe.balanceTransactions.list({ created: { gte: Math.floor(Date.now() / 1000) - 60 } })
  expect(data.map(({ type, amount, fee, net }) => ({ type, amount, fee, net }))).toEqual([
    { type: 'refund', amount: -1000, fee: 0, net: -1000 },
    { type: 'charge', amount: 5000, fee: 100, net: 4900 },
  ])
  expect((await shop.stripe.balanceTransactions.list({ type: 'refund' })).data).toHaveLength(1)
})
