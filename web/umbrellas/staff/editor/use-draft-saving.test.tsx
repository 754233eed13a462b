import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SECOND } from '../../../../domain/platform/duration.ts'
import { serve } from '../../../cart/test-app.tsx'
import { keptDraft } from './kept-draft.ts'
import { useDraftSaving, type Base } from './use-draft-saving.ts'

const PUBLISHED = '{"published":true}'
const NOTHING: Base = { version: null, text: PUBLISHED, savedAt: null }
const SAVED: Base = { version: 4, text: '{"drawn":1}', savedAt: '2027-07-11T10:48:00.000Z' }

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  keptDraft.set(null)
})

function open(text: string, start: Base) {
  const sent = serve({
    'ges/beach/draft': () => ({ version: 5, savedAt: '2027-07-11T10:49:00.000Z' }),
    'ges/beach/discard': () => ({ done: true }),
  })
  const { result, rerender } = renderHook((drawn: string) => useDraftSaving(drawn, PUBLISHED, start), {
    initialProps: text,
  })
  return { sent, result, rerender, rest: () => act(async () => vi.advanceTimersByTimeAsync(2 * SECOND)) }
}

test('B-23 a change is saved as a draft; once every change is taken back there is no draft, and none is said', async () => {
  const { sent, result, rerender, rest } = open(PUBLISHED, NOTHING)
  expect(result.current.state).toBe('clean')
  rerender('{"drawn":1}')
  await rest()
  await waitFor(() => expect(result.current.state).toBe('saved'))
  rerender(PUBLISHED)
  await rest()
  await waitFor(() => expect(result.current.state).toBe('clean'))
  expect(result.current.base.version).toBeNull()
  expect(sent.map(({ path, input }) => [path, input['version']])).toEqual([
    ['ges/beach/draft', null],
    ['ges/beach/discard', 5],
  ])
  expect(keptDraft.get()).toBeNull()
})

test('B-23 a draft of the server that draws what guests see is said to be published', () => {
  expect(open(PUBLISHED, { ...SAVED, text: PUBLISHED }).result.current.state).toBe('clean')
  cleanup()
  expect(open(SAVED.text, SAVED).result.current.state).toBe('saved')
})
