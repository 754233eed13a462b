import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PromotionEntry } from '../../../../domain/umbrellas/promotion-file.ts'
import { closePage, openPage, RESORT, serve } from '../../../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../../use-umbrella-cart.ts'
import { PromotionSheet } from './PromotionSheet.tsx'

// jsdom scrolls nothing.
beforeEach(() => void (Element.prototype.scrollIntoView = vi.fn()))
afterEach(closePage)

async function open(entry: PromotionEntry | null) {
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T10:48:00.000Z' }),
  })
  const onSave = vi.fn()
  await openPage(
    <PromotionSheet
      entry={entry}
      others={[]}
      usedIds={['mattina']}
      categories={[]}
      isBusy={false}
      onSave={onSave}
      onRemove={vi.fn()}
      onClose={vi.fn()}
    />,
    '/ges/prezzi',
  )
  return { sheet: within(await screen.findByRole('dialog')), onSave }
}

test('B-06 a new promotion is written in three steps, each before the next, and saved at the end', async () => {
  const { sheet, onSave } = await open(null)
  const next = () => fireEvent.click(sheet.getByRole('button', { name: 'Avanti' }))
  expect(sheet.queryByRole('button', { name: 'Salva nella bozza' })).toBeNull()
  expect(sheet.getAllByRole('textbox')).toHaveLength(2)
  next()
  expect(sheet.getByText('Controlla i campi segnati.')).toBeTruthy()
  for (let index = 0; index < 5; index++) {
    expect(sheet.getByText('Serve in ogni lingua.')).toBeTruthy()
    fireEvent.change(sheet.getByRole('textbox', { name: 'Nome' }), { target: { value: 'Mattina' } })
    next()
  }
  expect(sheet.getByRole('group', { name: 'Quando e per chi' })).toBe(document.activeElement)
  fireEvent.click(sheet.getByRole('checkbox', { name: 'Mattina' }))
  next()
  fireEvent.click(sheet.getByRole('button', { name: 'Salva nella bozza' }))
  expect(sheet.getByText('Scrivi di quanto è lo sconto.')).toBeTruthy()
  fireEvent.change(sheet.getByRole('textbox', { name: 'Sconto in percento' }), { target: { value: '10' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Salva nella bozza' }))
  expect(onSave.mock.calls).toEqual([
    [
      {
        id: 'mattina-2',
        name: { it: 'Mattina', en: 'Mattina', fr: 'Mattina', nl: 'Mattina', de: 'Mattina' },
        percent: 10,
        parts: ['morning'],
      },
    ],
  ])
})

test('B-06 one that is there is saved from any step, with its rare conditions open', async () => {
  const name = { it: 'Sole', en: 'Sun', fr: 'Soleil', nl: 'Zon', de: 'Sonne' }
  const entry: PromotionEntry = { id: 'sole', name, euro: '5.00', code: 'SOLE', uses: 3, channels: ['desk'] }
  const { sheet, onSave } = await open(entry)
  expect(sheet.getByRole('textbox', { name: 'Quante volte in tutto' })).toBeTruthy()
  fireEvent.click(sheet.getByRole('radio', { name: '2. Quando e per chi' }))
  expect(sheet.getByRole('group', { name: 'Quando e per chi' }).querySelector('details')?.open).toBe(true)
  fireEvent.click(sheet.getByRole('button', { name: 'Salva nella bozza' }))
  expect(onSave.mock.calls).toEqual([[entry]])
})
