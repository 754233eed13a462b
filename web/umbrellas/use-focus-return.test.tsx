import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFocusReturn } from './use-focus-return.ts'

const C5 = 5

interface Over {
  /** The place that a sheet is about. */
  readonly openId?: number
  readonly isCovered: boolean
}

function Beach({ openId, isCovered }: Over) {
  useFocusReturn(openId, isCovered)
  return (
    <>
      <button type="button" data-place={C5}>
        C5
      </button>
      {isCovered ? (
        <button type="button" autoFocus>
          Chiudi
        </button>
      ) : null}
    </>
  )
}

const focused = () => document.activeElement?.textContent
const frames = () => act(() => void vi.advanceTimersByTime(100))

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('R-807: once a place’s sheet has closed the focus is on the place again', () => {
  const { rerender } = render(<Beach openId={C5} isCovered />)
  expect(focused()).toBe('Chiudi')
  rerender(<Beach isCovered={false} />)
  frames()
  expect(focused()).toBe('C5')
})

test.each([
  ['a place that another guest took', C5],
  ['what is about no place', undefined],
])('R-807: %s follows at once and keeps the focus; the place has it when that is closed too', (_, next) => {
  const { rerender } = render(<Beach openId={C5} isCovered />)
  rerender(<Beach isCovered={false} />)
  rerender(next === undefined ? <Beach isCovered /> : <Beach openId={next} isCovered />)
  act(() => screen.getByRole('button', { name: 'Chiudi' }).focus())
  frames()
  expect(focused()).toBe('Chiudi')
  rerender(<Beach isCovered={false} />)
  frames()
  expect(focused()).toBe('C5')
})

test('what was never about a place leaves the focus alone', () => {
  const { rerender } = render(<Beach isCovered />)
  rerender(<Beach isCovered={false} />)
  frames()
  expect(document.activeElement).toBe(document.body)
})
