import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { parseSearch, type SearchDraft } from '../search-state.ts'
import { useStayChange } from './use-stay-change.ts'

const TODAY = '2026-07-18'

function show(lateToday: string | null) {
  const { result } = renderHook(() => {
    const [draft, setDraft] = useState<SearchDraft>(() => parseSearch(new URLSearchParams()))
    const stay = useStayChange(draft, (part) => setDraft((known) => ({ ...known, ...part })), lateToday)
    return { draft, stay }
  })
  const choose = (from: string, to: string) => act(() => result.current.stay.chooseDays({ from, to }))
  const seen = () => {
    const { draft, stay } = result.current
    return [draft.from, draft.to, draft.part, stay.isAfternoonOnly]
  }
  return { choose, seen, part: (part: SearchDraft['part']) => act(() => result.current.stay.choosePart(part)) }
}

afterEach(cleanup)

test('R-512 while the morning lasts, today keeps the part that was chosen', () => {
  const { choose, seen } = show(null)
  choose(TODAY, TODAY)
  expect(seen()).toEqual([TODAY, TODAY, 'full_day', false])
})

test('R-512 in the afternoon a stay from today is one of afternoons', () => {
  const { choose, seen } = show(TODAY)
  choose(TODAY, '2026-07-19')
  expect(seen()).toEqual([TODAY, '2026-07-19', 'afternoon', true])
})

test('R-512 another day brings back the part that was chosen before', () => {
  const { choose, seen, part } = show(TODAY)
  part('morning')
  choose(TODAY, TODAY)
  choose('2026-07-19', '2026-07-20')
  expect(seen()).toEqual(['2026-07-19', '2026-07-20', 'morning', false])
})

test('R-512 an afternoon that was chosen stays one on another day', () => {
  const { choose, seen, part } = show(TODAY)
  choose(TODAY, TODAY)
  part('afternoon')
  choose('2026-07-19', '2026-07-19')
  expect(seen()).toEqual(['2026-07-19', '2026-07-19', 'afternoon', false])
})
