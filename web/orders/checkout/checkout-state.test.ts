import { describe, expect, test } from 'vitest'
import { cents } from '../../../domain/platform/cents.ts'
import { aLine } from '../../cart/cart-fixture.ts'
import { checkoutReducer, conditionsOf, NOTHING_CHOSEN, quoteChanges, type CheckoutState } from './checkout-state.ts'
import { aQuote } from './quote-fixture.ts'

const VERSION = 'without-payment-1'
const accepted: CheckoutState = { ...NOTHING_CHOSEN, way: 'cash', acceptedVersion: VERSION }

describe('checkoutReducer', () => {
  test('R-509 pressing without the tick marks the box and orders nothing', () => {
    expect(checkoutReducer(NOTHING_CHOSEN, { type: 'press', version: VERSION })).toMatchObject({
      isMarked: true,
      isBusy: false,
    })
  })

  test('R-509 the tick takes the mark away, and the press orders', () => {
    const marked = { ...NOTHING_CHOSEN, isMarked: true }
    const ticked = checkoutReducer(marked, { type: 'accept', version: VERSION })
    expect(ticked.isMarked).toBe(false)
    expect(checkoutReducer(ticked, { type: 'press', version: VERSION }).isBusy).toBe(true)
  })

  test('R-509 what was accepted for one text is not accepted for another', () => {
    expect(checkoutReducer(accepted, { type: 'press', version: 'with-payment-3' })).toMatchObject({
      isMarked: true,
      isBusy: false,
    })
  })

  test('R-509 taking the tick away again is heard', () => {
    const untied = checkoutReducer(accepted, { type: 'accept', version: null })
    expect(checkoutReducer(untied, { type: 'press', version: VERSION }).isBusy).toBe(false)
  })

  test('R-210 while the order is on its way a press, a tick and a choice change nothing', () => {
    const busy = checkoutReducer(accepted, { type: 'press', version: VERSION })
    for (const event of [
      { type: 'press', version: VERSION },
      { type: 'accept', version: null },
      { type: 'choose', way: 'pay_later' },
    ] as const) {
      expect(checkoutReducer(busy, event)).toBe(busy)
    }
  })

  test('R-210 a failure frees the button and says why; the next press clears it', () => {
    const busy = { ...accepted, isBusy: true }
    const failed = checkoutReducer(busy, { type: 'fail', problem: { kind: 'unsure' } })
    expect(failed).toMatchObject({ isBusy: false, problem: { kind: 'unsure' } })
    expect(checkoutReducer(failed, { type: 'press', version: VERSION })).toMatchObject({ isBusy: true, problem: null })
  })
})

describe('quoteChanges', () => {
  test('B-06 credit alone is no method that a quote could take away', () => {
    expect(quoteChanges(aQuote(), aQuote(), 'no_payment_needed')).toBeNull()
    expect(quoteChanges(aQuote(), aQuote(), 'card')).toMatchObject({ method: 'card' })
  })

  test('R-712 says which places went and how the total moved', () => {
    const after = aQuote({ lines: [aLine()], totalCents: cents(13200) })
    expect(quoteChanges(aQuote(), after, 'cash')).toEqual({
      total: { before: 25200, after: 13200 },
      gone: ['C6'],
      method: null,
    })
  })

  test('R-712 says when the chosen method is gone', () => {
    expect(quoteChanges(aQuote(), aQuote({ methods: [] }), 'cash')?.method).toBe('cash')
  })

  test('R-712 an equal quote under a new number is no change', () => {
    expect(quoteChanges(aQuote(), aQuote({ quoteId: 'quote-0002' }), 'cash')).toBeNull()
  })
})

test('R-509 each method has its own conditions', () => {
  expect(conditionsOf(aQuote(), 'cash')?.slug).toBe('conditions-without-payment')
  expect(conditionsOf(aQuote(), 'pay_later')?.version).toBe('with-payment-3')
  expect(conditionsOf(aQuote(), null)).toBeUndefined()
})
