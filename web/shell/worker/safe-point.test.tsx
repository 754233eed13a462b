import { act, cleanup, render, screen } from '@testing-library/react'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { useSafePoint, useUntouched } from './safe-point.ts'

afterEach(cleanup)

function Looks({ pathname }: { readonly pathname: string }) {
  return <p>{`${useSafePoint(pathname)} ${useUntouched(pathname)}`}</p>
}
const shown = () => screen.getByRole('paragraph').textContent

test('R-401 typing is noted only once the event is over: what is drawn on its way would take the typed text away', async () => {
  const { rerender } = render(<Looks pathname="/signup" />)
  expect(shown()).toBe('true true')
  await act(async () => {
    document.dispatchEvent(new Event('input'))
    // What waits in this turn is what the browser does between two listeners of one event.
    await Promise.resolve()
  })
  expect(shown()).toBe('true true')
  await act(async () => sleep(0))
  expect(shown()).toBe('false false')
  rerender(<Looks pathname="/welcome" />)
  expect(shown()).toBe('true true')
  await act(async () => {
    document.dispatchEvent(new Event('keydown'))
    await sleep(0)
  })
  expect(shown()).toBe('true false')
})
