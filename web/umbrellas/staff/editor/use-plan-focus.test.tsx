import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { usePlanFocus } from './use-plan-focus.ts'

function Editor({ tab }: { readonly tab: 'item' | 'list' }) {
  const plan = usePlanFocus(tab)
  return (
    <>
      <div ref={plan} tabIndex={-1} role="application" aria-label="Pianta" />
      {tab === 'list' ? (
        <input key="list" aria-label="Seleziona posti" />
      ) : (
        <input key="item" aria-label="Da sinistra" />
      )}
      <button type="button">Pubblica</button>
    </>
  )
}

afterEach(cleanup)

test('B-23 the plan takes the focus that goes with the field in which places were chosen', () => {
  const { rerender } = render(<Editor key="editor" tab="list" />)
  act(() => screen.getByLabelText('Seleziona posti').focus())
  rerender(<Editor key="editor" tab="item" />)
  expect(document.activeElement).toBe(screen.getByRole('application'))
})

test('B-23 a focus that stands elsewhere stays there', () => {
  const { rerender } = render(<Editor key="editor" tab="list" />)
  act(() => screen.getByRole('button').focus())
  rerender(<Editor key="editor" tab="item" />)
  expect(document.activeElement).toBe(screen.getByRole('button'))
})
