import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBench, orderOf, refusal, type Bench } from './test-bench.ts'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.sandbox.close())
beforeEach(async () => void (await bench.control('reset')))

const DAY = 24 * 3_600_000
let keys = 0
/** The id of a capture of 45.00 EUR. */
async function paid(unit = {}, how: object = {}): Promise<string> {
  const { result } = await bench.orders.createOrder({ body: orderOf(unit), paypalRequestId: `key-${(keys += 1)}` })
  const id = result.id ?? ''
  await bench.control('paypal/approve', { id, ...how })
  const captured = await bench.orders.captureOrder({ id })
  return captured.result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? ''
}
const refund = (captureId: string, value?: string, key?: string, currencyCode = 'EUR') =>
  bench.payments.refundCapturedPayment({
    captureId,
    prefer: 'return=representation',
    ...(key === undefined ? {} : { paypalRequestId: key }),
    ...(value === undefined ? {} : { body: { amount: { currencyCode, value } } }),
  })
const statusOf = async (captureId: string) => (await bench.payments.getCapturedPayment({ captureId })).result.status

describe('refunds', () => {
  test('75 two parts, too much, the rest, and nothing more', async () => {
    const id = await paid({ customId: 'attempt-1' })
    const first = await refund(id, '10.00')
    expect([first.statusCode, first.result.status, first.result.customId]).toEqual([201, 'COMPLETED', 'attempt-1'])
    expect(await statusOf(id)).toBe('PARTIALLY_REFUNDED')
    const second = await refund(id, '5.00')
    expect(second.result.sellerPayableBreakdown?.totalRefundedAmount?.value).toBe('15.00')
    expect(await refusal(refund(id, '30.01'))).toMatchObject({ status: 422, issue: 'REFUND_AMOUNT_EXCEEDED' })
    expect((await refund(id)).result.amount?.value).toBe('30.00')
    expect(await statusOf(id)).toBe('REFUNDED')
    expect(await refusal(refund(id, '0.01'))).toMatchObject({ status: 422, issue: 'CAPTURE_FULLY_REFUNDED' })
  })

  test('76 the same key refunds once', async () => {
    const id = await paid()
    const first = await refund(id, '10.00', 'rf:1')
    const again = await refund(id, '10.00', 'rf:1')
    expect([again.statusCode, again.result]).toEqual([200, first.result])
    expect((await bench.payments.getRefund({ refundId: first.result.id ?? '' })).result).toEqual(first.result)
    expect((await refund(id, '35.00', 'rf:2')).statusCode).toBe(201)
  })

  test('82 a pending capture waits, a denied one has nothing, an old one is too old', async () => {
    const id = await paid({}, { pending: true })
    expect(await refusal(refund(id))).toMatchObject({ status: 422, issue: 'PENDING_CAPTURE' })
    await bench.control('paypal/resolve', { id, ok: false })
    expect(await refusal(refund(id))).toMatchObject({ status: 422, issue: 'REFUND_NOT_ALLOWED' })
    const old = await paid()
    await bench.control('clock', { advanceMs: 181 * DAY })
    expect(await refusal(refund(old))).toMatchObject({ status: 422, issue: 'REFUND_TIME_LIMIT_EXCEEDED' })
  })

  test('79 none while a chargeback is open', async () => {
    const id = await paid()
    expect((await bench.control('paypal/dispute', { id })).status).toBe(200)
    expect(await refusal(refund(id))).toMatchObject({ status: 422, issue: 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK' })
    expect((await bench.control('paypal/dispute', { id })).status).toBe(409)
  })

  test('73 another currency, a wrong amount, an unknown capture', async () => {
    const id = await paid()
    const other = await refusal(refund(id, '1.00', undefined, 'USD'))
    expect(other).toMatchObject({ issue: 'REFUND_CAPTURE_CURRENCY_MISMATCH' })
    expect(await refusal(refund(id, '1.5'))).toMatchObject({ issue: 'DECIMAL_PRECISION' })
    expect(await refusal(refund('0'))).toMatchObject({ status: 404 })
    expect(await refusal(bench.payments.getRefund({ refundId: '0' }))).toMatchObject({ status: 404 })
    expect(await statusOf(id)).toBe('COMPLETED')
  })
})

describe('the transaction report', () => {
  const report = async (more: object = {}) => {
    const now = bench.sandbox.world.clock.now()
    const [startDate, endDate] = [now - DAY, now + 1_000].map((at) => new Date(at).toISOString())
    return (await bench.reports.searchTransactions({ startDate: startDate ?? '', endDate: endDate ?? '', ...more }))
      .result
  }

  test('86 105 107 captures with their fee and refunds, by our ids', async () => {
    const id = await paid({ customId: 'attempt-1', invoiceId: 'INV-1' })
    const { result } = await refund(id, '10.00')
    const rows = (await report()).transactionDetails?.map((row) => row.transactionInfo)
    expect(rows).toMatchObject([
      {
        transactionId: id,
        transactionEventCode: 'T0006',
        transactionStatus: 'S',
        transactionAmount: { value: '45.00' },
        feeAmount: { value: '-1.88' },
        customField: 'attempt-1',
        invoiceId: 'INV-1',
      },
      {
        transactionId: result.id,
        transactionEventCode: 'T1107',
        paypalReferenceId: id,
        transactionAmount: { value: '-10.00' },
      },
    ])
  })

  test('110 it comes in pages, and only of its days', async () => {
    const ids = [await paid(), await paid(), await paid()]
    const second = await report({ pageSize: 2, page: 2 })
    expect([second.totalItems, second.totalPages]).toEqual([3, 2])
    expect(second.transactionDetails?.map((row) => row.transactionInfo?.transactionId)).toEqual(ids.slice(2))
    const yesterday = new Date(bench.sandbox.world.clock.now() - DAY / 2).toISOString()
    expect((await report({ endDate: yesterday })).totalItems).toBe(0)
    await bench.control('clock', { advanceMs: 2 * DAY })
    expect((await report()).totalItems).toBe(0)
  })

  test('more than 31 days, or no dates, are refused', async () => {
    const long = bench.reports.searchTransactions({
      startDate: '2026-01-01T00:00:00Z',
      endDate: '2026-03-01T00:00:00Z',
    })
    expect(await refusal(long)).toMatchObject({ status: 400, issue: 'INVALID_PARAMETER_VALUE' })
    expect(await refusal(bench.reports.searchTransactions({ startDate: 'x', endDate: 'y' }))).toMatchObject({
      status: 400,
    })
  })
})
