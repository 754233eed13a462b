import type { BarCart } from '../../../domain/bar/calls.ts'
import type { Order } from '../../../domain/orders/calls.ts'
import type { OrderItem, PricedItem } from '../../../domain/orders/order-items.ts'
import type { ItemQuote } from '../../../domain/orders/item-calls.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { EMPTY_BAR_CART, type DeviceBarCart } from '../../bar/bar-cart.ts'
import { anOrder } from '../order-fixture.ts'
import type { PendingOrder } from './pending-orders.ts'

/** Two spritzes at 7,00 € on 11 July 2027. */
export function anItem(over: Partial<PricedItem> = {}): PricedItem {
  return {
    kind: 'dish',
    refId: 1,
    name: 'Spritz al limone',
    options: [],
    note: null,
    quantity: 2,
    unitCents: cents(700),
    totalCents: cents(1400),
    from: civilDate('2027-07-11'),
    to: civilDate('2027-07-11'),
    part: null,
    meal: null,
    time: null,
    plate: null,
    dogs: 0,
    ...over,
  }
}

/** A table for two at La Pineta, lunch at 13:00 of 18 July 2027, without a deposit. */
export function aTable(over: Partial<PricedItem> = {}): PricedItem {
  return anItem({
    kind: 'table',
    name: 'La Pineta',
    unitCents: cents(0),
    totalCents: cents(0),
    from: civilDate('2027-07-18'),
    to: civilDate('2027-07-18'),
    meal: 'lunch',
    time: '13:00',
    dogs: 1,
    ...over,
  })
}

/** A space in the pines on 18 and 19 July 2027, 16,00 €. */
export function aSpace(over: Partial<PricedItem> = {}): PricedItem {
  return anItem({
    kind: 'parking',
    name: 'Parcheggio pineta',
    unitCents: cents(800),
    totalCents: cents(1600),
    from: civilDate('2027-07-18'),
    to: civilDate('2027-07-19'),
    part: 'full_day',
    plate: 'GF482KR',
    ...over,
  })
}

export function anOrderItem(item: PricedItem, over: Partial<OrderItem> = {}): OrderItem {
  return { ...item, itemId: 91, isCancelled: false, canDelete: true, ...over }
}

/** Bar order 8 to D3, 14,00 € in cash, being prepared. */
export function aBarOrder(over: Partial<Order> = {}): Order {
  return anOrder({
    orderId: 8,
    category: 'bar',
    lines: [],
    items: [anOrderItem(anItem(), { canDelete: false })],
    delivery: { ticket: 214, code: 'D3', status: 'preparing' },
    deadline: null,
    totalCents: cents(1400),
    ...over,
  })
}

/** Order 9 of a table, which costs nothing. */
export function aTableOrder(over: Partial<Order> = {}): Order {
  return anOrder({
    orderId: 9,
    category: 'restaurant',
    lines: [],
    items: [anOrderItem(aTable())],
    method: 'no_payment_needed',
    paymentStatus: 'none',
    deadline: null,
    totalCents: cents(0),
    conditionsVersion: null,
    ...over,
  })
}

/** The bar's cart of this device: two spritzes to D3. */
export const DEVICE_CART: DeviceBarCart = {
  ...EMPTY_BAR_CART,
  lines: [{ itemId: 1, quantity: 2, optionIds: [], note: '', name: 'Spritz al limone' }],
  delivery: { kind: 'umbrella', code: 'D3' },
  deliveryDay: '2027-07-11',
  isAdult: true,
}

/** The same as it is sent. */
export const BAR_CART: BarCart = {
  cart: 'bar',
  delivery: { kind: 'umbrella', code: 'D3' },
  items: [{ itemId: 1, quantity: 2, optionIds: [] }],
  tipCents: 0,
  isAdult: true,
}

/** Its quote: 14,00 €, in cash or by card, in 12 minutes. */
export function anItemQuote(over: Partial<ItemQuote> = {}): ItemQuote {
  return {
    creditCents: cents(0),
    quoteId: 'item-quote-1',
    category: 'bar',
    items: [anItem()],
    servicePercent: 0,
    serviceCents: cents(0),
    totalCents: cents(1400),
    methods: [{ method: 'cash', modeId: 1, deadline: null }],
    refused: [],
    conditions: [{ method: 'cash', slug: 'conditions-without-payment', version: 'without-payment-1' }],
    readyInMinutes: 12,
    expiresAt: '2027-07-11T08:40:00.000Z',
    serverNow: '2027-07-11T08:24:00.000Z',
    ...over,
  }
}

/** The press of that cart, which has not been sent. */
export function aPending(over: Partial<PendingOrder> = {}): PendingOrder {
  return {
    clientId: 'press-0000-0000-0001',
    owner: 'giulia@example.it',
    cart: BAR_CART,
    kept: DEVICE_CART,
    words: ['2 × Spritz al limone'],
    quoteId: 'item-quote-1',
    totalCents: 1400,
    method: 'cash',
    conditionsVersion: 'without-payment-1',
    pressedAt: 0,
    state: 'waiting',
    asking: null,
    orderId: null,
    ...over,
  }
}
