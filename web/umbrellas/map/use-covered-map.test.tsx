import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, useRef } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { preloadSheets, Sheet } from '../../ui/Sheet.tsx'
import { uiTexts } from '../../ui/texts.ts'
import { loadTexts } from '../../platform/texts.ts'
import { layOut } from './map-layout.ts'
import { mapView } from './map-view.ts'
import { createPlaceStore } from './place-store.ts'
import { PlaceGrid } from './PlaceGrid.tsx'
import { availabilityWith, PLAN, placeOf } from './test-beach.ts'
import { useCoveredMap } from './use-covered-map.ts'

const nothing = () => undefined
const layout = layOut(PLAN)
const store = createPlaceStore(placeOf('B1').id)
store.replace(
  mapView({
    plan: PLAN,
    availability: availabilityWith(),
    lines: [],
    dogs: [],
    zone: 'all',
    onlyAccessible: false,
    busyIds: new Set(),
  }),
)

function Beach({ isCovered }: { isCovered: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const other = useRef<HTMLDivElement>(null)
  useCoveredMap({ box, layer: other, rows: other, labels: other }, store, isCovered)
  return (
    <>
      <header data-testid="header" />
      <div ref={box} data-testid="map">
        <PlaceGrid
          layout={layout}
          store={store}
          isSmall={false}
          label="Spiaggia"
          helpId="help"
          rowName={(id) => id}
          speak={(view) => view.place.code}
          onTap={nothing}
          onCommand={nothing}
          onFocusPlace={nothing}
          onBlurPlace={nothing}
        />
      </div>
      <Suspense>
        <Sheet isOpen={isCovered} onClose={nothing} title="Ombrellone B1">
          <p>Fila B</p>
        </Sheet>
      </Suspense>
    </>
  )
}

const tabStops = () => document.querySelectorAll('[data-place][tabindex="0"]').length

beforeAll(async () => {
  await Promise.all([loadTexts(uiTexts), preloadSheets()])
})
afterEach(cleanup)

test('R-101 under a sheet the map is hidden and has no tab stop, and none of its places is styled anew', async () => {
  const { rerender } = render(<Beach isCovered={false} />)
  const map = screen.getByTestId('map')
  const place = screen.getByRole('gridcell', { name: 'B1' })
  act(() => place.focus())
  expect(tabStops()).toBe(1)

  await act(async () => rerender(<Beach isCovered />))
  await screen.findByRole('dialog', { name: 'Ombrellone B1' })
  expect(screen.getByTestId('header').closest<HTMLElement>('[inert]')).not.toBeNull()
  expect(map.closest('[inert]')).toBeNull()
  expect(map.getAttribute('aria-hidden')).toBe('true')
  expect(tabStops()).toBe(0)

  await act(async () => rerender(<Beach isCovered={false} />))
  expect(map.hasAttribute('aria-hidden')).toBe(false)
  expect(map.hasAttribute('data-react-aria-top-layer')).toBe(false)
  expect(tabStops()).toBe(1)
})

test('R-101 a map with the focus is hidden once the sheet has taken it', async () => {
  const { rerender } = render(<Beach isCovered={false} />)
  const map = screen.getByTestId('map')
  act(() => screen.getByRole('gridcell', { name: 'B1' }).focus())
  await act(async () => rerender(<Beach isCovered />))
  expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull()
  expect(map.getAttribute('aria-hidden')).toBe('true')
})
