import type { Order, OrderLine } from '../../domain/orders/calls.ts'
import type { OrderItem } from '../../domain/orders/order-items.ts'
import type { Cents } from '../../domain/platform/cents.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'

/** Orders that the gallery of mails shows: nobody's, and never stored. */
const DAY = civilDate('2027-07-10')
const PLACED = '2027-07-01T06:00:00.000Z'
const cents = (amount: number) => amount as Cents

const line = (bookingId: number, code: string, isCancelled: boolean): OrderLine => ({
  bookingId,
  lineId: bookingId,
  umbrellaId: bookingId,
  code,
  row: code.slice(0, 1),
  kind: 'human',
  isAccessible: false,
  from: DAY,
  to: civilDate('2027-07-11'),
  part: 'full_day',
  people: 2,
  dogs: [{ name: 'Nebbia', size: 'small' }],
  extras: [{ id: 'sun_bed', quantity: 2 }],
  price: [],
  totalCents: cents(6400),
  isCancelled,
  canDelete: !isCancelled,
})

const item = (fields: Partial<OrderItem>): OrderItem => ({
  itemId: 1,
  kind: 'dish',
  refId: 1,
  name: 'Spritz',
  options: [],
  note: null,
  quantity: 2,
  unitCents: cents(700),
  totalCents: cents(1400),
  from: DAY,
  to: DAY,
  part: null,
  meal: null,
  time: null,
  plate: null,
  dogs: 0,
  isCancelled: false,
  canDelete: true,
  ...fields,
})

const order = (fields: Partial<Order>): Order => ({
  orderId: 4711,
  number: 'BA-7K3M-Q2XT',
  category: 'umbrella',
  status: 'confirmed',
  paymentStatus: 'paid',
  canPay: false,
  canConclude: false,
  payUntil: null,
  refundedCents: cents(0),
  creditedCents: cents(0),
  method: 'card',
  placedAt: PLACED,
  deadline: null,
  lines: [],
  items: [],
  delivery: null,
  serviceCents: cents(0),
  totalCents: cents(12_800),
  creditCents: cents(0),
  dueCents: cents(0),
  conditionsVersion: '2026-1',
  passCode: 'BA7K3MQ2XTPASS00',
  ...fields,
})

const deadline = { day: DAY, hour: 10, at: '2027-07-10T08:00:00.000Z' }
const gone = { status: 'cancelled', paymentStatus: 'refunded', passCode: null } as const

export const SAMPLE_ORDERS = {
  paid: order({ lines: [line(1, 'C20', false), line(2, 'C21', false)] }),
  credit: order({
    lines: [line(1, 'C20', false)],
    method: 'cash',
    paymentStatus: 'unpaid',
    deadline,
    creditCents: cents(1200),
    dueCents: cents(11_600),
  }),
  cash: order({ lines: [line(1, 'C20', false)], method: 'cash', paymentStatus: 'unpaid', deadline }),
  later: order({ lines: [line(1, 'C20', false)], method: 'pay_later', paymentStatus: 'unpaid', deadline }),
  awaiting: order({
    lines: [line(1, 'C20', false)],
    method: 'wallet',
    status: 'awaiting_payment',
    paymentStatus: 'unpaid',
    canPay: true,
    payUntil: '2027-07-01T06:20:00.000Z',
    passCode: null,
  }),
  changed: order({ lines: [line(1, 'C20', true), line(2, 'C21', false)] }),
  cancelled: order({ ...gone, lines: [line(1, 'C20', true)] }),
  bar: order({
    category: 'bar',
    items: [item({})],
    delivery: { ticket: 214, code: null, status: 'ready' },
    totalCents: cents(1400),
  }),
  restaurant: order({
    category: 'restaurant',
    method: 'no_payment_needed',
    paymentStatus: 'none',
    conditionsVersion: null,
    totalCents: cents(0),
    items: [
      item({
        kind: 'table',
        name: 'La Pineta',
        quantity: 4,
        unitCents: cents(0),
        totalCents: cents(0),
        meal: 'lunch',
        time: '13:00',
        dogs: 1,
      }),
    ],
  }),
  parking: order({
    category: 'parking',
    totalCents: cents(800),
    items: [
      item({
        kind: 'parking',
        name: 'Pineta',
        quantity: 1,
        totalCents: cents(800),
        part: 'full_day',
        plate: 'AB123CD',
      }),
    ],
  }),
  subscription: order({
    category: 'subscription',
    totalCents: cents(23_600),
    items: [
      item({
        kind: 'subscription',
        name: 'Agosto',
        options: [
          'Ombrellone H7',
          '2 persone',
          '1 cane',
          'Prezzo dell’abbonamento: 590,00 €',
          'Con l’ordine: 236,00 €',
        ],
        quantity: 1,
        unitCents: cents(23_600),
        totalCents: cents(23_600),
        to: civilDate('2027-08-09'),
        part: 'full_day',
        dogs: 1,
        canDelete: false,
      }),
    ],
  }),
  instalment: order({
    category: 'instalment',
    totalCents: cents(35_400),
    items: [
      item({
        kind: 'instalment',
        name: 'Agosto, rata 1',
        options: ['H7'],
        quantity: 1,
        unitCents: cents(35_400),
        totalCents: cents(35_400),
        canDelete: false,
      }),
    ],
  }),
  service: order({
    category: 'service',
    totalCents: cents(600),
    items: [item({ kind: 'service', name: 'Cuscino', totalCents: cents(600), part: 'full_day' })],
  }),
  barOver: order({ ...gone, category: 'bar', items: [item({ isCancelled: true })], totalCents: cents(1400) }),
} as const satisfies Record<string, Order>
