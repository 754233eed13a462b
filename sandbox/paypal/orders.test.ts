import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CheckoutPaymentIntent, OrderStatus, PatchOp } from '@paypal/paypal-server-sdk'
import { openBench, orderOf, refusal, type Bench } from './test-bench.ts'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.sandbox.close())
beforeEach(async () => void (await bench.control('reset')))

let keys = 0
const create = async (unit = {}, key = `create-${(keys += 1)}`) =>
  (await bench.orders.createOrder({ body: orderOf(unit), paypalRequestId: key })).result
const approved = async (unit = {}, how: object = {}) => {
  const { id = '' } = await create(unit)
  expect((await bench.control('paypal/approve', { id, ...how })).status).toBe(200)
  return id
}
const capture = (id: string, key?: string) =>
  bench.orders.captureOrder({
    id,
    prefer: 'return=representation',
    ...(key === undefined ? {} : { paypalRequestId: key }),
  })
const read = async (id: string) => (await bench.orders.getOrder({ id })).result
const captureIn = (order: Awaited<ReturnType<typeof read>>) => order.purchaseUnits?.[0]?.payments?.captures?.[0]
const UNIT = "/purchase_units/@reference_id=='default'"

describe('creating', () => {
  test('6 7 with a payment source it waits for payer-action, without one for approve', async () => {
    const order = await create()
    expect(order).toMatchObject({ status: OrderStatus.PayerActionRequired })
    expect(order.links?.map((link) => link.rel)).toEqual(['self', 'payer-action'])
    expect(order.links?.[1]?.href).toBe(`${bench.sandbox.url}/checkoutnow?token=${order.id}`)
    const { intent, purchaseUnits } = orderOf()
    const { result, statusCode } = await bench.orders.createOrder({ body: { intent, purchaseUnits } })
    expect([statusCode, result.status]).toEqual([201, OrderStatus.Created])
    expect(result.links?.map((link) => link.rel)).toEqual(['self', 'approve', 'update', 'capture'])
  })

  test('44 the same request id answers 200 with the same order', async () => {
    const first = await create({}, 'attempt:create')
    const again = await bench.orders.createOrder({ body: orderOf(), paypalRequestId: 'attempt:create' })
    expect([again.statusCode, again.result.id]).toEqual([200, first.id])
    expect((await create({}, 'other:create')).id).not.toBe(first.id)
  })

  test('a payment source needs a request id', async () => {
    expect(await refusal(bench.orders.createOrder({ body: orderOf() }))).toMatchObject({
      status: 400,
      issue: 'PAYPAL_REQUEST_ID_REQUIRED',
    })
  })

  const eur = (value: string, currencyCode = 'EUR') => ({ currencyCode, value })
  const item = { name: 'Ombrellone', quantity: '2', unitAmount: eur('20.00') }
  test.each([
    ['DECIMAL_PRECISION', { amount: eur('45.5') }],
    ['CANNOT_BE_ZERO_OR_NEGATIVE', { amount: eur('0.00') }],
    ['INVALID_CURRENCY_CODE', { amount: eur('45.00', 'eur') }],
    ['ITEM_TOTAL_REQUIRED', { items: [item] }],
    ['ITEM_TOTAL_MISMATCH', { items: [item], amount: { ...eur('45.00'), breakdown: { itemTotal: eur('45.00') } } }],
    ['AMOUNT_MISMATCH', { items: [item], amount: { ...eur('45.00'), breakdown: { itemTotal: eur('40.00') } } }],
    ['CURRENCY_MISMATCH', { amount: { ...eur('45.00'), breakdown: { itemTotal: eur('45.00', 'USD') } } }],
  ])('74 %s', async (issue, unit) => {
    expect(await refusal(create(unit))).toMatchObject({ status: 422, issue })
  })

  test('two units need two references, and have a capture each', async () => {
    const [unit] = orderOf().purchaseUnits
    if (unit === undefined) throw new Error('no unit')
    const make = (second: string) => {
      const purchaseUnits = [unit, { ...unit, referenceId: second }]
      return bench.orders.createOrder({ body: { ...orderOf(), purchaseUnits }, paypalRequestId: second })
    }
    expect(await refusal(make('default'))).toMatchObject({ status: 422, issue: 'DUPLICATE_REFERENCE_ID' })
    const { id = '' } = (await make('bar')).result
    await bench.control('paypal/approve', { id })
    const { result } = await capture(id)
    expect(result.purchaseUnits?.map((one) => one.payments?.captures?.length)).toEqual([1, 1])
  })

  test('74 items and a breakdown that add up', async () => {
    const breakdown = { itemTotal: eur('40.00'), shipping: eur('7.00'), discount: eur('2.00') }
    const { id = '' } = await create({ items: [item], amount: { ...eur('45.00'), breakdown } })
    expect((await read(id)).purchaseUnits?.[0]?.amount?.breakdown?.discount?.value).toBe('2.00')
  })

  test('a body that is not an order is INVALID_REQUEST with the place', async () => {
    const { intent } = orderOf()
    const nothing = bench.orders.createOrder({ body: { intent, purchaseUnits: [] } })
    expect(await refusal(nothing)).toMatchObject({ status: 400, issue: 'INVALID_ARRAY_MIN_ITEMS' })
    const malformed = create({ amount: { currencyCode: 'EUR', value: '45,00' } })
    expect(await refusal(malformed)).toMatchObject({ status: 400, issue: 'INVALID_PARAMETER_SYNTAX' })
    expect(await refusal(read('0'))).toMatchObject({ status: 404, issue: 'INVALID_RESOURCE_ID' })
  })
})

describe('changing', () => {
  const patch = (id: string, path: string, value: unknown, op = PatchOp.Replace) =>
    bench.orders.patchOrder({ id, body: [{ op, path, value }] })

  test('amount, custom id and invoice id until the capture', async () => {
    const { id = '' } = await create({ customId: 'a1' })
    const { statusCode } = await patch(id, `${UNIT}/amount`, { currency_code: 'EUR', value: '50.00' })
    expect(statusCode).toBe(204)
    await patch(id, `${UNIT}/invoice_id`, 'INV-1', PatchOp.Add)
    await patch(id, `${UNIT}/custom_id`, undefined, PatchOp.Remove)
    const [unit] = (await read(id)).purchaseUnits ?? []
    expect([unit?.amount?.value, unit?.invoiceId, unit?.customId]).toEqual(['50.00', 'INV-1', undefined])
    await bench.control('paypal/approve', { id })
    await capture(id)
    expect(await refusal(patch(id, `${UNIT}/custom_id`, 'a2'))).toMatchObject({ issue: 'ORDER_ALREADY_CAPTURED' })
  })

  test('anything else is NOT_PATCHABLE, and a wrong amount leaves the order alone', async () => {
    const { id = '' } = await create()
    expect(await refusal(patch(id, '/status', 'COMPLETED'))).toMatchObject({ status: 422, issue: 'NOT_PATCHABLE' })
    const wrong = patch(id, `${UNIT}/amount`, { currency_code: 'EUR', value: '1' })
    expect(await refusal(wrong)).toMatchObject({ issue: 'DECIMAL_PRECISION' })
    expect((await read(id)).purchaseUnits?.[0]?.amount?.value).toBe('45.00')
  })
})

describe('capturing', () => {
  test('6 approved, then captured with payer, fee and net', async () => {
    const id = await approved({ customId: 'attempt-1', invoiceId: 'INV-1' })
    expect(await read(id)).toMatchObject({ status: 'APPROVED', payer: { payerId: 'QYR5Z8XDVJNXQ' } })
    const { result, statusCode } = await capture(id, 'cap:1')
    expect([statusCode, result.status]).toEqual([201, 'COMPLETED'])
    expect(captureIn(result)).toMatchObject({
      status: 'COMPLETED',
      amount: { currencyCode: 'EUR', value: '45.00' },
      customId: 'attempt-1',
      invoiceId: 'INV-1',
      sellerReceivableBreakdown: { paypalFee: { value: '1.88' }, netAmount: { value: '43.12' } },
    })
    expect(await read(id)).toEqual(result)
  })

  test('before the approval it is ORDER_NOT_APPROVED', async () => {
    const { id = '' } = await create()
    expect(await refusal(capture(id))).toMatchObject({ status: 422, issue: 'ORDER_NOT_APPROVED' })
  })

  test('40 a second capture is refused, a replay under its request id is not', async () => {
    const id = await approved()
    const first = await capture(id, 'cap:1')
    expect(await refusal(capture(id, 'cap:2'))).toMatchObject({ status: 422, issue: 'ORDER_ALREADY_CAPTURED' })
    expect(await refusal(capture(id))).toMatchObject({ issue: 'ORDER_ALREADY_CAPTURED' })
    const replay = await capture(id, 'cap:1')
    expect([replay.statusCode, replay.result]).toEqual([200, first.result])
  })

  test('24 a declined instrument sends the payer back; the same request id then captures', async () => {
    const id = await approved({}, { decline: true })
    const declined = await refusal(capture(id, 'cap:1'))
    expect(declined).toEqual({ status: 422, issue: 'INSTRUMENT_DECLINED', links: ['redirect'] })
    expect((await read(id)).status).toBe('PAYER_ACTION_REQUIRED')
    await bench.control('paypal/approve', { id })
    expect(captureIn((await capture(id, 'cap:1')).result)?.status).toBe('COMPLETED')
  })

  test('31 after ten declines no attempt is left', async () => {
    const { id = '' } = await create()
    for (let nth = 0; nth < 10; nth += 1) {
      await bench.control('paypal/approve', { id, decline: true })
      expect(await refusal(capture(id))).toMatchObject({ issue: 'INSTRUMENT_DECLINED' })
    }
    await bench.control('paypal/approve', { id })
    expect(await refusal(capture(id))).toMatchObject({ issue: 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED' })
  })

  test.each([
    ['25', true, 'COMPLETED'],
    ['26', false, 'DECLINED'],
  ])('%s the order is COMPLETED while the capture is PENDING, then it comes: %s', async (_case, ok, end) => {
    const id = await approved({}, { pending: true })
    const { result } = await capture(id)
    const pending = captureIn(result)
    expect([result.status, pending?.status, pending?.statusDetails?.reason]).toEqual([
      'COMPLETED',
      'PENDING',
      'PENDING_REVIEW',
    ])
    expect((await bench.control('paypal/resolve', { id: pending?.id, ok })).status).toBe(200)
    const { result: later } = await bench.payments.getCapturedPayment({ captureId: pending?.id ?? '' })
    expect(later.status).toBe(end)
    expect((await bench.control('paypal/resolve', { id, ok })).status).toBe(409)
  })

  test('an approval of more than three hours is void', async () => {
    const id = await approved()
    await bench.control('clock', { advanceMs: 3 * 3_600_000 + 1_000 })
    expect((await read(id)).status).toBe('VOIDED')
    expect(await refusal(capture(id))).toMatchObject({ status: 422, issue: 'ORDER_VOIDED' })
    expect((await bench.control('paypal/approve', { id })).status).toBe(409)
  })

  test('72 an invoice id is captured once', async () => {
    const [first, second] = [await approved({ invoiceId: 'INV-1' }), await approved({ invoiceId: 'INV-1' })]
    await capture(first)
    expect(await refusal(capture(second))).toMatchObject({ status: 422, issue: 'DUPLICATE_INVOICE_ID' })
  })

  test('an order to authorise is not captured', async () => {
    const body = { ...orderOf(), intent: CheckoutPaymentIntent.Authorize }
    const { result } = await bench.orders.createOrder({ body, paypalRequestId: 'authorise' })
    await bench.control('paypal/approve', { id: result.id })
    expect(await refusal(capture(result.id ?? ''))).toMatchObject({ issue: 'ACTION_DOES_NOT_MATCH_INTENT' })
  })

  test('PayPal-Mock-Response orders an answer; an unknown code changes nothing', async () => {
    const id = await approved()
    const mocked = (code: string) =>
      bench.orders.captureOrder({ id, paypalMockResponse: JSON.stringify({ mock_application_codes: code }) })
    expect(await refusal(mocked('INSTRUMENT_DECLINED'))).toMatchObject({ status: 422, links: ['redirect'] })
    expect(await refusal(mocked('INTERNAL_SERVER_ERROR'))).toMatchObject({ status: 500 })
    expect((await mocked('NOTHING_SUCH')).statusCode).toBe(201)
  })
})

describe('the approval page', () => {
  const press = (id: string, action: string) =>
    fetch(`${bench.sandbox.url}/checkoutnow?token=${id}`, {
      method: 'POST',
      body: new URLSearchParams({ action }),
      redirect: 'manual',
    })

  test('7 shows the amount and returns with token and PayerID', async () => {
    const { id = '', links } = await create({ description: 'Fila <A>' })
    const text = await (await fetch(links?.[1]?.href ?? '')).text()
    for (const part of ['45.00 EUR', 'Fila &#60;A&#62;', 'Pay Lido &#60;Battigia&#62;']) expect(text).toContain(part)
    const reply = await press(id, 'approve')
    expect([reply.status, reply.headers.get('location')]).toEqual([
      303,
      `http://localhost:1/esito?order=1&token=${id}&PayerID=QYR5Z8XDVJNXQ`,
    ])
    expect((await read(id)).status).toBe('APPROVED')
    expect(await (await press(id, 'approve')).text()).toContain('Order approved')
  })

  test('23 cancelling returns to the cancel address and leaves the order', async () => {
    const { id = '' } = await create()
    expect((await press(id, 'cancel')).headers.get('location')).toBe(`http://localhost:1/annullato?token=${id}`)
    expect((await read(id)).status).toBe('PAYER_ACTION_REQUIRED')
  })

  test.each([
    ['decline', 'INSTRUMENT_DECLINED'],
    ['pending', 'PENDING'],
  ])('24 25 %s shows at the capture', async (action, end) => {
    const { id = '' } = await create()
    await press(id, action)
    if (action === 'decline') expect(await refusal(capture(id))).toMatchObject({ issue: end })
    else expect(captureIn((await capture(id)).result)?.status).toBe(end)
  })

  test('an unknown token is not found', async () => {
    expect((await fetch(`${bench.sandbox.url}/checkoutnow?token=0`)).status).toBe(404)
  })
})
