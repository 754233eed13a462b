import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Order } from '../../domain/orders/calls.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../cart/test-app.tsx'
import { manage } from '../orders/manage/manage-fixture.ts'
import { orderArchive } from '../orders/order-archive.ts'
import { anOrder } from '../orders/order-fixture.ts'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { linesToReturn } from './lines-to-return.ts'
import { SummaryWithReturns } from './SummaryWithReturns.tsx'

const POLICY = { fullHours: 24, laterPercent: 50 }
const DAYS = [civilDate('2027-07-18'), civilDate('2027-07-19')]
const SPENT = {
  totalBeforeCents: 0,
  totalAfterCents: 0,
  keptCents: 0,
  differenceCents: 0,
  creditCents: 0,
  policy: POLICY,
}

/** What each day of C5 gives back alone, and half of it a third. */
const refunds = (each: readonly number[], isPaid = true) => ({
  ...SPENT,
  refundCents: 0,
  isPaid,
  chosen: [],
  days: each.flatMap((refundCents, index) =>
    (['full_day', 'morning', 'afternoon'] as const).map((part) => ({
      day: DAYS[index],
      part,
      paidCents: 6600,
      refundCents: part === 'full_day' ? refundCents : refundCents / 3,
    })),
  ),
})

const half = (day: string, canGive: boolean, state = 'own') =>
  [0, 1].map((each) => ({ day, half: each, state, creditCents: 0, canGive }))

/** The days of C5; `canGive` of the second day only when it is not of the first. */
const ownDays = (canGive: boolean, state = 'own') => ({
  code: 'C5',
  row: 'C',
  from: DAYS[0],
  to: DAYS[1],
  halves: [...half('2027-07-18', false), ...half('2027-07-19', canGive, state)],
  terms: { sharePercent: 50, capCents: 2000 },
  untilHours: { eve: 20, afternoon: 12 },
  closed: null,
  today: '2027-07-11',
  serverNow: '2027-07-11T08:24:00.000Z',
})

const PAID = { paymentStatus: 'paid', status: 'confirmed', method: 'card', deadline: null } as const

/** C5 alone, on two days. */
function aPlace(over: Partial<Order> = {}): Order {
  const order = anOrder({ ...PAID, ...over })
  return { ...order, lines: order.lines.slice(0, 1) }
}

const onOneDay = (order: Order, part: 'full_day' | 'morning'): Order => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, to: line.from, part })),
})

async function open(order: Order, answers: Parameters<typeof serve>[0] = {}) {
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'orders/get': () => order,
    'orders/deletionQuote': () => ({ paidCents: 13200, refundCents: 13200, days: [], policy: POLICY }),
    'orders/changes/quote': () => refunds([6600, 6600]),
    'returns/days': () => ownDays(false),
    'returns/quote': () => ({ halves: [], creditCents: 1300, terms: { sharePercent: 50, capCents: 2000 } }),
    ...answers,
  })
  await openPage(<SummaryWithReturns first={() => null} />, `/riepilogo?order=${order.orderId}`)
  return manage()
}

const CHANGE = '/tabs/contact/cambia?order=7&booking=71'
const GIVE_BACK = '/tabs/contact/abbonamenti/giorni?booking=71&day=2027-07-19'

describe('B-03 B-18 a day of a booking is given up from its sheet', () => {
  afterEach(async () => {
    closePage()
    await orderArchive.clear()
  })

  test.each([
    ['all days alike', aPlace(), refunds([6600, 6600]), /^Cedi un giornoTi restituiamo 66,00.€ al giorno\.$/],
    ['days apart', aPlace(), refunds([3300, 6600]), /^Cedi un giornoTi restituiamo fino a 66,00.€ al giorno\.$/],
    ['nothing', aPlace(), refunds([0, 0]), /^Cedi un giornoNessun rimborso\.$/],
    [
      'not paid yet',
      aPlace({ paymentStatus: 'unpaid' }),
      refunds([0, 0], false),
      /^Cedi un giornoNon hai ancora pagato/,
    ],
    [
      'half of the only day',
      onOneDay(aPlace(), 'full_day'),
      refunds([6600]),
      /^Cedi mezza giornataTi restituiamo fino a 22,00.€\.$/,
    ],
  ])('what it gives back by the policy: %s', async (_, order, quote, words) => {
    const sheet = await open(order, { 'orders/changes/quote': () => quote })
    const row = await sheet.findByRole('link', { name: /^Cedi/ })
    expect(row.textContent).toMatch(words)
    expect(row.getAttribute('href')).toBe(CHANGE)
  })

  test('beside the refund it says what credit there is once somebody takes the day', async () => {
    const sheet = await open(aPlace(), { 'returns/days': () => ownDays(true) })
    const row = await sheet.findByRole('link', { name: /^Cedi un giorno/ })
    expect(row.textContent).toMatch(/66,00.€ al giorno\. Oppure fino a 13,00.€ di credito, se qualcuno lo prende\.$/)
    expect(row.getAttribute('href')).toBe(CHANGE)
  })

  test.each([
    ['of which only credit comes', 'own', () => refunds([]), /^Cedi un giornoFino a 13,00.€ di credito/],
    [
      'that are given back already',
      'offered',
      () => refusal(409, 'days_returned'),
      /^Cedi un giornoSe qualcuno lo prende/,
    ],
    ['that somebody has by now', 'sold', () => refusal(409, 'days_returned'), /^Cedi un giornoSe qualcuno lo prende/],
  ])('days %s lead to their calendar', async (_, state, quote, words) => {
    const sheet = await open(aPlace(), {
      'returns/days': () => ownDays(state === 'own', state),
      'orders/changes/quote': quote,
    })
    const row = await sheet.findByRole('link', { name: /^Cedi un giorno/ })
    expect(row.textContent).toMatch(words)
    expect(row.getAttribute('href')).toBe(GIVE_BACK)
  })

  test('when no day can go any more it says so', async () => {
    const sheet = await open(aPlace(), { 'orders/changes/quote': () => refunds([]) })
    const row = await sheet.findByRole('button', { name: /^Cedi un giorno.*Tutti i giorni .* sono già iniziati/ })
    expect(row.hasAttribute('disabled')).toBe(true)
  })

  test('half a day that is all there is has no row: it is cancelled', async () => {
    const morning = { ...refunds([]), days: [{ day: DAYS[0], part: 'morning', paidCents: 3000, refundCents: 3000 }] }
    const sheet = await open(onOneDay(aPlace(), 'morning'), { 'orders/changes/quote': () => morning })
    await sheet.findByRole('button', { name: /^Annulla.*132,00/ })
    await waitFor(() => expect(sheet.queryByText(/^Cedi/)).toBeNull())
  })

  test('only what is not over, not cancelled and a place is given back', () => {
    const paid = anOrder(PAID)
    const [first] = paid.lines
    expect(linesToReturn(paid, first?.to ?? '')).toHaveLength(paid.lines.length)
    expect(linesToReturn(paid, '2099-01-01')).toEqual([])
    expect(
      linesToReturn({ ...paid, lines: paid.lines.map((line) => ({ ...line, isCancelled: true })) }, first?.to ?? ''),
    ).toEqual([])
    expect(linesToReturn({ ...paid, category: 'parking' }, first?.to ?? '')).toEqual([])
  })
})
