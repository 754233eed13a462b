import { describe, expect, test, vi } from 'vitest'
import { cents } from '../../../domain/platform/cents.ts'
import { CallFailure, type FailureCode } from '../../platform/call-failure.ts'
import { aBarOrder, anItemQuote, aPending } from './item-fixture.ts'
import type { PendingOrder } from './pending-orders.ts'
import { sendPending, type SendTools } from './send-pending.ts'

const failure = (code: FailureCode, status = 409) => new CallFailure(code, status)

/** Runs one try; answers what was asked of the server, and how the order stands afterwards. */
async function tryOnce(pending: PendingOrder, over: Partial<SendTools> = {}) {
  let order = pending
  const tools = {
    evaluate: vi.fn<SendTools['evaluate']>(over.evaluate ?? (async () => anItemQuote({ quoteId: 'item-quote-2' }))),
    start: vi.fn<SendTools['start']>(over.start ?? (async () => aBarOrder())),
    note: (change: Partial<PendingOrder>) => (order = { ...order, ...change }),
  }
  await sendPending(pending, tools)
  return { order, evaluate: tools.evaluate, start: tools.start }
}

describe('sendPending', () => {
  test('B-20 an order that waited goes by itself when nothing changed, with the client id of its press', async () => {
    const { order, start } = await tryOnce(aPending())
    expect(order).toMatchObject({ state: 'accepted', orderId: 8 })
    expect(start).toHaveBeenCalledExactlyOnceWith({
      quoteId: 'item-quote-2',
      clientId: aPending().clientId,
      method: 'cash',
      conditionsAccepted: true,
      conditionsVersion: 'without-payment-1',
    })
  })

  test('B-20 without an answer to the question of the price nothing was sent, and it can be taken back', async () => {
    const evaluate = () => Promise.reject(failure('network', 0))
    const { order, start } = await tryOnce(aPending(), { evaluate })
    expect(order.state).toBe('waiting')
    expect(start).not.toHaveBeenCalled()
  })

  test('B-20 an order whose answer was lost counts as sent, and is asked for by its id before anything else', async () => {
    const lost = await tryOnce(aPending(), { start: () => Promise.reject(failure('timeout', 0)) })
    expect(lost.order).toMatchObject({ state: 'sent', quoteId: 'item-quote-2' })
    const found = await tryOnce(lost.order)
    expect(found.order.state).toBe('accepted')
    expect(found.evaluate).not.toHaveBeenCalled()
    expect(found.start.mock.calls[0]?.[0]).toMatchObject({ quoteId: 'item-quote-2', clientId: aPending().clientId })
  })

  test('B-20 a quote that is too old is asked for anew, and the same price still goes by itself', async () => {
    let tries = 0
    const start = async () => {
      if (tries++ === 0) throw failure('quote_changed')
      return aBarOrder()
    }
    const { order, evaluate } = await tryOnce(aPending({ state: 'sent' }), { start })
    expect(order.state).toBe('accepted')
    expect(evaluate).toHaveBeenCalledOnce()
  })

  test.each<[string, Partial<ReturnType<typeof anItemQuote>>, unknown]>([
    ['another total', { totalCents: cents(1500) }, { kind: 'changed', totalCents: 1500 }],
    ['a method that is gone', { methods: [] }, { kind: 'changed', totalCents: null }],
    [
      'other conditions of sale',
      { conditions: [{ method: 'cash', slug: 'conditions-without-payment', version: 'without-payment-2' }] },
      { kind: 'changed', totalCents: null },
    ],
  ])('B-20 %s is never ordered unseen: the person is asked', async (_, change, asking) => {
    const { order, start } = await tryOnce(aPending(), { evaluate: async () => anItemQuote(change) })
    expect(order).toMatchObject({ state: 'asking', asking })
    expect(start).not.toHaveBeenCalled()
  })

  test('B-20 what the server refuses is told, and asked about', async () => {
    const { order } = await tryOnce(aPending(), { evaluate: () => Promise.reject(failure('item_sold_out')) })
    expect(order).toMatchObject({ state: 'asking', asking: { kind: 'refused', code: 'item_sold_out', detail: null } })
  })

  test('B-20 a closed door that opens again by itself is waited at', async () => {
    const { order } = await tryOnce(aPending(), { start: () => Promise.reject(failure('too_many_requests', 429)) })
    expect(order.state).toBe('waiting')
  })

  test('B-20 what is paid online never goes by itself', async () => {
    const { order, evaluate, start } = await tryOnce(aPending({ method: 'card' }))
    expect(order).toMatchObject({ state: 'asking', asking: { kind: 'pay' } })
    expect(evaluate).not.toHaveBeenCalled()
    expect(start).not.toHaveBeenCalled()
  })
})
