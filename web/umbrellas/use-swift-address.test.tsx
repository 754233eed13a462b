import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseMapQuery, parseSearch } from './search-state.ts'
import type { MapAddress } from './use-map-address.ts'
import { useSwiftAddress } from './use-swift-address.ts'

const nothing = () => undefined

function addressAt(place: string | null, calls: { openPlace: (code: string) => void; closePlace: () => void }) {
  const query = new URLSearchParams(place === null ? {} : { place })
  const address: MapAddress = {
    draft: parseSearch(query),
    view: parseMapQuery(query),
    setView: nothing,
    editSearch: nothing,
    searchAgain: nothing,
    ...calls,
  }
  return address
}

function show(place: string | null = null) {
  const calls = { openPlace: vi.fn<(code: string) => void>(), closePlace: vi.fn<() => void>() }
  const shown = renderHook(({ at }) => useSwiftAddress(addressAt(at, calls)), {
    initialProps: { at: place },
  })
  return { ...shown, calls, place: () => shown.result.current.view.place }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('R-306 a place’s sheet opens at once and the address follows after the next frame', () => {
  const { result, calls, place, rerender } = show()
  act(() => result.current.openPlace('C5'))
  expect(place()).toBe('C5')
  expect(calls.openPlace).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(50))
  expect(calls.openPlace.mock.calls).toEqual([['C5']])
  rerender({ at: 'C5' })
  expect(place()).toBe('C5')
  rerender({ at: null })
  expect(place()).toBeNull()
})

test('R-306 a sheet that is closed before the address knew of it leaves no trace', () => {
  const { result, calls, place } = show()
  act(() => result.current.openPlace('C5'))
  act(() => result.current.closePlace())
  act(() => void vi.advanceTimersByTime(50))
  expect(place()).toBeNull()
  expect(calls.openPlace).not.toHaveBeenCalled()
  expect(calls.closePlace).not.toHaveBeenCalled()
})

test('R-306 a sheet that is closed once the address was told of it, and before it is drawn there, leaves the address too', () => {
  const { result, calls, place } = show()
  act(() => result.current.openPlace('C5'))
  act(() => void vi.advanceTimersByTime(50))
  act(() => result.current.closePlace())
  expect(place()).toBeNull()
  expect(calls.closePlace).toHaveBeenCalledOnce()
})

test('R-306 another place takes over from the one that the address names, and closing leaves it', () => {
  const { result, calls, place, rerender } = show('C5')
  act(() => result.current.openPlace('C6'))
  expect(place()).toBe('C6')
  act(() => void vi.advanceTimersByTime(50))
  rerender({ at: 'C6' })
  act(() => result.current.closePlace())
  expect(calls.closePlace).toHaveBeenCalledOnce()
})
