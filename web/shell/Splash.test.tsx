import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Splash } from './Splash.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

test('R-904 a start that takes 3 s says so, and whoever waits for no answer goes in', () => {
  vi.useFakeTimers()
  const goOn = vi.fn()
  render(<Splash onGoOn={goOn} />)
  pass(2_999)
  expect(screen.queryByRole('button')).toBeNull()
  pass(1)
  expect(screen.getByText('Ci sta mettendo più del solito')).toBeTruthy()
  vi.useRealTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Entra intanto' }))
  expect(goOn).toHaveBeenCalledOnce()
})
