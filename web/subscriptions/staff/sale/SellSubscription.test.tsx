import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cents } from '../../../../domain/platform/cents.ts'
import { civilDate } from '../../../../domain/platform/civil-date.ts'
import type { StaffSubscription } from '../../../../domain/subscriptions/staff-calls.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../../../cart/test-app.tsx'
import { closeToast, toastStore } from '../../../ui/toasts.ts'
import { placeOf } from '../../../umbrellas/map/test-beach.ts'
import { anAvailability, aPlan, CARNET, FORTNIGHT, NOW, PLAN } from '../../subscription-fixture.ts'
import { SellSubscription } from './SellSubscription.tsx'

const SOLD = { subscriptionId: 77, actionId: 4, undoUntil: NOW, number: 'BA-7', dueCents: 0 }

/** Of Ada's last season, paid at once. */
const aStaffSubscription = (): StaffSubscription => ({
  subscriptionId: 41,
  number: 'BA-41',
  holder: 'Ada Neri',
  name: 'Agosto',
  state: 'running',
  code: 'B2',
  row: 'B',
  from: civilDate('2026-08-01'),
  to: civilDate('2026-08-31'),
  part: 'full_day',
  entriesLeft: null,
  entries: null,
  overdueCents: cents(0),
  accountId: 5,
  phone: '+39 333 1234567',
  hasMail: true,
  umbrellaId: placeOf('B2').id,
  weekdays: null,
  people: 2,
  dogs: [{ name: 'Luna', size: 'small', temperament: 'reactive' }],
  extras: [],
  totalCents: cents(69_000),
  changeFrom: null,
  members: [],
  instalments: [],
  changes: [],
  renewal: null,
})

const ANSWERS: Parameters<typeof serve>[0] = {
  'content/resort': () => RESORT,
  'umbrellas/plan': () => PLAN,
  'subscriptions/plans': () => ({ plans: [aPlan(), FORTNIGHT, CARNET], serverNow: NOW }),
  'subscriptions/availability': () => anAvailability(),
  'ges/subscriptions/sell': () => SOLD,
}

async function open(answers: Parameters<typeof serve>[0] = {}) {
  const sent = serve({ ...ANSWERS, ...answers })
  const onSold = vi.fn<(subscriptionId: number) => void>()
  await openPage(<SellSubscription onClose={() => undefined} onSold={onSold} />, '/ges/abbonamenti')
  const sheet = await screen.findByRole('dialog', { name: 'Vendi un abbonamento' })
  const inputOf = (path: string) => sent.findLast((one) => one.path === path)?.input
  return { sheet, inputOf, onSold }
}
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const said = (words: RegExp) => waitFor(() => expect(document.body.textContent).toMatch(words))

async function forAda() {
  await screen.findByLabelText('Posto')
  write('Posto', 'b7')
  write('Nome e cognome', 'Ada Neri')
  write('Telefono', '+39 333 1234567')
}

beforeEach(() => vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true }))
afterEach(() => {
  for (const { id } of toastStore.get()) closeToast(id, 'closed')
  closePage()
  vi.useRealTimers()
})

test('R-102 a season pass is sold for its deposit in cash, by the plans and prices of the guests, and is taken back', async () => {
  const { sheet, inputOf, onSold } = await open({ 'ges/subscriptions/undoSale': () => ({ done: true }) })
  await forAda()
  const people = await within(sheet).findByRole('group', { name: 'Persone' })
  fireEvent.click(within(people).getByRole('button', { name: '1' }))
  // 30 % of 690 €.
  await said(/Vendi e incassa 207,00\s€/)
  press(/^210,00/)
  press(/^Vendi e incassa 207,00/)
  await said(/Abbonamento Agosto venduto/)
  expect(inputOf('ges/subscriptions/sell')).toEqual({
    cart: {
      cart: 'subscription',
      planId: 2,
      from: '2027-08-01',
      umbrellaId: placeOf('B7').id,
      people: 1,
      dogs: [],
      extras: [],
      inInstalments: true,
      renewsId: null,
    },
    customer: { firstName: 'Ada', lastName: 'Neri', phone: '+39 333 1234567', email: '' },
    language: 'it',
    totalCents: 69_000,
    paid: { tender: 'cash', tenderedCents: 21_000 },
  })
  expect(onSold).toHaveBeenCalledWith(77)
  press('Annulla')
  await said(/Vendita annullata/)
  expect(inputOf('ges/subscriptions/undoSale')).toEqual({ actionId: 4 })
})

test('R-102, R-603 a kept place is renewed for its holder: nothing is chosen, and it is free for nobody else', async () => {
  const renewal = {
    planId: 2,
    umbrellaId: placeOf('B2').id,
    code: 'B2',
    row: 'B',
    from: civilDate('2027-08-01'),
    to: civilDate('2027-08-31'),
    until: civilDate('2027-07-20'),
    isOpen: true,
  }
  const renewed = { ...aStaffSubscription(), renewal }
  const sent = serve(ANSWERS)
  const onSold = vi.fn<(subscriptionId: number) => void>()
  await openPage(<SellSubscription renewed={renewed} onClose={() => undefined} onSold={onSold} />, '/ges/abbonamenti')
  const sheet = await screen.findByRole('dialog', { name: 'Rinnova B2' })
  expect(within(sheet).getByText('Ada Neri')).toBeTruthy()
  await said(/Vendi e incassa 690,00\s€/)
  press(/^Vendi e incassa/)
  await waitFor(() => expect(onSold).toHaveBeenCalledWith(77))
  expect(sent.findLast(({ path }) => path === 'ges/subscriptions/sell')?.input).toMatchObject({
    cart: { umbrellaId: renewal.umbrellaId, people: 2, dogs: renewed.dogs, renewsId: 41 },
    customer: { accountId: 5 },
    totalCents: 69_000,
  })
})

test('B-06 a discount by hand needs its reason; the deposit follows it', async () => {
  const { sheet, inputOf } = await open()
  await forAda()
  await said(/Vendi e incassa 207,00\s€/)
  const discount = within(sheet).getByRole('group', { name: 'Sconto' })
  fireEvent.click(within(discount).getByRole('button', { name: '10%' }))
  // 30 % of 621 €.
  const sell = await within(sheet).findByRole<HTMLButtonElement>('button', { name: /^Vendi e incassa 186,30/ })
  expect(sell.disabled).toBe(true)
  press('Cliente abituale')
  await waitFor(() => expect(sell.disabled).toBe(false))
  fireEvent.click(sell)
  await said(/Abbonamento Agosto venduto/)
  expect(inputOf('ges/subscriptions/sell')).toMatchObject({
    totalCents: 62_100,
    discount: { percent: 10 },
    discountReason: 'Cliente abituale',
  })
})

test('B-06 what is given away asks for no money and no day', async () => {
  const { sheet, inputOf } = await open()
  await forAda()
  await said(/Vendi e incassa 207,00\s€/)
  write('Sconto in euro', '690')
  const sell = await within(sheet).findByRole<HTMLButtonElement>('button', { name: 'Vendi, niente da pagare' })
  expect(within(sheet).queryByRole('radio', { name: 'Con un link' })).toBeNull()
  press('Cliente abituale')
  await waitFor(() => expect(sell.disabled).toBe(false))
  fireEvent.click(sell)
  await said(/Abbonamento Agosto venduto/)
  const asked = inputOf('ges/subscriptions/sell')
  expect(asked).toMatchObject({ totalCents: 0, paid: null, discount: { amountCents: 69_000 } })
  expect(asked).not.toHaveProperty('payBy')
})

test('R-102 a place is found by how it begins; one that is taken says on how many days', async () => {
  const { sheet } = await open()
  await screen.findByLabelText('Posto')
  write('Posto', 'b')
  const free = await within(sheet).findByRole('group', { name: /^Liberi: \d+/ })
  expect(within(free).queryByRole('button', { name: 'B2' })).toBeNull()
  fireEvent.click(within(free).getByRole('button', { name: 'B3' }))
  expect(screen.getByLabelText<HTMLInputElement>('Posto').value).toBe('B3')
  write('Posto', 'B2')
  await said(/Occupato per 4 giorni/)
  write('Posto', 'Z9')
  await said(/Questo posto non c’è sulla mappa/)
  expect(within(sheet).getByRole<HTMLButtonElement>('button', { name: /^Vendi e incassa/ }).disabled).toBe(true)
})

test('R-102 all at once by telephone: the link needs an e-mail; what the server refuses is said', async () => {
  const { sheet, inputOf } = await open({
    'ges/subscriptions/sell': () => refusal(409, 'umbrella_taken', 'B7 non è più disponibile.', { codes: ['B7'] }),
  })
  await forAda()
  fireEvent.click(await within(sheet).findByRole('radio', { name: /Tutto adesso/ }))
  fireEvent.click(within(sheet).getByRole('radio', { name: 'Con un link' }))
  const sell = await within(sheet).findByRole<HTMLButtonElement>('button', { name: 'Vendi e manda il link' })
  expect(sell.disabled).toBe(true)
  write('E-mail', 'ada@example.it')
  await waitFor(() => expect(sell.disabled).toBe(false))
  fireEvent.click(sell)
  await said(/B7 non è più disponibile/)
  expect(inputOf('ges/subscriptions/sell')).toMatchObject({
    paid: null,
    payBy: '2027-07-13',
    cart: { inInstalments: false },
  })
})
