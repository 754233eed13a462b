import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cents } from '../../../domain/platform/cents.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../../cart/test-app.tsx'
import { aTillOrder } from '../../till/staff/till-fixture.ts'
import { closeToast, toastStore } from '../../ui/toasts.ts'
import { PLAN, placeOf } from '../../umbrellas/map/test-beach.ts'
import { SellSheet } from './SellSheet.tsx'

const NOW = '2027-07-11T08:24:00.000Z'
const TOMORROW = civilDate('2027-07-12')
const NAMES = { it: 'Sconto', en: 'Discount', fr: 'Remise', nl: 'Korting', de: 'Rabatt' }
type Input = Record<string, unknown>

/** What B7 costs for a day, 40 €, less what the desk takes off. */
function quoted(input: Input) {
  const { percent = 0, amountCents = 0 } = (input['discount'] ?? {}) as { percent?: number; amountCents?: number }
  const off = percent * 40 + amountCents
  if (off > 600) return refusal(409, 'discount_too_large', 'Troppo alto.', { maxCents: 600 })
  const total = 4000 - off
  const row = { kind: 'place', extraId: null, day: TOMORROW, quantity: 1, days: 1, unitCents: total, totalCents: total }
  const discounts = off > 0 ? { discounts: [{ promotion: 'by_hand', cents: off }] } : {}
  const line = { umbrellaId: placeOf('B7').id, code: 'B7', price: [{ ...row, ...discounts }], totalCents: total }
  return { lines: [{ ...line, around: null }], serviceCents: 0, totalCents: total }
}

const SOLD = {
  actionId: 3,
  undoUntil: '2027-07-11T08:25:00.000Z',
  orderId: 5,
  number: 'BA-1',
  bookingIds: [12],
  dueCents: 4000,
}

async function open(answers: Parameters<typeof serve>[0] = {}, hasTill = true) {
  const sent = serve({
    'content/resort': () => RESORT,
    'umbrellas/plan': () => PLAN,
    'umbrellas/promotions': () => ({ promotions: [{ id: 'by_hand', name: NAMES, hasCode: false }], minimumStays: [] }),
    'ges/orders/quoteWalkIn': quoted,
    'ges/orders/sellWalkIn': () => SOLD,
    ...answers,
  })
  const sale = { umbrellaIds: [placeOf('B7').id], codes: ['B7'], day: TOMORROW, part: 'full_day' as const, hasTill }
  await openPage(<SellSheet {...sale} onClose={() => undefined} onDone={() => undefined} />, '/ges/spiaggia')
  const sheet = await screen.findByRole('dialog', { name: 'Vendi B7' })
  await within(sheet).findByText('Totale')
  const inputOf = (path: string) => sent.findLast((one) => one.path === path)?.input
  return { sheet, inputOf, sent }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const said = (words: RegExp) => waitFor(() => expect(document.body.textContent).toMatch(words))

beforeEach(() => vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true }))
afterEach(() => {
  for (const { id } of toastStore.get()) closeToast(id, 'closed')
  closePage()
  vi.useRealTimers()
})

test('B-06, B-11 a discount by hand is a chip or an amount with its reason, and stands in the price', async () => {
  const { sheet, inputOf } = await open()
  const sell = () => within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Vendi, si paga dopo' })
  press('10%')
  await said(/B740,00\s€Sconto-4,00\s€Totale36,00\s€/)
  expect(sell().disabled).toBe(true)
  press('Cliente abituale')
  await waitFor(() => expect(sell().disabled).toBe(false))
  fireEvent.click(sell())
  await waitFor(() =>
    expect(inputOf('ges/orders/sellWalkIn')).toMatchObject({
      discount: { percent: 10 },
      discountReason: 'Cliente abituale',
      totalCents: 3600,
    }),
  )
  fireEvent.change(screen.getByRole('textbox', { name: 'Sconto in euro' }), { target: { value: '2,50' } })
  await said(/Totale37,50\s€/)
  expect(inputOf('ges/orders/quoteWalkIn')).toMatchObject({ discount: { amountCents: 250 } })
})

test('B-11 what is more than the desk may give, or no amount, is said at its field', async () => {
  const { sheet } = await open()
  press('20%')
  await said(/Al massimo 6,00\s€/)
  const sell = within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Vendi, si paga dopo' })
  expect(sell.disabled).toBe(true)
  fireEvent.change(screen.getByRole('textbox', { name: 'Sconto in euro' }), { target: { value: 'dieci' } })
  await said(/Scrivi un importo, ad esempio 10 o 7,50/)
})

test('B-06, B-11 what costs nothing after its discount is sold without a question about money', async () => {
  const { sheet, inputOf } = await open({
    'ges/orders/quoteWalkIn': (input) => ({ ...(quoted({ ...input, discount: {} }) as object), totalCents: 0 }),
    'ges/orders/sellWalkIn': () => ({ ...SOLD, dueCents: 0 }),
  })
  expect(within(sheet).queryByRole('radio', { name: 'Con un link' })).toBeNull()
  press('Vendi, niente da pagare')
  await waitFor(() => expect(inputOf('ges/orders/sellWalkIn')).toMatchObject({ totalCents: 0 }))
  await said(/B7 venduto/)
  expect(document.body.textContent).not.toMatch(/Da incassare/)
})

test('B-11, B-12 a deposit is taken within the sale, and its notice takes back both', async () => {
  const { sheet, inputOf, sent } = await open({
    'ges/till/collect': () => ({ changeCents: 500, order: aTillOrder({ dueCents: cents(2500) }) }),
    'ges/till/undoCollect': () => ({ order: aTillOrder() }),
    'ges/orders/undo': () => ({ done: true }),
  })
  fireEvent.click(within(sheet).getByRole('radio', { name: 'Adesso' }))
  const amount = await within(sheet).findByRole<HTMLInputElement>('textbox', { name: 'Importo' })
  expect(amount.value).toBe('40,00')
  fireEvent.change(amount, { target: { value: '50' } })
  await said(/Scrivi un importo fino a 40,00\s€/)
  fireEvent.change(amount, { target: { value: '15' } })
  press(/^20,00/)
  press(/^Vendi e incassa 15,00/)
  await said(/B7 venduto, incassati 15,00\s€. Resto 5,00\s€. Da incassare 25,00\s€/)
  const taken = inputOf('ges/till/collect')
  expect(taken).toMatchObject({ orderId: 5, tender: 'cash', amountCents: 1500, tenderedCents: 2000 })
  press('Annulla')
  await said(/B7: come prima/)
  expect(inputOf('ges/till/undoCollect')).toEqual({ orderId: 5, pressId: taken?.['pressId'] })
  expect(sent.map(({ path }) => path).slice(-2)).toEqual(['ges/till/undoCollect', 'ges/orders/undo'])
})

test('B-11 a sale stands though its deposit was refused, and says what is due', async () => {
  const { sheet } = await open({ 'ges/till/collect': () => refusal(409, 'order_not_payable', 'Non si incassa.') })
  fireEvent.click(within(sheet).getByRole('radio', { name: 'Adesso' }))
  await within(sheet).findByRole('textbox', { name: 'Importo' })
  press(/^Vendi e incassa 40,00/)
  await said(/B7 venduto. Da incassare 40,00\s€/)
})

test('R-603 whoever has no till sells without a deposit; a link needs an e-mail and a day before the first one', async () => {
  const { sheet, inputOf } = await open({}, false)
  expect(within(sheet).queryByRole('radio', { name: 'Adesso' })).toBeNull()
  fireEvent.click(within(sheet).getByRole('radio', { name: 'Con un link' }))
  const sell = await within(sheet).findByRole<HTMLButtonElement>('button', { name: 'Vendi e manda il link' })
  expect(sell.disabled).toBe(true)
  fireEvent.change(within(sheet).getByLabelText('Nome (facoltativo)'), { target: { value: 'Ida Lenzi' } })
  fireEvent.change(within(sheet).getByLabelText('E-mail (facoltativa)'), { target: { value: 'ida@example.it' } })
  await waitFor(() => expect(sell.disabled).toBe(false))
  fireEvent.click(sell)
  // Two days from now would be after the first day.
  await waitFor(() => expect(inputOf('ges/orders/sellWalkIn')).toMatchObject({ payBy: TOMORROW }))
})
