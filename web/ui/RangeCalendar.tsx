import { parseDate, type CalendarDate } from '@internationalized/date'
import { useId, useState } from 'react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar as AriaRangeCalendar,
} from 'react-aria-components/RangeCalendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { day as dayText, LOCALES } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { DayRange } from './day-range.ts'
import { RangeWeeks, WEEKS } from './RangeWeeks.tsx'
import { uiTexts } from './texts.ts'

/**
 * How full a day is. `past`, `over` (today, when nothing of it is left), `closed` and `full` cannot be chosen; of
 * `afternoon` only the second half is left.
 */
export type DayState = 'past' | 'over' | 'closed' | 'afternoon' | 'many' | 'few' | 'full'

interface RangeCalendarProps {
  /** Civil dates ('YYYY-MM-DD'), both included; null when nothing is chosen. */
  readonly value: DayRange | null
  readonly onChange: (value: DayRange) => void
  /** First and last day that can be chosen. */
  readonly minDay: string
  readonly maxDay: string
  /** The resort's day, which is marked; `minDay` by default. */
  readonly today?: string
  /** State of a day; undefined while unknown. Without it no day has marks, and there is no legend. */
  readonly dayState?: (day: string) => DayState | undefined
  /** First and last day that are shown, whenever they change. */
  readonly onShown?: (shown: DayRange) => void
  /** Accessible name. */
  readonly label: string
  /** Error, tied to the calendar. */
  readonly error?: string
}

const UNAVAILABLE: ReadonlySet<DayState | undefined> = new Set<DayState>(['past', 'over', 'closed', 'full'])
const DOTS: Readonly<Record<DayState, number>> = {
  past: 0,
  over: 0,
  closed: 0,
  afternoon: 2,
  many: 3,
  few: 2,
  full: 1,
}

const FOUR_WEEKS = { weeks: WEEKS }

/** The half of a day that is gone: a dash before the dot of the other half. */
const GONE = { width: 7, height: 1.5, borderRadius: 1, background: 'currentColor' }

/**
 * A calendar of four weeks that chooses a range of days, by touch, pointer and keyboard, in the person's language. It
 * begins with the week of `minDay`. One tap is a whole choice, that day; a second one makes it a range.
 */
export function RangeCalendar({
  value,
  onChange,
  minDay,
  maxDay,
  today = minDay,
  dayState,
  onShown,
  label,
  error,
}: RangeCalendarProps) {
  const language = useLanguage()
  const errorId = useId()
  const [focused, setFocused] = useState<CalendarDate>(() => parseDate(value?.from ?? minDay))
  const isSoon = focused.compare(parseDate(minDay)) < WEEKS * 7
  return (
    <I18nProvider locale={LOCALES[language]}>
      <AriaRangeCalendar
        className="calendar"
        aria-label={label}
        {...(error === undefined ? {} : { 'aria-describedby': errorId, isInvalid: true })}
        value={value ? { start: parseDate(value.from), end: parseDate(value.to) } : null}
        onChange={(range) => onChange({ from: range.start.toString(), to: range.end.toString() })}
        minValue={parseDate(minDay)}
        maxValue={parseDate(maxDay)}
        isDateUnavailable={(date) => UNAVAILABLE.has(dayState?.(date.toString()))}
        focusedValue={focused}
        onFocusChange={setFocused}
        firstDayOfWeek="mon"
        visibleDuration={FOUR_WEEKS}
        // The last of the weeks that are shown, as far as that leads: days that are soon never hide the first week.
        selectionAlignment={isSoon ? 'end' : 'center'}
        // What was tapped is chosen already; a pointer on its way to something else must not extend it.
        commitBehavior="reset"
      >
        <RangeWeeks value={value} onFirstTap={(day) => onChange({ from: day, to: day })} onShown={onShown} />
        <CalendarGrid className="cal-grid" weekdayStyle="narrow">
          <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <Day date={date} state={dayState?.(date.toString())} isToday={date.toString() === today} />}
          </CalendarGridBody>
        </CalendarGrid>
        {error === undefined ? null : (
          <p id={errorId} className="msg e" role="alert">
            <Icon name="alert" size={17} />
            {error}
          </p>
        )}
      </AriaRangeCalendar>
      {dayState === undefined ? null : <Legend hasAfternoon={dayState(today) === 'afternoon'} />}
    </I18nProvider>
  )
}

interface DayProps {
  readonly date: CalendarDate
  readonly state: DayState | undefined
  readonly isToday: boolean
}

/** One day: its number, how full it is as marks, and the same in its spoken name. */
function Day({ date, state, isToday }: DayProps) {
  const texts = useTexts(uiTexts)
  const language = useLanguage()
  const words = state === undefined ? undefined : texts.calendar.states[state]
  return (
    <CalendarCell
      date={date}
      // The cell's own name is its date; how full it is belongs to the name as well.
      render={(props) => <div {...props} aria-label={[props['aria-label'], words].filter(Boolean).join(', ')} />}
      className={({ isSelected, isSelectionStart, isSelectionEnd, isOutsideMonth, isDisabled }) =>
        classNames(
          'cal-day',
          isOutsideMonth && 'out',
          isSelected && 'picked',
          isSelectionStart && 'rs',
          isSelectionEnd && 're',
          isToday && 'today',
          (state === 'past' || state === 'over' || isDisabled) && 'past',
          state === 'full' && 'full',
          state === 'closed' && 'closed',
        )
      }
    >
      {({ formattedDate }) => (
        <>
          {date.day === 1 ? (
            // Drawn, not written: the day's own name says its month.
            <span className="cal-first" data-month={dayText(date.toString(), language, 'monthAlone')} />
          ) : null}
          {formattedDate}
          <Marks state={state} />
        </>
      )}
    </CalendarCell>
  )
}

function Marks({ state }: { readonly state: DayState | undefined }) {
  return (
    <span className={classNames('lv', state === 'few' && 'few')} aria-hidden="true">
      {state === undefined
        ? null
        : Array.from({ length: DOTS[state] }, (_, index) => (
            <i key={index} style={state === 'afternoon' && index === 0 ? GONE : undefined} />
          ))}
    </span>
  )
}

function Legend({ hasAfternoon }: { readonly hasAfternoon: boolean }) {
  const texts = useTexts(uiTexts)
  return (
    <div className="row g4 foot ink2 mt2 cal-legend" aria-hidden="true">
      <span className="row g1 cal-day-mark">
        <Marks state="many" />
        {texts.calendar.many}
      </span>
      <span className="row g1 cal-day-mark">
        <Marks state="few" />
        {texts.calendar.few}
      </span>
      <span className="row g1 cal-day-mark full">
        <Marks state="full" />
        {texts.calendar.full}
      </span>
      {hasAfternoon ? (
        <span className="row g1 cal-day-mark">
          <Marks state="afternoon" />
          {texts.calendar.states.afternoon}
        </span>
      ) : null}
    </div>
  )
}
