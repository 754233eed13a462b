import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endPages, startWith } from '../accounts/page-fixture.tsx'
import { barCartStore, EMPTY_BAR_CART } from './bar-cart.ts'
import { forgetBar, openBar } from './bar-test-app.tsx'

beforeEach(() => startWith('nobody'))
afterEach(() => {
  forgetBar()
  endPages()
})

/** Opens an item's sheet from its row. */
async function openDish(name: string) {
  // Of a dish that is added at once, its name opens the sheet.
  const [opens] = await screen.findAllByRole('button', { name: new RegExp(`^(Aggiungi )?${name}`) })
  if (opens === undefined) throw new Error(`no button opens ${name}`)
  fireEvent.click(opens)
  return screen.findByRole('dialog', { name: new RegExp(name) })
}

test('B-15 the whole declaration, traces and frozen, stands on the sheet before anything is added', async () => {
  await openBar('/tabs/menu')
  const sheet = await openDish('Schiacciata toscana')
  expect(within(sheet).getByText('Glutine').parentElement?.textContent).toBe('Glutinegrano')
  expect(within(sheet).getByText('Può contenere frutta a guscio')).toBeTruthy()
  expect(barCartStore.get().lines).toEqual([])
})

test('R-714 a group that still needs a choice says so, and the item is added once it has one', async () => {
  await openBar('/tabs/menu')
  const sheet = await openDish('Gelato')
  expect(within(sheet).getByText('Congelato')).toBeTruthy()
  expect(within(sheet).getByText('Il resto dipende da quello che scegli')).toBeTruthy()
  const add = within(sheet).getByRole('button', { name: /^Aggiungi/ })
  fireEvent.click(add)
  expect(within(sheet).getByRole('alert').textContent).toBe('Scegli ancora: Cono o coppetta')
  fireEvent.click(within(sheet).getByRole('radio', { name: /^Coppetta/ }))
  expect(within(sheet).getByRole('alert').textContent).toBe('Scegli ancora: Gusti')
  fireEvent.click(within(sheet).getByRole('checkbox', { name: /^Crema/ }))
  fireEvent.click(within(sheet).getByRole('checkbox', { name: /^Pistacchio.*0,50.*contiene frutta a guscio/ }))
  expect(within(sheet).getByRole('checkbox', { name: /^Limone/ })).toHaveProperty('disabled', true)
  expect(within(sheet).getByText('Frutta a guscio')).toBeTruthy()
  expect(within(sheet).queryByText('Il resto dipende da quello che scegli')).toBeNull()
  fireEvent.click(within(sheet).getByRole('button', { name: /^Aggiungi\s*4,50/ }))
  await waitFor(() => expect(barCartStore.get().lines).toHaveLength(1))
  expect(barCartStore.get().lines[0]?.optionIds).toEqual([412, 421, 422])
})

test('B-15 alcohol asks for the age once for an order; no adds nothing', async () => {
  await openBar('/tabs/menu')
  const sheet = await openDish('Spritz al limone')
  const press = () => fireEvent.click(within(sheet).getByRole('button', { name: /^Aggiungi/ }))
  press()
  fireEvent.click(await screen.findByRole('button', { name: 'Torna indietro' }))
  expect(barCartStore.get()).toEqual(EMPTY_BAR_CART)
  press()
  fireEvent.click(await screen.findByRole('button', { name: 'Sì, ho almeno 18 anni' }))
  await waitFor(() => expect(barCartStore.get()).toMatchObject({ isAdult: true, lines: [{ itemId: 1, quantity: 1 }] }))
  const beer = await openDish('Birra agricola chiara')
  fireEvent.click(within(beer).getByRole('button', { name: /^Aggiungi/ }))
  await waitFor(() => expect(barCartStore.get().lines).toHaveLength(2))
})

test('R-104 the sheet of what is in the cart already changes it: the note, the quantity, down to none', async () => {
  await openBar('/tabs/menu')
  const sheet = await openDish('Caffè shakerato')
  fireEvent.change(within(sheet).getByRole('textbox', { name: 'Una richiesta?' }), {
    target: { value: 'poco zucchero' },
  })
  fireEvent.click(within(sheet).getByRole('button', { name: 'Più: Quantità' }))
  fireEvent.click(within(sheet).getByRole('button', { name: /^Aggiungi\s*7,00/ }))
  await waitFor(() => expect(barCartStore.get().lines).toMatchObject([{ quantity: 2, note: 'poco zucchero' }]))
  const again = await openDish('Caffè shakerato')
  expect(within(again).getByRole('textbox')).toHaveProperty('value', 'poco zucchero')
  const less = within(again).getByRole('button', { name: 'Meno: Quantità' })
  fireEvent.click(less)
  fireEvent.click(less)
  fireEvent.click(within(again).getByRole('button', { name: 'Togli dall’ordine' }))
  await waitFor(() => expect(barCartStore.get().lines).toEqual([]))
})
