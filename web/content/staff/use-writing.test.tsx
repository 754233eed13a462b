import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closePage, openPage, RESORT, serve } from '../../cart/test-app.tsx'
import { useWriting } from './use-writing.ts'

afterEach(closePage)

function Editor({ changes }: { readonly changes: readonly Promise<void>[] }) {
  const { attempt, isBusy } = useWriting()
  return (
    <>
      <button type="button" onClick={() => changes.forEach((change) => attempt(() => change))}>
        Save
      </button>
      <output>{isBusy ? 'busy' : 'ready'}</output>
    </>
  )
}

test('R-603 a change is under way until what it led to is known: nobody publishes over what they just saved', async () => {
  serve({ 'content/resort': () => RESORT })
  let answer = () => undefined as void
  let refuse = (_: Error) => undefined as void
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const refused = new Promise<void>((_, reject) => (refuse = reject))
  await openPage(<Editor changes={[answered, refused]} />, '/ges/catalogo')
  const state = await screen.findByText('ready')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(state.textContent).toBe('busy')
  await act(async () => answer())
  expect(state.textContent).toBe('busy')
  await act(async () => refuse(new Error('refused')))
  expect(state.textContent).toBe('ready')
})
