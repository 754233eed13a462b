import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PriceBook } from '../../../../domain/umbrellas/price-book.ts'
import { closePage, openPage, RESORT, serve } from '../../../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../../use-umbrella-cart.ts'
import { SeasonCalendar } from './SeasonCalendar.tsx'

const named = (name: string) => ({ it: name, en: name, fr: name, nl: name, de: name })
const BOOK = {
  seasons: [
    { id: 'low', name: named('Bassa'), spans: [{ from: '01-01', to: '12-31', weekdays: null }] },
    { id: 'high', name: named('Alta'), spans: [{ from: '07-01', to: '08-31', weekdays: null }] },
  ],
  rules: [],
} as unknown as PriceBook

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})
afterEach(closePage)

test('B-06 seasons are swatches to paint with; one row of months is shown and the others folded', async () => {
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T10:48:00.000Z' }),
  })
  const season = { from: '2027-04-20', to: '2027-11-03' } as never
  const onPaint = vi.fn()
  await openPage(
    <SeasonCalendar book={BOOK} shown={season} open={season} isRolling={false} today="2027-07-11" onPaint={onPaint} />,
    '/ges/prezzi',
  )
  const swatches = within(await screen.findByRole('radiogroup', { name: 'Stagione da assegnare' }))
  fireEvent.click(swatches.getByRole('radio', { name: 'Alta' }))
  const months = () => screen.getAllByRole('group').flatMap((month) => month.getAttribute('aria-label') ?? [])
  expect(months()).toEqual(['luglio', 'agosto', 'settembre', 'ottobre'])
  // The keyboard stays within what is shown.
  const first = screen.getByRole('button', { name: 'giovedì 1 luglio, Alta' })
  fireEvent.keyDown(first, { key: 'ArrowLeft' })
  fireEvent.keyDown(first, { key: 'Enter' })
  expect(onPaint.mock.calls).toEqual([['high', ['2027-07-01']]])
  fireEvent.click(screen.getByRole('button', { name: 'Mostra tutti i mesi' }))
  expect(months()).toHaveLength(8)
  fireEvent.click(screen.getByRole('button', { name: 'Meno mesi' }))
  expect(months()).toHaveLength(4)
})
