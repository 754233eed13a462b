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
import { LOCALES } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { CalendarMonth } from './CalendarMonth.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { uiTexts } from './texts.ts'

/**
 * How full a day is. `past`, `over` (today, when nothing of it is left), `closed` and `full` cannot be chosen; of
 * `afternoon` only the second half is left.
 */
export type DayState = 'past' | 'over' | 'closed' | 'afternoon' | 'many' | 'few' | 'full'

export interface DayRange {
  readonly from: string
  readonly to: string
}

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
  /** The first day of the month that is shown, whenever it changes. */
  readonly onMonth?: (firstDay: string) => void
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

/** The half of a day that is gone: a dash before the dot of the other half. */
const GONE = { width: 7, height: 1.5, borderRadius: 1, background: 'currentColor' }

/** A calendar that chooses a range of days, by touch, pointer and keyboard, in the person's language. */
export function RangeCalendar({
  value,
  onChange,
  minDay,
  maxDay,
  today = minDay,
  dayState,
  onMonth,
  label,
  error,
}: RangeCalendarProps) {
  const language = useLanguage()
  const errorId = useId()
  const [focused, setFocused] = useState(() => parseDate(value?.from ?? minDay))
  const [month, setMonth] = useState(() => firstOf(focused))
  const focus = (next: CalendarDate) => {
    setFocused(next)
    const first = firstOf(next)
    if (first === month) return
    setMonth(first)
    onMonth?.(first)
  }
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
        onFocusChange={focus}
        firstDayOfWeek="mon"
        pageBehavior="single"
      >
        <CalendarMonth firstDay={month} />
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
      {dayState === undefined ? null : (
        <Legend hasAfternoon={dayState(today) === 'afternoon' && today.startsWith(month.slice(0, 7))} />
      )}
    </I18nProvider>
  )
}

function firstOf(date: CalendarDate): string {
  return date.set({ day: 1 }).toString()
}

interface DayProps {
  readonly date: CalendarDate
  readonly state: DayState | undefined
  readonly isToday: boolean
}

/** One day: its number, how full it is as marks, and the same in its spoken name. */
function Day({ date, state, isToday }: DayProps) {
  const texts = useTexts(uiTexts)
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
