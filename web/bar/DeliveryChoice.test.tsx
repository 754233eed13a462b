import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getDeliveryPlaces, resolvePlace } from '../../domain/bar/calls.ts'
import { answering, endPages, startWith } from '../accounts/page-fixture.tsx'
import { problem } from '../platform/fake-server.ts'
import { resortDay } from '../platform/resort-day.ts'
import { readSession } from '../platform/session.ts'
import { barCartStore, deliverTo, EMPTY_BAR_CART } from './bar-cart.ts'
import { AN_OPEN_BAR, forgetBar, openBar } from './bar-test-app.tsx'

const D3 = { code: 'D3', kind: 'large_dog' as const, isVerified: true }
const TAG = 'place.D3.2027.signature'

beforeEach(() => startWith('Giulia'))
afterEach(() => {
  forgetBar()
  endPages()
})

/** Opens the choice over the menu; Giulia has D3 today. */
async function openChoice(answers = {}) {
  await openBar('/tabs/menu?show=delivery', {
    ...AN_OPEN_BAR,
    ...answering(getDeliveryPlaces, () => ({ places: [D3] })),
    ...answers,
  })
  return screen.findByRole('dialog', { name: 'Dove lo portiamo?' })
}

async function type(dialog: HTMLElement, code: string) {
  fireEvent.click(within(dialog).getByRole('radio', { name: /Un altro ombrellone/ }))
  fireEvent.change(await within(dialog).findByRole('textbox'), { target: { value: code } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fatto' }))
}

test('R-510 the own place of today is chosen already, and the counter is one tap away', async () => {
  const dialog = await openChoice()
  await waitFor(() =>
    expect(within(dialog).getByRole('radio', { name: /Ombrellone D3/ })).toHaveProperty('checked', true),
  )
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Ritiro al bancone' }))
  expect(barCartStore.get().delivery).toEqual({ kind: 'pickup' })
})

test('R-510 G25 Fatto takes what is typed: the server checks it, a real one is taken, another is refused in words', async () => {
  const dialog = await openChoice(
    answering(resolvePlace, ({ code }) =>
      code === 'C5'
        ? { ...D3, code: 'C5', isVerified: false }
        : problem(422, 'position_unknown', { detail: 'Non conosciamo questo ombrellone.' }),
    ),
  )
  await type(dialog, 'z 99')
  expect(await within(dialog).findByText('Non conosciamo questo ombrellone.')).toBeTruthy()
  expect(barCartStore.get().delivery).toBeNull()
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'c 5' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fatto' }))
  await waitFor(() => expect(barCartStore.get().delivery).toEqual({ kind: 'umbrella', code: 'C5' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Consegna a C5')).toBeTruthy()
})

test('R-510 a typed place is a row of its own, so that another code can be typed after it', async () => {
  barCartStore.set(deliverTo(EMPTY_BAR_CART, { kind: 'umbrella', code: 'C5' }, resortDay()))
  const dialog = await openChoice(answering(resolvePlace, ({ code }) => ({ ...D3, code: code ?? '' })))
  expect(await within(dialog).findByRole('radio', { name: /Ombrellone C5/ })).toHaveProperty('checked', true)
  await type(dialog, 'C6')
  await waitFor(() => expect(barCartStore.get().delivery).toEqual({ kind: 'umbrella', code: 'C6' }))
})

test('R-510 Fatto closes the choice where nothing is being typed', async () => {
  const dialog = await openChoice()
  fireEvent.click(await within(dialog).findByRole('radio', { name: /Ombrellone D3/ }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fatto' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('B-20 without a network the typed umbrella is kept, and checked when it is ordered', async () => {
  const dialog = await openChoice({
    [resolvePlace.path]: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await type(dialog, 'C5')
  await waitFor(() => expect(barCartStore.get().delivery).toEqual({ kind: 'umbrella', code: 'C5' }))
  expect(await screen.findByText(/controlliamo il posto quando torna la rete/)).toBeTruthy()
})

test('R-510 B-08 the QR at an umbrella opens the bar with its delivery there, also for whoever has not entered', async () => {
  endPages()
  startWith('nobody')
  await openBar(`/ombrellone?tag=${TAG}`, { ...AN_OPEN_BAR, ...answering(resolvePlace, () => D3) })
  expect(await screen.findByText('Consegna a D3')).toBeTruthy()
  expect(readSession().entraIsClicked).toBe(true)
  expect(barCartStore.get().delivery).toEqual({ kind: 'umbrella', code: 'D3', tag: TAG })
})

test('R-510 a QR that no longer counts says so and leads to the bar all the same', async () => {
  await openBar(`/ombrellone?tag=${TAG}`, {
    ...AN_OPEN_BAR,
    ...answering(resolvePlace, () => problem(422, 'position_unknown')),
  })
  expect(await screen.findByRole('heading', { name: 'Questo codice non vale più' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Vai al bar' }))
  expect(await screen.findByText('Dove lo portiamo?')).toBeTruthy()
  expect(barCartStore.get().delivery).toBeNull()
})
