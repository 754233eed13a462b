import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStripeShop, type StripeShop } from '../../../../tests/support/stripe-shop.ts'
import { ProviderUnavailable, type ProviderChange } from '../../provider.ts'

let shop: StripeShop
beforeAll(async () => void (shop = await openStripeShop()))
afterAll(() => shop.close())
beforeEach(() => shop.control('reset'))

const HOUR = 60 * 60 * 1000

/** Changes between two instants, in hours from now. */
async function changes(from: number, to: number): Promise<ProviderChange[]> {
  const [since, until] = [from, to].map((hours) => new Date(Date.now() + hours * HOUR).toISOString())
  const all: ProviderChange[] = []
  for await (const one of shop.provider.listChanges(since ?? '', until ?? '')) all.push(one)
  return all
}
/** What moved, in an order of its own: each once. */
const sortedRefs = (all: readonly ProviderChange[]) => refsOf(all).toSorted(byText)
const byText = (a: string | null, b: string | null) => (a ?? '').localeCompare(b ?? '')
const refsOf = (all: readonly ProviderChange[]) =>
  all.map((one) => (one.kind === 'payment' ? one.snapshot.ref : one.refundRef))
const later = (hours: number) => shop.control('clock', { advanceMs: hours * HOUR })

test('cases 80 105 107 payments and refunds, ours and others’, are listed as they are now', async () => {
  const ref = await shop.take()
  const made = await shop.provider.refund(ref, 500, 'rf:refund-1', 'refund-1')
  const external = await shop.stripe.refunds.create({ payment_intent: ref, amount: 200 })
  const foreign = await shop.pay()
  const all = await changes(-1, 1)
  expect(sortedRefs(all)).toEqual([ref, foreign.id, external.id, made.ref].toSorted(byText))
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/)
  expect(all).toContainEqual({
    kind: 'payment',
    snapshot: expect.objectContaining({ ref, state: 'captured', refundedCents: 700, feeCents: 93 }),
    at,
  })
  const refund = { kind: 'refund', paymentRef: ref, currency: 'EUR', state: 'succeeded', at }
  expect(all).toContainEqual({ ...refund, refundRef: made.ref, refundId: 'refund-1', amountCents: 500 })
  expect(all).toContainEqual({ ...refund, refundRef: external.id, refundId: null, amountCents: 200 })
  expect(all).toContainEqual({
    kind: 'payment',
    snapshot: expect.objectContaining({ ref: foreign.id, metadata: {} }),
    at,
  })
})

test('case 109 a window holds what moved in it and nothing else, every time', async () => {
  const early = await shop.take()
  await later(3)
  const late = await shop.take('pm_card_visa', { attemptId: 'attempt-2' })
  expect(refsOf(await changes(-1, 1))).toEqual([early])
  expect(refsOf(await changes(2, 4))).toEqual([late])
  expect(await changes(2, 4)).toEqual(await changes(2, 4))
  expect(await changes(5, 6)).toEqual([])
})

test('case 105 money that was taken or lost later is in the window in which it moved, once', async () => {
  const taken = await shop.reserve()
  const released = await shop.reserve('pm_card_visa', { attemptId: 'attempt-2' })
  const disputed = await shop.take('pm_card_visa', { attemptId: 'attempt-3' })
  const lost = await shop.take('pm_card_createDispute', { attemptId: 'attempt-5' })
  const refunded = await shop.take('pm_card_refundFail', { attemptId: 'attempt-4' })
  const refund = await shop.provider.refund(refunded, 100, 'rf:1', '1')
  await later(3)
  await shop.provider.capture(taken, 'cap:attempt-1')
  await shop.provider.cancel(released)
  await shop.control('stripe/dispute', { id: disputed })
  const [dispute] = (await shop.provider.fetch(lost)).disputes
  await shop.control('stripe/dispute/close', { id: dispute?.ref, won: false })
  await shop.control('stripe/refund', { id: refund.ref, ok: false })
  const moved = await changes(2, 4)
  expect(sortedRefs(moved)).toEqual([taken, released, disputed, lost, refund.ref].toSorted(byText))
  const at = (ref: string) =>
    Date.parse(moved.find((one) => one.kind === 'payment' && one.snapshot.ref === ref)?.at ?? '')
  expect(at(taken)).toBeGreaterThan(Date.now() + 2 * HOUR)
  expect(Math.abs(at(released) - Date.now())).toBeLessThan(HOUR)
  expect(moved).toContainEqual(expect.objectContaining({ refundRef: refund.ref, state: 'failed' }))
})

test('case 110 every page is read', async () => {
  const many = Array.from({ length: 120 }, () => shop.stripe.paymentIntents.create({ amount: 500, currency: 'eur' }))
  const made = await Promise.all(many)
  expect(new Set(refsOf(await changes(-1, 1)))).toEqual(new Set(made.map((one) => one.id)))
})

test('case 110 a page that does not come ends the list with an error, not early', async () => {
  await shop.take()
  await shop.fault('GET /v1/refunds', 500, { times: 3 })
  await expect(changes(-1, 1)).rejects.toThrow(ProviderUnavailable)
})
