import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { civilDate } from '../../domain/platform/civil-date.ts'
import { closePage, openPage, RESORT, serve } from '../cart/test-app.tsx'
import { orderArchive } from '../orders/order-archive.ts'
import { anOrder } from '../orders/order-fixture.ts'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { SummaryWithWeather } from './SummaryWithWeather.tsx'

afterEach(async () => {
  closePage()
  await orderArchive.clear()
})

test('B-19 an order with days to come leads to the rule, and asks for no choice yet', async () => {
  const order = anOrder({ status: 'confirmed', paymentStatus: 'paid' })
  const day = civilDate('2099-07-10')
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'orders/get': () => ({ ...order, lines: order.lines.map((line) => ({ ...line, from: day, to: day })) }),
  })
  await openPage(<SummaryWithWeather />, '/riepilogo?order=7')
  const rule = await screen.findByRole('link', { name: /^Se il tempo è brutto/ })
  expect(rule.getAttribute('href')).toBe('/tabs/contact/meteo')
})

test('B-19 the summary of an order leads to what its days of bad weather bring, and not to those of others', async () => {
  const order = anOrder({ status: 'confirmed', paymentStatus: 'paid' })
  const day = civilDate('2020-07-10')
  const lines = order.lines.map((line) => ({ ...line, from: day, to: day }))
  const choice = {
    choiceId: 1,
    orderId: order.orderId,
    number: order.number,
    code: 'C5',
    day,
    part: 'morning',
    cause: 'rain',
    creditCents: 1200,
    state: 'open',
    chooseUntil: '2020-07-11T10:00:00.000Z',
    alternative: null,
  }
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'orders/get': () => ({ ...order, lines }),
    'weather/choices': () => ({
      choices: [
        choice,
        { ...choice, choiceId: 2, part: 'afternoon', state: 'credited' },
        { ...choice, choiceId: 3, orderId: order.orderId + 1 },
      ],
      serverNow: '2027-07-11T08:24:00.000Z',
    }),
  })
  await openPage(<SummaryWithWeather />, '/riepilogo?order=7')
  const open = await screen.findByRole('link', { name: /credito o un altro giorno.*Puoi scegliere fino a/ })
  expect(open.getAttribute('href')).toBe('/tabs/contact/meteo')
  expect(screen.getAllByRole('link', { name: /Brutto tempo/ })).toHaveLength(2)
  expect(screen.getByRole('link', { name: /Brutto tempo.*12,00/ })).toBeDefined()
})
