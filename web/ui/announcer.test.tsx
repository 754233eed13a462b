import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SECOND } from '../../domain/platform/duration.ts'
import { announce, Announcer } from './Announcer.tsx'

const said = (role: 'alert' | 'status') => document.querySelector(`[role=${role}]`)?.textContent?.trim()

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('B-21 G11 another screen takes away what was said of the one before, and not what came with the change', () => {
  render(<Announcer />)
  act(() => announce('7 campi da correggere', 'assertive'))
  expect(said('alert')).toBe('7 campi da correggere')
  act(() => void vi.advanceTimersByTime(5 * SECOND))
  act(() => announce('Ordine confermato', 'polite'))
  act(() => announce('Riepilogo.', 'screen'))
  expect([said('alert'), said('status')]).toEqual(['', 'Ordine confermato'])
})
