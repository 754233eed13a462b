import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cents } from '../../../domain/platform/cents.ts'
import { closePage, refusal, serve } from '../../cart/test-app.tsx'
import { signIn, signOut } from '../../platform/session.ts'
import { findPressed, hasOpenPress, pressOrder } from './order-press.ts'
import { anOrderOf, aQuote } from './quote-fixture.ts'

const GIULIA = { token: 'token-of-giulia', username: 'giulia@example.it', firstName: 'Giulia', lastName: 'Ferri' }
const ORDER = anOrderOf(aQuote())

/** The order call answers in turn; the last answer stays. */
function answering(...answers: (object | 'offline')[]) {
  let turn = 0
  return serve({ 'orders/start': () => answers[Math.min(turn++, answers.length - 1)] ?? 'offline' })
}

const wish = (quoteId: string, over = {}) => ({
  quoteId,
  method: 'cash' as const,
  conditionsAccepted: true as const,
  conditionsVersion: 'without-payment-1',
  ...over,
})
/** The press of the button while the quote of this number is shown; each one as after a reload, since nothing is in memory. */
const press = (quoteId: string, over = {}, quote = {}) =>
  pressOrder(aQuote({ quoteId, ...quote }), wish(quoteId, over)).catch((thrown: Error) => thrown)

beforeEach(() => {
  signIn(GIULIA)
  vi.useFakeTimers({ now: Date.parse('2027-07-11T08:24:00.000Z') })
})
afterEach(() => {
  closePage()
  vi.useRealTimers()
})

test('B-01 B-20 the same press after a lost answer and a reload is sent as it was sent first, and forgotten once it is answered', async () => {
  const sent = answering('offline', ORDER)
  await press('quote-0001')
  expect(hasOpenPress()).toBe(true)
  expect(await press('quote-0002')).toEqual(ORDER)
  expect([sent[1]?.key, sent[1]?.input]).toEqual([sent[0]?.key, sent[0]?.input])
  expect(hasOpenPress()).toBe(false)
  await press('quote-0003')
  expect(sent[2]?.input['quoteId']).toBe('quote-0003')
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})

test.each([
  ['another way to pay', { method: 'pay_later' }, {}],
  ['another part of credit', { creditCents: 500 }, {}],
  ['another total', {}, { totalCents: cents(1) }],
  ['other places', {}, { lines: aQuote().lines.slice(1) }],
])('B-01 %s is another press', async (_what, over, quote) => {
  const sent = answering('offline', ORDER)
  await press('quote-0001')
  await press('quote-0002', over, quote)
  expect(sent[1]?.input['quoteId']).toBe('quote-0002')
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('B-01 another person, a logout and half an hour end a press', async () => {
  const sent = answering('offline')
  await press('quote-0001')
  signIn({ ...GIULIA, username: 'bruno@example.it' })
  expect(hasOpenPress()).toBe(false)
  signIn(GIULIA)
  vi.advanceTimersByTime(31 * 60_000)
  expect(hasOpenPress()).toBe(false)
  await press('quote-0002')
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
  signOut({ tellServer: false })
  signIn(GIULIA)
  expect(hasOpenPress()).toBe(false)
})

test('B-01 a press that never arrived and whose quote is old gives way to what is shown; a refusal of that one is told', async () => {
  const sent = answering('offline', refusal(409, 'quote_changed'), ORDER, refusal(409, 'quote_changed'))
  await press('quote-0001')
  expect(await press('quote-0002')).toEqual(ORDER)
  expect(sent.map(({ input }) => input['quoteId'])).toEqual(['quote-0001', 'quote-0001', 'quote-0002'])
  expect(await press('quote-0003')).toMatchObject({ code: 'quote_changed' })
  expect(hasOpenPress()).toBe(false)
})

test('B-20 what emptied the cart is found by the press alone; without an order there is none', async () => {
  const sent = answering('offline', 'offline', ORDER, 'offline', refusal(409, 'quote_changed'))
  expect(await findPressed()).toBeNull()
  await press('quote-0001')
  await expect(findPressed()).rejects.toMatchObject({ code: 'network' })
  expect(await findPressed()).toEqual(ORDER)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  await press('quote-0002')
  expect(await findPressed()).toBeNull()
  expect(hasOpenPress()).toBe(false)
})
