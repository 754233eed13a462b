import { act, render } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { vi } from 'vitest'

/** Draws a part of the design until its texts are there. */
export async function show(content: ReactNode) {
  const shown = render(<Suspense fallback={null}>{content}</Suspense>)
  await act(async () => undefined)
  return shown
}

/** Lets the fake clock run, and React draw what it brings. */
export function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
