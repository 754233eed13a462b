import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getParametroInt } from '../../domain/settings/calls.ts'
import { fakeServer, json } from '../platform/fake-server.ts'
import { loadLanguage } from '../platform/language.ts'
import { queryClient, useCallQuery } from '../platform/queries.ts'
import { loadTexts } from '../platform/texts.ts'
import { Button } from './Button.tsx'
import { LOADER_LIMITS } from './loader-limits.ts'
import { Opening } from './Opening.tsx'
import { preloadSheets, Sheet } from './Sheet.tsx'
import { uiTexts } from './texts.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { Waiting } from './Waiting.tsx'
import { pass, show } from './ui-fixture.tsx'

const LONG_SAVE = 'Ci vuole più del solito: aspettiamo ancora la risposta. Intanto puoi andare avanti.'

beforeAll(async () => {
  loadLanguage()
  await Promise.all([loadTexts(uiTexts), preloadSheets()])
})

beforeEach(() => localStorage.clear())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('R-904 the limits are those of the specification: 10 s reading, 3 s, 2.5 s payment, 4.5 s saving', () => {
  expect(LOADER_LIMITS).toEqual({ reading: 10_000, other: 3_000, payment: 2_500, saving: 4_500 })
})

test('R-904 nothing for 300 ms, then the skeleton, at 8 s a word, at 10 s the person may go on, at 25 s an error', async () => {
  vi.useFakeTimers()
  const retry = vi.fn()
  await show(
    <Waiting onRetry={retry}>
      <p>grigio</p>
    </Waiting>,
  )
  pass(299)
  expect(screen.queryByText('grigio')).toBeNull()
  pass(1)
  expect(screen.getByText('grigio')).toBeTruthy()
  pass(7_700)
  expect(screen.getByText('Ci sta mettendo più del solito')).toBeTruthy()
  pass(1_999)
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull()
  pass(1)
  expect(screen.getByText('Ancora nessuna risposta').closest('[role=status]')).toBeTruthy()
  expect(screen.queryByText('grigio')).toBeNull()
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeTruthy()
  pass(15_000)
  expect(screen.getByText('Nessuna risposta dopo 25 secondi')).toBeTruthy()
  vi.useRealTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('R-904 trying again after 10 s asks anew, though the first question is still open', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.unstubAllGlobals())
  const { seen } = fakeServer(() => (seen.length < 2 ? new Promise<never>(() => undefined) : json(1)))
  const { result } = renderHook(() => useCallQuery(getParametroInt, { idParametro: '1005' }), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <Waiting onRetry={() => void result.current.refetch()}>
        <p>grigio</p>
      </Waiting>
    </QueryClientProvider>,
  )
  pass(10_000)
  expect(seen).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(seen).toHaveLength(2)
  expect(result.current.data).toBe(1)
  queryClient.clear()
})

test('R-904 after 3 s without the code of a page it says so', async () => {
  vi.useFakeTimers()
  await show(<Opening />)
  pass(2_999)
  expect(screen.queryByRole('status')).toBeNull()
  pass(1)
  expect(screen.getByRole('status').textContent).toContain('La pagina sta arrivando')
})

test('R-904 what has been saving for 4.5 s says so once, until it is saved', async () => {
  vi.useFakeTimers()
  const form = (isBusy: boolean) => (
    <Suspense fallback={null}>
      <Button isBusy={isBusy}>Salva</Button>
      <Button isBusy={isBusy}>Salva e chiudi</Button>
      <ToastRegion />
    </Suspense>
  )
  const { rerender } = await show(form(true))
  pass(4_499)
  expect(screen.queryByText(LONG_SAVE)).toBeNull()
  pass(1)
  expect(screen.getAllByText(LONG_SAVE)).toHaveLength(1)
  pass(15_000)
  expect(screen.getByText(LONG_SAVE)).toBeTruthy()
  rerender(form(false))
  expect(screen.queryByText(LONG_SAVE)).toBeNull()
})

test('R-904 a sheet that may not be closed while something is saved lets the person go after 4.5 s', async () => {
  vi.useFakeTimers()
  const close = vi.fn()
  await show(
    <Sheet isOpen isDismissable={false} onClose={close} title="Si invia">
      <p>Un momento</p>
    </Sheet>,
  )
  const button = screen.getByRole('button', { name: 'Chiudi' })
  pass(4_499)
  expect(button.hasAttribute('disabled')).toBe(true)
  pass(1)
  vi.useRealTimers()
  fireEvent.click(button)
  expect(close).toHaveBeenCalledOnce()
})
