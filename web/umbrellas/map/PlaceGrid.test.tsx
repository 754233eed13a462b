import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { it as texts } from '../texts/it.ts'
import { placeName } from '../spoken.ts'
import { layOut } from './map-layout.ts'
import { mapView, type MapFacts } from './map-view.ts'
import { createPlaceStore } from './place-store.ts'
import { PlaceGrid, type PlaceGridProps } from './PlaceGrid.tsx'
import { availabilityWith, lineOn, PLAN, placeOf } from './test-beach.ts'

const layout = layOut(PLAN)
const zones = new Map(PLAN.zones.map((zone) => [zone.id, zone.name.it]))

function see(rest: Partial<MapFacts> = {}) {
  return mapView({
    plan: PLAN,
    availability: availabilityWith(),
    lines: [],
    dogs: [],
    zone: 'suited',
    onlyAccessible: false,
    busyIds: new Set(),
    ...rest,
  })
}

function show(rest: Partial<MapFacts> = {}) {
  const store = createPlaceStore(placeOf('B1').id)
  store.replace(see(rest))
  const heard = {
    onTap: vi.fn<PlaceGridProps['onTap']>(),
    onCommand: vi.fn<PlaceGridProps['onCommand']>(),
    onFocusPlace: vi.fn<PlaceGridProps['onFocusPlace']>(),
    onBlurPlace: vi.fn<() => void>(),
  }
  render(
    <>
      <PlaceGrid
        layout={layout}
        store={store}
        isSmall={false}
        label={texts.map.label('A', 'O')}
        helpId="help"
        rowName={(id, hasGazebos) => (hasGazebos ? texts.map.gazeboRow(id) : texts.map.row(id))}
        speak={(view) => placeName(view, zones.get(view.place.zone) ?? '', texts, 'it')}
        {...heard}
      />
    </>,
  )
  return { store, ...heard }
}

const cell = (name: RegExp) => screen.getByRole('gridcell', { name })

describe('the beach as a grid', () => {
  afterEach(cleanup)

  test('R-101 it is a grid of rows whose cells say what they are', () => {
    show({ availability: availabilityWith({ C6: 'h', C7: 'b', D1: 'x' }), lines: [lineOn('C5')] })
    const grid = screen.getByRole('grid', { name: 'Mappa della spiaggia, file A–O' })
    expect(within(grid).getAllByRole('row')).toHaveLength(5)
    expect(screen.getByRole('row', { name: 'Fila O, gazebo' })).toBeDefined()
    expect(cell(/^C8, libero, large-dog, 1 cane, 44 euro al giorno, accessibile$/)).toBeDefined()
    expect(cell(/^C5, selezionato da te/).getAttribute('aria-selected')).toBe('true')
    expect(cell(/^C6, in scelta da un altro ospite/).getAttribute('aria-disabled')).toBe('true')
    expect(cell(/^C7, occupato/).getAttribute('aria-disabled')).toBe('true')
    expect(cell(/^D1, non prenotabile/).getAttribute('aria-disabled')).toBe('true')
    expect(cell(/^C8, libero/).getAttribute('aria-disabled')).toBeNull()
  })

  test('B-21 shade is said, and to everybody whom a place suits that dogs are near: not whose, nor which', () => {
    const near = { C8: '2', C9: '3', C20: '2', D1: '2', D9: '2' }
    const availability = availabilityWith({ D1: 'b', C9: 'h' }, {}, near)
    show({ availability })
    expect(cell(/^Gazebo O1, .*120 euro al giorno, ombra naturale$/)).toBeDefined()
    expect(cell(/^C8, .*, accessibile, cani vicino$/)).toBeDefined()
    expect(cell(/^C9, in scelta da un altro ospite, .*, cani vicino$/)).toBeDefined()
    expect(cell(/^C20, .*, cani vicino$/)).toBeDefined()
    // Nobody can take what is taken.
    expect(cell(/^D1, occupato, .* euro al giorno$/)).toBeDefined()
    cleanup()
    show({ availability, dogs: [{ name: 'Pepe', size: 'small' }] })
    expect(cell(/^D9, .*, cani vicino$/)).toBeDefined()
    expect(cell(/^C9, .*Accanto c’è un cane che ha bisogno di spazio$/)).toBeDefined()
    // What does not suit says that alone.
    expect(cell(/^C20, .*Solo umani.*/).getAttribute('aria-label')).not.toContain('cani vicino')
  })

  test('R-306 a place that doesn’t suit the dogs says why', () => {
    show({ dogs: [{ name: 'Nebbia', size: 'large' }] })
    expect(cell(/^C12, libero, small-dog, 2 cani, 44 euro al giorno, Non adatti a Nebbia: fino a 14 kg$/)).toBeDefined()
  })

  test('R-101 there is one tab stop, and it moves with the arrows', () => {
    show()
    const stops = () => screen.getAllByRole('gridcell').filter((one) => one.getAttribute('tabindex') === '0')
    expect(stops().map((one) => one.dataset['place'])).toEqual([String(placeOf('B1').id)])
    fireEvent.keyDown(cell(/^B1,/), { key: 'ArrowRight' })
    fireEvent.keyDown(cell(/^B2,/), { key: 'ArrowDown' })
    expect(stops().map((one) => one.dataset['place'])).toEqual([String(placeOf('C2').id)])
    expect(document.activeElement).toBe(cell(/^C2,/))
  })

  test('R-101 Enter opens, L asks for the list, 0 for the whole beach', () => {
    const { onCommand } = show()
    for (const key of ['Enter', 'l', '0']) fireEvent.keyDown(cell(/^B1,/), { key })
    expect(onCommand.mock.calls).toEqual([
      ['open', placeOf('B1').id],
      ['list', placeOf('B1').id],
      ['fit', placeOf('B1').id],
    ])
  })

  test('R-101 single keys act only while a place has the focus (WCAG 2.1.4)', () => {
    const { onCommand, store } = show()
    for (const key of ['l', 'L', '+', '0', 'c']) fireEvent.keyDown(document.body, { key })
    expect(onCommand).not.toHaveBeenCalled()
    expect(store.activeId()).toBe(placeOf('B1').id)
  })

  test('R-101 a tap is answered on the place first, then opens it', async () => {
    const { onTap } = show()
    fireEvent.click(cell(/^C6,/))
    expect(cell(/^C6,/).hasAttribute('data-tapped')).toBe(true)
    expect(onTap).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(onTap).toHaveBeenCalledOnce())
    expect(onTap.mock.calls[0]?.[0]).toBe(placeOf('C6').id)
    expect(cell(/^C6,/).hasAttribute('data-tapped')).toBe(false)
  })

  test('R-101 another guest’s change shows in place, and the old look fades out', () => {
    const { store } = show()
    const before = cell(/^C6, libero/)
    act(() => {
      store.replace(see({ availability: availabilityWith({ C6: 'b' }) }))
    })
    const after = cell(/^C6, occupato/)
    expect(after).toBe(before)
    expect(after.dataset['look']).toBe('booked')
    expect([...after.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual([
      '#m-u-free-1',
      '#m-n-6',
      '#m-u-booked-plain',
      '#m-n-6',
    ])
  })
})
