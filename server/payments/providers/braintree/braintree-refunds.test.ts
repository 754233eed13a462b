import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { BRAINTREE_KEYS } from '../../../../sandbox/braintree/keys.ts'
import { openTestGateway, type TestGateway } from '../../../../sandbox/braintree/test-gateway.ts'
import {
  ProviderMisuse,
  ProviderUnavailable,
  UnknownAtProvider,
  type PaymentProvider,
  type ProviderChange,
} from '../../provider.ts'
import { braintreeProvider } from './braintree-provider.ts'

const DAY = 86_400_000
let at: TestGateway
let braintree: PaymentProvider
beforeAll(async () => {
  at = await openTestGateway()
  braintree = braintreeProvider({ ...BRAINTREE_KEYS, environment: 'sandbox', sandboxUrl: at.sandbox.url })
})
afterAll(() => at.sandbox.close())
beforeEach(() => at.control('reset'))

let made = 0
/** A sale of 45.00 EUR, submitted for settlement. */
async function submitted(): Promise<string> {
  made += 1
  const { transaction } = await at.transactions.sale({
    amount: '45.00',
    orderId: `attempt-${made}`,
    paymentMethodNonce: 'fake-valid-visa-nonce',
    options: { submitForSettlement: true },
  })
  return transaction.id
}
async function settled(): Promise<string> {
  const id = await submitted()
  await at.control('braintree/settle', { id })
  return id
}
const settle = (id: string | null) => at.control('braintree/settle', { id })
const released = { ref: null, state: 'succeeded', amountCents: 4500, error: null }
const waiting = { ref: null, state: 'waiting_settlement', error: { code: '91506', isRetryable: true } }

describe('money back before the settlement', () => {
  test('case 81 all of it is a void, and twice is once', async () => {
    const id = await submitted()
    expect(await braintree.refund(id, 4500, 'back:attempt', 'one')).toEqual(released)
    expect(await braintree.refund(id, 4500, 'back:attempt', 'one')).toEqual(released)
    expect(await braintree.fetch(id)).toMatchObject({ state: 'cancelled', capturedCents: 0, refundedCents: 0 })
    expect(await braintree.refund(id, 100, 'rf:2', 'two')).toMatchObject({
      state: 'failed',
      error: { code: 'voided', isRetryable: false },
    })
  })

  test('case 81 case 40 an answer lost after the void', async () => {
    const id = await submitted()
    await at.control('faults', { match: 'PUT .*/void$', phase: 'after', kind: 'drop' })
    expect(await braintree.refund(id, 4500, 'rf:1', 'one')).toEqual(released)
  })

  test('case 81 a part waits for the settlement, and is a refund then', async () => {
    const id = await submitted()
    expect(await braintree.refund(id, 1000, 'rf:1', 'one')).toEqual({ ...waiting, amountCents: 1000 })
    await at.control('clock', { advanceMs: DAY / 2 })
    expect(await braintree.refund(id, 1000, 'rf:1', 'one')).toMatchObject({ state: 'pending', amountCents: 1000 })
  })

  test('case 81 a settlement that is quicker than the void: the next call refunds', async () => {
    const id = await submitted()
    await at.control('faults', { match: 'GET .*/transactions/', phase: 'after', kind: 'delay', ms: 2_000 })
    const asked = braintree.refund(id, 4500, 'rf:1', 'one')
    await vi.waitFor(async () => expect(JSON.stringify(await at.control('requests'))).toContain(`transactions/${id}`))
    await settle(id)
    expect(await asked).toEqual({ ...waiting, amountCents: 4500 })
    expect(await braintree.refund(id, 4500, 'rf:1', 'one')).toMatchObject({ state: 'pending', amountCents: 4500 })
  })
})

describe('money back after the settlement', () => {
  test('case 75 case 77 in parts, never more than came; each is pending until it settles', async () => {
    const id = await settled()
    const first = await braintree.refund(id, 1000, 'rf:1', 'one')
    expect(first).toEqual({ ref: expect.any(String), state: 'pending', amountCents: 1000, error: null })
    expect(await braintree.fetch(id)).toMatchObject({ state: 'captured', capturedCents: 4500, refundedCents: 0 })
    await settle(first.ref)
    expect(await braintree.fetchRefund(id, first.ref ?? '')).toEqual({ ...first, state: 'succeeded' })
    expect(await braintree.fetch(id)).toMatchObject({ refundedCents: 1000 })
    const refused = (code: string, amountCents: number) => ({
      ref: null,
      state: 'failed',
      amountCents,
      error: { code, isRetryable: false },
    })
    expect(await braintree.refund(id, 3501, 'rf:2', 'two')).toEqual(refused('91521', 3501))
    expect(await braintree.refund(id, 3500, 'rf:3', 'three')).toMatchObject({ state: 'pending' })
    expect(await braintree.refund(id, 1, 'rf:4', 'four')).toEqual(refused('91512', 1))
  })

  test('case 76 case 40 twice, and with an answer lost between, is once', async () => {
    const id = await settled()
    await at.control('faults', { match: 'POST .*/refund$', phase: 'after', kind: 'drop' })
    const first = await braintree.refund(id, 1000, 'rf:1', 'one')
    expect(await braintree.refund(id, 1000, 'rf:1', 'one')).toEqual(first)
    expect((await at.transactions.find(id)).refundIds).toEqual([first.ref])
  })

  test('case 76 also where Braintree keeps no keys: a refund of the same id is found by it', async () => {
    const id = await settled()
    const first = await braintree.refund(id, 1000, 'rf:1', 'one')
    expect(await braintree.refund(id, 1000, 'another', 'one')).toEqual(first)
    expect((await at.transactions.find(id)).refundIds).toEqual([first.ref])
  })

  test('case 39 silence is not an answer', async () => {
    const id = await settled()
    await at.control('faults', { match: 'POST .*/refund$', phase: 'before', kind: 'drop', times: 3 })
    await expect(braintree.refund(id, 1000, 'rf:1', 'one')).rejects.toThrow(ProviderUnavailable)
    expect(await braintree.refund(id, 1000, 'rf:1', 'one')).toMatchObject({ state: 'pending' })
  })

  test('case 43 a refund whose id gave another amount back is a defect', async () => {
    const id = await settled()
    await braintree.refund(id, 1000, 'rf:1', 'one')
    await expect(braintree.refund(id, 2000, 'rf:1', 'one')).rejects.toThrow(ProviderMisuse)
  })

  test('case 78 a refund that fails later gave nothing back', async () => {
    const id = await settled()
    const { ref } = await braintree.refund(id, 4500, 'rf:1', 'one')
    await settle(ref)
    expect(await braintree.fetch(id)).toMatchObject({ refundedCents: 4500 })
    await at.control('braintree/refund-fail', { id: ref })
    expect(await braintree.fetchRefund(id, ref ?? '')).toMatchObject({
      state: 'failed',
      error: { code: 'processor_declined' },
    })
    expect(await braintree.fetch(id)).toMatchObject({ refundedCents: 0 })
  })

  test('an unknown refund is unknown', async () => {
    await expect(braintree.fetchRefund('any', 'nobody')).rejects.toThrow(UnknownAtProvider)
  })
})

test.each([
  [true, 'won'],
  [false, 'lost'],
])('case 83 a dispute is opened, and then (won: %s) %s', async (won, state) => {
  const id = await settled()
  const { dispute } = (await at.control('braintree/dispute', { id })) as { dispute: string }
  expect((await braintree.fetch(id)).disputes).toEqual([{ ref: dispute, state: 'open', amountCents: 4500 }])
  await at.control('braintree/dispute/close', { id: dispute, won })
  expect((await braintree.fetch(id)).disputes).toEqual([{ ref: dispute, state, amountCents: 4500 }])
})

describe('the list of changes', () => {
  async function changes(since: number, until: number): Promise<ProviderChange[]> {
    const all: ProviderChange[] = []
    const text = (instant: number) => new Date(instant).toISOString()
    for await (const change of braintree.listChanges(text(since), text(until))) all.push(change)
    return all
  }
  const now = () => at.sandbox.world.clock.now()

  test('case 105 case 107 case 80 sales, our refunds with their ids, the control panel’s without', async () => {
    const start = now()
    const id = await settled()
    const ours = await braintree.refund(id, 1000, 'rf:1', 'one')
    const { transaction: theirs } = await at.transactions.refund(id, { amount: '5.00' })
    const snapshot = await braintree.fetch(id)
    const refund = { kind: 'refund', paymentRef: id, currency: 'EUR', state: 'pending', at: expect.any(String) }
    const found = await changes(start, now())
    expect(found).toHaveLength(3)
    expect(found).toEqual(
      expect.arrayContaining([
        { kind: 'payment', snapshot, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.000Z$/) },
        { ...refund, refundRef: ours.ref, refundId: 'one', amountCents: 1000 },
        { ...refund, refundRef: theirs.id, refundId: null, amountCents: 500 },
      ]),
    )
    expect(await changes(start - DAY, start - 2_000)).toEqual([])
    expect(await braintree.find(`attempt-${made}`)).toEqual(snapshot)
  })

  test('case 110 more than a page holds', async () => {
    const start = now()
    const ids: string[] = []
    for (let count = 0; count < 51; count += 1) ids.push(await submitted())
    const refs = (await changes(start, now())).map((one) => (one.kind === 'payment' ? one.snapshot.ref : ''))
    expect(refs.toSorted()).toEqual(ids.toSorted())
  })
})
