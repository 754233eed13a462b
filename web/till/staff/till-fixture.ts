import { cents } from '../../../domain/platform/cents.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Till, TillOrder } from '../../../domain/till/calls.ts'
import type { Drawer } from '../../../domain/till/drawers.ts'

const NONE = cents(0)
const NO_MONEY = { cashCents: NONE, cardCents: NONE, refundCashCents: NONE, refundCardCents: NONE }

/** Two places of a family that owes 44 €. */
export function aTillOrder(change: Partial<TillOrder> = {}): TillOrder {
  return {
    orderId: 71,
    number: 'BA-7K3M-Q2XT',
    category: 'umbrella',
    name: 'Marta Neri',
    places: ['C5', 'C6'],
    status: 'confirmed',
    paymentStatus: 'unpaid',
    firstDay: '2027-07-11' as CivilDate,
    totalCents: cents(4400),
    dueCents: cents(4400),
    isDifference: false,
    refundable: { cash: NONE, card_terminal: NONE, original: NONE, credit: NONE },
    ...change,
  }
}

/** Giada's open drawer: a float of 100 € and 30.50 € of guests. */
export function aDrawer(change: Partial<Drawer> = {}): Drawer {
  return {
    drawerId: 3,
    accountId: 12,
    name: 'Giada',
    openedAt: '2027-07-11T07:10:00.000Z',
    floatCents: cents(10_000),
    expectedCents: 13_050,
    countedCents: null,
    countedAt: null,
    denominations: null,
    note: '',
    ...change,
  }
}

/** A till that should hold 330.50 € of cash. */
export function aTill(change: Partial<Till> = {}): Till {
  return {
    day: '2027-07-11' as CivilDate,
    previousClosingId: 8,
    since: '2027-07-10T17:00:00.000Z',
    today: NO_MONEY,
    open: {
      ...NO_MONEY,
      openingCents: cents(30_000),
      floatCents: NONE,
      withdrawnCents: NONE,
      expectedCashCents: 33_050,
      expectedCardCents: 0,
    },
    toCollect: { cents: NONE, count: 0, orders: [] },
    here: { cents: NONE, count: 0, orders: [] },
    drawers: [],
    people: [
      { accountId: 11, name: 'Elena', cashCents: 0 },
      { accountId: 12, name: 'Giada', cashCents: 3050 },
    ],
    movements: [],
    limits: { noteAboveCents: cents(200) },
    ...change,
  }
}
