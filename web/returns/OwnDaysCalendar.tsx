import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { OwnDays } from '../../domain/returns/calls.ts'
import type { HalfState } from '../../domain/returns/own-days.ts'
import { LOCALES } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { CalendarMonth } from '../ui/CalendarMonth.tsx'
import { classNames } from '../ui/class-names.ts'
import { halvesOn } from './day-choice.ts'
import { useDayWords } from './use-day-words.ts'
import styles from './returns.module.css'
import { returnTexts } from './texts.ts'

interface OwnDaysCalendarProps {
  readonly days: OwnDays
  readonly onDay: (day: string) => void
}

/** The months of one's own days: each half-day has its mark, and its words in the day's spoken name (B-18). */
export function OwnDaysCalendar({ days, onDay }: OwnDaysCalendarProps) {
  const language = useLanguage()
  const texts = useTexts(returnTexts)
  const wordsOf = useDayWords()
  const first = days.today < days.from ? days.from : days.today > days.to ? days.to : days.today
  const [focused, setFocused] = useState(() => parseDate(first))
  return (
    <I18nProvider locale={LOCALES[language]}>
      <Calendar
        className="calendar"
        aria-label={texts.calendar}
        value={null}
        onChange={(day) => onDay(day.toString())}
        minValue={parseDate(days.from)}
        maxValue={parseDate(days.to)}
        isDateUnavailable={(date) => halvesOn(days, date.toString()).length === 0}
        focusedValue={focused}
        onFocusChange={(date) => setFocused(parseDate(date.toString()))}
        firstDayOfWeek="mon"
      >
        <CalendarMonth firstDay={focused.set({ day: 1 }).toString()} />
        <CalendarGrid className="cal-grid" weekdayStyle="narrow">
          <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => {
              const halves = halvesOn(days, date.toString())
              return (
                <CalendarCell
                  date={date}
                  render={(props) => (
                    <div {...props} aria-label={[props['aria-label'], wordsOf(halves)].filter(Boolean).join(', ')} />
                  )}
                  className={({ isOutsideMonth }) =>
                    classNames(
                      'cal-day',
                      isOutsideMonth && 'out',
                      date.toString() === days.today && 'today',
                      halves.length === 0 && styles['none'],
                    )
                  }
                >
                  {({ formattedDate }) => (
                    <>
                      {formattedDate}
                      <Marks states={halves.map(({ half, state }) => [half, state])} />
                    </>
                  )}
                </CalendarCell>
              )
            }}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
      <Legend />
    </I18nProvider>
  )
}

function Marks({ states }: { readonly states: readonly (readonly [half: 0 | 1, state: HalfState])[] }) {
  return (
    <span className={styles['marks']} aria-hidden="true">
      {([0, 1] as const).map((half) => {
        const state = states.find(([each]) => each === half)?.[1]
        return <i key={half} className={state === undefined ? '' : styles[state]} />
      })}
    </span>
  )
}

function Legend() {
  const { legend } = useTexts(returnTexts)
  const shown = ['own', 'offered', 'sold', 'credited', 'used'] as const
  return (
    <div className="row g4 foot ink2 mt2 cal-legend" aria-hidden="true">
      {shown.map((state) => (
        <span key={state} className="row g1">
          <span className={styles['marks']}>
            <i className={styles[state]} />
          </span>
          {legend[state]}
        </span>
      ))}
      <span>{legend.half}</span>
    </div>
  )
}
