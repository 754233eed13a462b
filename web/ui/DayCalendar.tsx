import { parseDate } from '@internationalized/date'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useState } from 'react'
import { LOCALES } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { CalendarMonth } from './CalendarMonth.tsx'
import { classNames } from './class-names.ts'

interface DayCalendarProps {
  /** Civil date ('YYYY-MM-DD'); null when nothing is chosen. */
  readonly value: string | null
  /** Without it nothing can be chosen: the calendar shows days. */
  readonly onChange?: (day: string) => void
  /** First and last day that can be chosen. */
  readonly minDay: string
  readonly maxDay: string
  readonly today?: string
  /** Last day of the stretch that begins on the chosen day, which is shown with it. */
  readonly until?: string | null
  /** What is said and shown of a day beside its date, e.g. "occupato"; undefined for nothing. */
  readonly wordOf?: (day: string) => string | undefined
  /** Accessible name. */
  readonly label: string
}

/** A calendar that chooses one day, in the look of the one that chooses a range. */
export function DayCalendar({ value, onChange, minDay, maxDay, today = '', until, wordOf, label }: DayCalendarProps) {
  const language = useLanguage()
  const [focused, setFocused] = useState(() => parseDate(value ?? minDay))
  const month = focused.set({ day: 1 }).toString()
  const isIn = (day: string) => value !== null && day >= value && day <= (until ?? value)
  return (
    <I18nProvider locale={LOCALES[language]}>
      <Calendar
        className="calendar"
        aria-label={label}
        value={value === null ? null : parseDate(value)}
        onChange={(day) => onChange?.(day.toString())}
        isReadOnly={onChange === undefined}
        minValue={parseDate(minDay)}
        maxValue={parseDate(maxDay)}
        focusedValue={focused}
        onFocusChange={(day) => setFocused(parseDate(day.toString()))}
        firstDayOfWeek="mon"
      >
        <CalendarMonth firstDay={month} />
        <CalendarGrid className="cal-grid" weekdayStyle="narrow">
          <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => {
              const civil = date.toString()
              const word = wordOf?.(civil)
              return (
                <CalendarCell
                  date={date}
                  render={(props) => (
                    <div {...props} aria-label={[props['aria-label'], word].filter(Boolean).join(', ')} />
                  )}
                  className={({ isOutsideMonth, isDisabled }) =>
                    classNames(
                      'cal-day',
                      isOutsideMonth && 'out',
                      isIn(civil) && 'picked',
                      civil === value && 'rs',
                      civil === (until ?? value) && 're',
                      civil === today && 'today',
                      isDisabled && 'past',
                      word !== undefined && 'full',
                    )
                  }
                />
              )
            }}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}
