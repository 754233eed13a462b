import { cents } from '../../../domain/platform/cents.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { Order, Quote } from '../../../domain/orders/calls.ts'
import { aCart } from '../../cart/cart-fixture.ts'

/** Cash by 10:00 of 18 July, or later by 20:00 of the day before. */
export function cashAndLater(): Pick<Quote, 'methods' | 'conditions'> {
  return {
    methods: [
      {
        method: 'cash',
        modeId: 1,
        deadline: { day: civilDate('2027-07-18'), hour: 10, at: '2027-07-18T08:00:00.000Z' },
      },
      {
        method: 'pay_later',
        modeId: null,
        deadline: { day: civilDate('2027-07-17'), hour: 20, at: '2027-07-17T18:00:00.000Z' },
      },
    ],
    conditions: [
      { method: 'cash', slug: 'conditions-without-payment', version: 'without-payment-1' },
      { method: 'pay_later', slug: 'conditions-with-payment', version: 'with-payment-3' },
    ],
  }
}

/** A quote for tests of {@link aCart}. */
export function aQuote(over: Partial<Quote> = {}): Quote {
  const cart = aCart()
  return {
    quoteId: 'quote-0001',
    lines: cart.lines,
    servicePercent: 0,
    serviceCents: cents(0),
    totalCents: cart.totalCents,
    creditCents: cents(0),
    ...cashAndLater(),
    refused: [],
    expiresAt: '2027-07-11T08:32:00.000Z',
    serverNow: '2027-07-11T08:24:00.000Z',
    ...over,
  }
}

/** The order that a quote becomes. */
export function anOrderOf(quote: Quote): Order {
  return {
    orderId: 7,
    number: 'BA-7K3M-Q2XT',
    category: 'umbrella',
    status: 'confirmed',
    paymentStatus: 'unpaid',
    canPay: false,
    canConclude: false,
    payUntil: null,
    refundedCents: cents(0),
    creditedCents: cents(0),
    method: 'cash',
    placedAt: '2027-07-11T08:25:00.000Z',
    deadline: quote.methods[0]?.deadline ?? null,
    lines: quote.lines.map((line, index) => ({ ...line, bookingId: 71 + index, isCancelled: false, canDelete: true })),
    items: [],
    delivery: null,
    serviceCents: quote.serviceCents,
    totalCents: quote.totalCents,
    creditCents: cents(0),
    dueCents: quote.totalCents,
    conditionsVersion: 'without-payment-1',
    passCode: 'BA1.AAECAwQFBgcICQoLDA0ODw',
  }
}
