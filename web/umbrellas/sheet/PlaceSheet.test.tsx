import { act, cleanup, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { CallFailure } from '../../platform/call.ts'
import { loadLanguage } from '../../platform/language.ts'
import { availabilityWith, lineOn, PLAN, placeOf } from '../map/test-beach.ts'
import { mapView } from '../map/map-view.ts'
import type { Search } from '../search-state.ts'
import { EMPTY_UMBRELLA_CART, UmbrellaCartContext } from '../use-umbrella-cart.ts'
import { PlaceSheet, type PlaceSheetProps } from './PlaceSheet.tsx'
import type { UmbrellaLine } from '../../../domain/umbrellas/calls.ts'

const NEBBIA = { name: 'Nebbia', size: 'large' } as const
const PLAN_WITH_NAMES = {
  ...PLAN,
  extras: [
    { id: 'sun_bed' as const, name: { it: 'Lettino', en: '', fr: '', nl: '', de: '' } },
    { id: 'deck_chair' as const, name: { it: 'Sdraio', en: '', fr: '', nl: '', de: '' } },
    { id: 'hammock' as const, name: { it: 'Amaca', en: '', fr: '', nl: '', de: '' } },
  ],
}

async function show(
  code: string,
  rest: Partial<PlaceSheetProps> & { stock?: Record<string, number>; lines?: UmbrellaLine[] } = {},
) {
  const { stock = {}, lines = [], ...props } = rest
  const availability = availabilityWith({}, stock)
  const search: Search = {
    from: availability.from,
    to: availability.to,
    part: 'full_day',
    people: 2,
    dogs: [NEBBIA],
    ...props.search,
  }
  const view = mapView({
    plan: PLAN,
    availability,
    lines,
    dogs: search.dogs,
    zone: 'all',
    onlyAccessible: false,
    busyIds: new Set(),
  }).get(placeOf(code).id)
  if (view === undefined) throw new Error(`${code} is missing`)
  const heard = {
    onAdd: vi.fn<PlaceSheetProps['onAdd']>(),
    onSave: vi.fn<PlaceSheetProps['onSave']>(),
    onRemove: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  }
  const cart = {
    ...EMPTY_UMBRELLA_CART,
    isEmpty: lines.length === 0,
    lines,
    expiresAt: lines.length === 0 ? null : '2026-07-11T08:08:00.000Z',
  }
  const nothing = () => undefined
  await act(async () => {
    render(
      <Suspense>
        <UmbrellaCartContext
          value={{
            cart,
            removed: [],
            isPending: false,
            isError: false,
            accept: nothing,
            removeLine: nothing,
            settleRemovals: async () => undefined,
            refetch: nothing,
          }}
        >
          <PlaceSheet
            plan={PLAN_WITH_NAMES}
            view={view}
            availability={availability}
            startFrom={null}
            failure={null}
            pausedUntil={null}
            holdMinutes={8}
            isSaving={false}
            {...heard}
            {...props}
            search={search}
          />
        </UmbrellaCartContext>
      </Suspense>,
    )
  })
  const dialog = await screen.findByRole('dialog', {}, { timeout: 3000 })
  // The lists follow the header, the facts and the price.
  await within(dialog).findByRole('button', { name: 'Più: Persone' })
  return { dialog: within(dialog), ...heard }
}

/** Presses a button or switch and waits for what it changes. */
async function press(element: HTMLElement) {
  await act(async () => {
    element.click()
  })
}

describe('the place’s sheet', () => {
  beforeAll(() => {
    loadLanguage()
  })
  afterEach(cleanup)

  test('the price of each day and the total are in the button (mockup 08)', async () => {
    const { dialog, onAdd } = await show('C5')
    expect(dialog.getByRole('heading', { name: 'Ombrellone C5' })).toBeDefined()
    await press(dialog.getByRole('button', { name: 'Più: Lettino' }))
    await vi.waitFor(() => expect(dialog.getByText('1 lettino × 2 giorni')).toBeDefined())
    await press(dialog.getByRole('button', { name: /^Aggiungi al carrello\s*104,00\s€$/ }))
    expect(onAdd).toHaveBeenCalledWith({ people: 2, dogs: ['Nebbia'], extras: { sun_bed: 1 } })
  })

  test('R-208 a place is chosen together with its sun beds and deck chairs', async () => {
    const { dialog, onAdd } = await show('C5')
    await press(dialog.getByRole('button', { name: 'Più: Lettino' }))
    await press(dialog.getByRole('button', { name: 'Più: Sdraio' }))
    await vi.waitFor(() => expect(dialog.getByText('1 sdraio × 2 giorni')).toBeDefined())
    await press(dialog.getByRole('button', { name: /^Aggiungi al carrello/ }))
    expect(onAdd).toHaveBeenCalledWith({ people: 2, dogs: ['Nebbia'], extras: { sun_bed: 1, deck_chair: 1 } })
  })

  test('R-513 in the first row the button waits for a bed, and says so', async () => {
    const { dialog, onAdd } = await show('A7')
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: /^Aggiungi al carrello/ })
    expect(button.disabled).toBe(true)
    expect(dialog.getByText('Per A7 serve almeno 1 lettino o 1 sdraio.')).toBeDefined()
    await press(dialog.getByRole('button', { name: 'Più: Sdraio' }))
    await vi.waitFor(() => expect(button.disabled).toBe(false))
    expect(dialog.queryByText(/serve almeno/)).toBeNull()
    expect(onAdd).not.toHaveBeenCalled()
  })

  test('R-309 what is sold out stays on the sheet and says when', async () => {
    const { dialog } = await show('C5', { stock: { deck_chair: 0 } })
    expect(dialog.getAllByText('Finite il 18–19 luglio').length).toBeGreaterThan(0)
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Più: Sdraio' }).disabled).toBe(true)
  })

  test('R-308 a gazebo’s extras are switches, what is included is named', async () => {
    const { dialog, onAdd } = await show('O3')
    expect(dialog.getByText('4 lettini')).toBeDefined()
    await press(dialog.getByRole('switch', { name: /^Amaca/ }))
    await vi.waitFor(() => expect(dialog.getByText('1 amaca × 2 giorni')).toBeDefined())
    await press(dialog.getByRole('button', { name: /^Aggiungi al carrello/ }))
    expect(onAdd).toHaveBeenCalledWith({ people: 2, dogs: ['Nebbia'], extras: { hammock: 1 } })
  })

  test('R-306 a dog that may not stay is named with the reason', async () => {
    const { dialog } = await show('C20')
    expect(dialog.getAllByText('Nebbia qui non può stare: è una zona senza cani.').length).toBeGreaterThan(0)
    expect(dialog.getByRole<HTMLInputElement>('switch', { name: /^Nebbia/ }).disabled).toBe(true)
  })

  test('R-306 R-307 a held place is changed and can be taken out', async () => {
    const line = lineOn('C5', { people: 1, dogs: [NEBBIA], extras: [{ id: 'sun_bed', quantity: 2 }] })
    const { dialog, onSave, onRemove } = await show('C5', { lines: [line] })
    expect(dialog.getByText('È tuo fino alle 10:08')).toBeDefined()
    await press(dialog.getByRole('button', { name: 'Più: Persone' }))
    await press(dialog.getByRole('button', { name: /^Salva le modifiche/ }))
    await vi.waitFor(() => expect(onSave).toHaveBeenCalled())
    expect(onSave.mock.calls[0]?.[0]).toEqual({ people: 2, dogs: ['Nebbia'], extras: { sun_bed: 2 } })
    await press(dialog.getByRole('button', { name: 'Togli dal carrello' }))
    expect(onRemove).toHaveBeenCalledOnce()
  })

  test('R-807 a refusal is said at the button', async () => {
    const failure = new CallFailure('extra_sold_out', 409, {
      type: '',
      title: '',
      status: 409,
      code: 'extra_sold_out',
      detail: 'I lettini sono finiti.',
    })
    const { dialog } = await show('C5', { failure })
    expect(dialog.getByRole('alert').textContent).toContain('I lettini sono finiti.')
  })
})
