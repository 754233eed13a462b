import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../platform/language.ts'
import { announce, Announcer } from './Announcer.tsx'
import { PullToRefresh, RefreshButton } from './Refresh.tsx'
import { ToastRegion } from './ToastRegion.tsx'

async function show(refresh: () => Promise<boolean>) {
  await act(async () => {
    render(
      <Suspense>
        <RefreshButton onRefresh={refresh} />
        <PullToRefresh onRefresh={refresh} />
        <Announcer />
        <ToastRegion />
      </Suspense>,
    )
  })
}

/** A finger that goes down by `distance` pixels from the top of the page. */
async function pull(distance: number) {
  const at = (clientY: number) => ({ touches: [{ clientY }] })
  await act(async () => {
    fireEvent.touchStart(window, at(10))
    fireEvent.touchMove(window, at(10 + distance))
    fireEvent.touchEnd(window, { touches: [] })
  })
}

beforeEach(() => {
  localStorage.clear()
  loadLanguage()
  announce('')
})
afterEach(cleanup)

test('R-212 the button asks again, and says when the screen is up to date', async () => {
  const refresh = vi.fn(async () => true)
  await show(refresh)
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Aggiorna' })))
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(await screen.findByText('Aggiornato')).toBeTruthy()
})

test('R-806 what could not be refreshed is not said to be up to date', async () => {
  await show(async () => false)
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Aggiorna' })))
  expect(await screen.findByText('Ops, qualcosa è andato storto')).toBeTruthy()
  expect(screen.queryByText('Aggiornato')).toBeNull()
})

test('R-212 a finger refreshes when it pulls far enough', async () => {
  const refresh = vi.fn(async () => true)
  await show(refresh)
  await pull(40)
  expect(refresh).not.toHaveBeenCalled()
  await pull(90)
  expect(refresh).toHaveBeenCalledTimes(1)
})
