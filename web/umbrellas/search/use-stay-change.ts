import { useState } from 'react'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { parseSearch, type SearchDraft } from '../search-state.ts'

/** How the days and the part of the day are chosen together. */
interface StayChange {
  /** The stay begins today, and only the afternoon is left of it. */
  readonly isAfternoonOnly: boolean
  readonly chooseDays: (range: { readonly from: string; readonly to: string }) => void
  readonly choosePart: (part: DayPart) => void
}

/**
 * Days and part of the day, which limit each other: once the morning is over (`lateToday` is that day, else null), a stay
 * from today is one of afternoons. Another day brings back the part that was chosen before.
 */
export function useStayChange(
  draft: SearchDraft,
  change: (part: Partial<SearchDraft>) => void,
  lateToday: string | null,
): StayChange {
  const [partBefore, setPartBefore] = useState<DayPart | null>(null)
  return {
    isAfternoonOnly: lateToday !== null && draft.from === lateToday,
    chooseDays(range) {
      const { from, to } = parseSearch(new URLSearchParams({ from: range.from, to: range.to }))
      if (lateToday !== null && from === lateToday) {
        if (draft.part !== 'afternoon') setPartBefore(draft.part)
        change({ from, to, part: 'afternoon' })
        return
      }
      setPartBefore(null)
      change({ from, to, part: partBefore ?? draft.part })
    },
    choosePart(part) {
      setPartBefore(null)
      change({ part })
    },
  }
}
