import { describe, expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import type { CivilDate } from '../platform/civil-date.ts'
import type { ItemKind, PricedItem } from './order-items.ts'
import { itemMethods, itemQuoteContent, itemsGoingWith, itemTotals, type ItemMethodFacts } from './item-quote.ts'

const item = (kind: ItemKind, totalCents: number) => ({ kind, totalCents: cents(totalCents) })

test.each([
  { items: [item('dish', 1000), item('tip', 200)], percent: 10, serviceCents: 100, totalCents: 1300 },
  { items: [item('dish', 1000)], percent: 0, serviceCents: 0, totalCents: 1000 },
  { items: [item('table', 0)], percent: 10, serviceCents: 0, totalCents: 0 },
  { items: [item('tip', 300)], percent: 10, serviceCents: 0, totalCents: 300 },
])('R-315 no service on a tip: $totalCents', ({ items, percent, serviceCents, totalCents }) => {
  expect(itemTotals(items, percent)).toEqual({ serviceCents, totalCents })
})

describe('R-111 R-708 ways to settle items', () => {
  const facts: ItemMethodFacts = {
    totalCents: 2000,
    online: ['card', 'wallet'],
    takesCash: true,
    isGuest: false,
    guestCashMostCents: 5000,
    hasOpenCash: false,
  }
  test.each<[string, Partial<ItemMethodFacts>, string[], string[]]>([
    ['case 93: cash has no deadline', {}, ['card', 'wallet', 'cash'], []],
    ['nothing to pay', { totalCents: 0 }, ['no_payment_needed'], []],
    ['a typed delivery is paid first', { takesCash: false }, ['card', 'wallet'], []],
    ['one open cash order', { hasOpenCash: true }, ['card', 'wallet'], ['cash_order_open']],
    ['a guest owes so much in cash', { isGuest: true, totalCents: 5000 }, ['card', 'wallet', 'cash'], []],
    ['a guest owes no more', { isGuest: true, totalCents: 5001 }, ['card', 'wallet'], []],
    ['a customer may owe more', { totalCents: 5001 }, ['card', 'wallet', 'cash'], []],
    ['no provider has its keys', { online: [] }, ['cash'], []],
  ])('%s', (_name, over, methods, reasons) => {
    const { offered, refused } = itemMethods({ ...facts, ...over })
    expect(offered.map(({ method }) => method)).toEqual(methods)
    expect(offered.every(({ deadline }) => deadline === null)).toBe(true)
    expect(refused).toEqual(reasons.map((reason) => ({ method: 'cash', reason })))
  })
})

test('R-712 everything that is bound changes the content, and the order of the methods does not', () => {
  const day = '2027-07-10' as CivilDate
  const dish: PricedItem = {
    kind: 'dish',
    refId: 7,
    name: 'Spritz',
    options: ['grande'],
    note: null,
    quantity: 2,
    unitCents: cents(600),
    totalCents: cents(1200),
    from: day,
    to: day,
    part: null,
    meal: null,
    time: null,
    plate: null,
    dogs: 0,
  }
  const quote = {
    items: [dish],
    servicePercent: 10,
    totalCents: cents(1320),
    methods: ['cash', 'card'] as const,
    conditions: [{ method: 'cash' as const, slug: 'c', version: '1' }],
  }
  const content = itemQuoteContent(quote)
  expect(itemQuoteContent({ ...quote, methods: ['card', 'cash'] })).toBe(content)
  for (const [key, value] of Object.entries({
    refId: 8,
    name: 'Hugo',
    options: ['piccolo'],
    note: 'ghiaccio',
    quantity: 3,
    unitCents: cents(700),
    totalCents: cents(1300),
    time: '13:00',
    plate: 'AB123CD',
    dogs: 1,
  }))
    expect(itemQuoteContent({ ...quote, items: [{ ...dish, [key]: value }] }), key).not.toBe(content)
  expect(itemQuoteContent({ ...quote, methods: ['card'] })).not.toBe(content)
  for (const change of [{ method: 'card' as const }, { slug: 'd' }, { version: '2' }]) {
    const conditions = quote.conditions.map((one) => ({ ...one, ...change }))
    expect(itemQuoteContent({ ...quote, conditions }), Object.keys(change).join()).not.toBe(content)
  }
  expect(itemQuoteContent({ ...quote, conditions: [] })).not.toBe(content)
})

test.each([
  { standing: ['table 1', 'deposit 2'], itemId: 1, goes: [1, 2] },
  { standing: ['service 1', 'service 2'], itemId: 1, goes: [1] },
  { standing: ['dish 1', 'dish 2', 'tip 3'], itemId: 2, goes: [2] },
  { standing: ['dish 1', 'tip 3'], itemId: 1, goes: [1, 3] },
])('R-706 with item $itemId of $standing go $goes', ({ standing, itemId, goes }) => {
  const items = standing.map((one) => {
    const [kind, id] = one.split(' ')
    return { kind: kind as ItemKind, itemId: Number(id) }
  })
  expect(itemsGoingWith(items, itemId).map((one) => one.itemId)).toEqual(goes)
})
