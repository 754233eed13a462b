import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { giveCredit } from '../../../domain/payments/credit-calls.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { StaffRole } from '../../../domain/platform/staff-role.ts'
import type { MoneyRequest } from '../../../domain/staff/money-request-calls.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../../cart/test-app.tsx'
import { call } from '../../platform/call.ts'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { RequestsPage } from '../RequestsPage.tsx'

const REQUEST: MoneyRequest = {
  requestId: 7,
  kind: 'refund',
  amountCents: cents(12_000),
  exceeded: 'order',
  mostCents: cents(5000),
  orderId: 4711,
  orderNumber: 'BA-7K3M-Q2XT',
  name: 'Giulia Ferri',
  reason: 'Ombrellone rotto',
  askedBy: 'Anna Neri',
  askedAt: '2027-07-11T08:20:00.000Z',
  endsAt: '2027-07-12T08:20:00.000Z',
  state: 'waiting',
  decidedBy: null,
  decidedAt: null,
  isOwn: false,
}
const COMMON = {
  'content/resort': () => RESORT,
  'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
}
const open = async (role: StaffRole, requests: object, answers: Parameters<typeof serve>[0] = {}) => {
  const sent = serve({
    ...COMMON,
    'ges/staff/me': () => ({ displayName: 'Giada Neri', roles: [role] }),
    'ges/money/requests': () => requests,
    ...answers,
  })
  await openPage(<RequestsPage />, '/ges/richieste')
  return (path: string) => sent.filter((one) => one.path === path).map(({ input }) => input)
}

afterEach(() => {
  vi.useRealTimers()
  closePage()
})

test('B-32 a manager reads who asks for what and why, and says yes or no', async () => {
  const decided = { ...REQUEST, requestId: 6, state: 'approved', decidedBy: 'Marco', decidedAt: REQUEST.askedAt }
  const sent = await open(
    'manager',
    { waiting: [REQUEST], decided: [decided] },
    {
      'ges/money/approve': () => ({ done: true }),
      'ges/money/refuse': () => ({ done: true }),
    },
  )
  const waiting = within(await screen.findByRole('region', { name: 'Aspettano un sì' }))
  expect(waiting.getByRole('heading', { name: /120,00/ })).toBeTruthy()
  for (const words of ['Rimborso · Ordine BA-7K3M-Q2XT · Giulia Ferri', 'Ombrellone rotto', /Chiede Anna Neri/])
    expect(waiting.getByText(words)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Decise' })).getByText(/da Marco/)).toBeTruthy()
  fireEvent.click(waiting.getByRole('button', { name: 'Sì, fallo' }))
  const sheet = within(await screen.findByRole('dialog', { name: /^Dire sì a 120,00/ }))
  fireEvent.click(sheet.getByRole('button', { name: 'Sì, fallo' }))
  expect(await screen.findByText('Fatto')).toBeTruthy()
  fireEvent.click(waiting.getByRole('button', { name: 'No' }))
  expect(await screen.findByText('Richiesta rifiutata')).toBeTruthy()
  expect([sent('ges/money/approve'), sent('ges/money/refuse')]).toEqual([[{ requestId: 7 }], [{ requestId: 7 }]])
})

test('B-32 whoever asked sees what became of it and takes it back; nobody says yes to their own', async () => {
  const sent = await open(
    'cashier',
    { waiting: [{ ...REQUEST, isOwn: true }], decided: [] },
    {
      'ges/money/refuse': () => ({ done: true }),
    },
  )
  const waiting = within(await screen.findByRole('region', { name: 'Aspettano un sì' }))
  expect(waiting.queryByRole('button', { name: 'Sì, fallo' })).toBeNull()
  fireEvent.click(waiting.getByRole('button', { name: 'Ritira la richiesta' }))
  expect(await screen.findByText('Richiesta ritirata')).toBeTruthy()
  expect(sent('ges/money/refuse')).toEqual([{ requestId: 7 }])
})

test('B-32 what goes beyond a limit asks for a second yes with its input as it was, and says why', async () => {
  const limit = { limit: 'guest', mostCents: 50_000, amountCents: 60_000 }
  const sent = await open(
    'cashier',
    { waiting: [], decided: [] },
    {
      'ges/credit/give': () => refusal(403, 'approval_needed', 'Oltre il limite', limit),
      'ges/money/ask': () => ({ requestId: 7, endsAt: REQUEST.endsAt }),
    },
  )
  expect(await screen.findByText('Nessuna richiesta aspetta')).toBeTruthy()
  const wish = { accountId: 4711, amountCents: 60_000, note: 'Per il disturbo', clientId: '0000000000000007' }
  const given = call(giveCredit, wish).catch((error: unknown) => error)
  const sheet = within(await screen.findByRole('dialog', { name: 'Serve un secondo sì' }))
  expect(sheet.getByText(/^Oltre 500,00 € di credito/)).toBeTruthy()
  const button = sheet.getByRole('button', { name: /^Chiedi il sì per 600,00/ })
  fireEvent.click(button)
  expect(await sheet.findByText('Scrivi perché, in poche parole.')).toBeTruthy()
  fireEvent.change(sheet.getByLabelText('Perché?'), { target: { value: 'Allagato due giorni' } })
  fireEvent.click(button)
  expect(await screen.findByText('Richiesta mandata')).toBeTruthy()
  expect(await given).toMatchObject({ code: 'asked' })
  expect(sent('ges/money/ask')).toEqual([{ call: 'giveCredit', input: wish, reason: 'Allagato due giorni' }])
})

test('B-32 who closes the sheet has asked nobody: the refusal stays', async () => {
  const limit = { limit: 'person', mostCents: 50_000, amountCents: 60_000 }
  const sent = await open(
    'cashier',
    { waiting: [], decided: [] },
    {
      'ges/credit/give': () => refusal(403, 'approval_needed', 'Oltre il limite', limit),
    },
  )
  await screen.findByText('Nessuna richiesta aspetta')
  const wish = { accountId: 4711, amountCents: 60_000, note: 'Per il disturbo', clientId: '0000000000000007' }
  const given = call(giveCredit, wish).catch((error: unknown) => error)
  const sheet = await screen.findByRole('dialog', { name: 'Serve un secondo sì' })
  fireEvent.keyDown(sheet, { key: 'Escape' })
  expect(await given).toMatchObject({ code: 'approval_needed' })
  expect(sent('ges/money/ask')).toEqual([])
})
