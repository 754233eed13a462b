import { use, useEffect, useEffectEvent } from 'react'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { monthRange } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { CalendarHead } from './CalendarMonth.tsx'
import type { DayRange } from './day-range.ts'
import { uiTexts } from './texts.ts'

/** How many weeks are shown at once. */
export const WEEKS = 4

interface RangeWeeksProps {
  readonly value: DayRange | null
  readonly onFirstTap: (day: string) => void
  readonly onShown: ((shown: DayRange) => void) | undefined
}

/** Head of the calendar of a range: the month or months of its weeks. It passes on what only the calendar's state knows. */
export function RangeWeeks({ value, onFirstTap, onShown }: RangeWeeksProps) {
  const texts = useTexts(uiTexts).calendar
  const language = useLanguage()
  const state = use(RangeCalendarStateContext)
  const first = state?.visibleRange.start.toString() ?? ''
  const last = state?.visibleRange.end.toString() ?? ''
  const anchor = state?.anchorDate ?? null
  // An end that is being dragged has the other end as its anchor: that one was not tapped.
  const isDragged = state?.isDragging === true && anchor?.toString() !== state.focusedDate.toString()
  const tapped = anchor === null || isDragged ? null : anchor.toString()
  const choose = useEffectEvent((day: string) => {
    if (value?.from !== day || value.to !== day) onFirstTap(day)
  })
  const show = useEffectEvent((shown: DayRange) => onShown?.(shown))
  useEffect(() => {
    if (tapped !== null) choose(tapped)
  }, [tapped])
  useEffect(() => show({ from: first, to: last }), [first, last])
  return <CalendarHead text={monthRange(first, last, language)} previous={texts.earlier} next={texts.later} />
}
