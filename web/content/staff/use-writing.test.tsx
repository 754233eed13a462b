import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closePage, openPage, RESORT, serve } from '../../cart/test-app.tsx'
import { useWriting } from './use-writing.ts'

afterEach(closePage)

test('R-603 a change is under way until what it led to is known: nobody publishes over what they just saved', async () => {
  serve({ 'content/resort': () => RESORT })
  let answer = () => undefined as void
  let fail = (_: Error) => undefined as void
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const failed = new Promise<void>((_, reject) => (fail = reject))
  let attempt: ReturnType<typeof useWriting>['attempt'] = () => undefined
  function Editor() {
    const writing = useWriting()
    attempt = writing.attempt
    return <output>{writing.isBusy ? 'busy' : 'ready'}</output>
  }
  await openPage(<Editor />, '/ges/catalogo')
  const state = await screen.findByText('ready')
  act(() => attempt(() => answered))
  act(() => attempt(() => failed))
  expect(state.textContent).toBe('busy')
  await act(async () => answer())
  expect(state.textContent).toBe('busy')
  await act(async () => fail(new Error('refused')))
  expect(state.textContent).toBe('ready')
})
