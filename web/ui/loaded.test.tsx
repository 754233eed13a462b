import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CallFailure } from '../platform/call-failure.ts'
import { loadLanguage } from '../platform/language.ts'
import { loadTexts } from '../platform/texts.ts'
import { Loaded } from './Loaded.tsx'
import { uiTexts } from './texts.ts'
import { show } from './ui-fixture.tsx'

beforeAll(async () => {
  loadLanguage()
  await loadTexts(uiTexts)
})
afterEach(cleanup)

test('R-904 a skeleton until it is there, or why it cannot come with a way to try again; what is known stays over a failure', async () => {
  const refetch = vi.fn(async () => undefined)
  const asked = { data: undefined, error: null, isError: false, isFetching: true, refetch }
  const page = (query: Parameters<typeof Loaded<string>>[0]['query']) => (
    <Suspense fallback={null}>
      <Loaded query={query} skeleton={<p>grigio</p>}>
        {(name) => <p>{name}</p>}
      </Loaded>
    </Suspense>
  )
  const { rerender } = await show(page(asked))
  expect(await screen.findByText('grigio')).toBeTruthy()
  const failed = { ...asked, error: new CallFailure('network', 0), isError: true, isFetching: false }
  rerender(page(failed))
  expect(screen.queryByText('grigio')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(refetch).toHaveBeenCalledOnce()
  rerender(page({ ...failed, data: 'Bagno Argo' }))
  expect(screen.getByText('Bagno Argo')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull()
})
