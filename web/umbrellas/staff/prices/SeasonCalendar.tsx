import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { addDays, civilDate, eachDay, weekday, type CivilDate } from '../../../../domain/platform/civil-date.ts'
import type { PriceBook } from '../../../../domain/umbrellas/price-book.ts'
import { seasonOf } from '../../../../domain/umbrellas/price.ts'
import { LOCALES, day } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/staff/DateField.tsx'
import { lastOf, monthsOf, rowOfMonths } from './calendar-months.ts'
import { SeasonBrushes } from './SeasonBrushes.tsx'
import { CLOSED, toneAt } from './season-tones.ts'
import { priceTexts } from './texts.ts'
import type { PriceDraft } from './use-price-draft.ts'
import { weekdayNames } from './price-words.ts'
import { useIsWide } from '../../../ui/staff/use-is-wide.ts'

interface SeasonCalendarProps {
  readonly book: PriceBook
  readonly shown: PriceDraft['shown']
  readonly open: PriceDraft['open']
  readonly isRolling: boolean
  readonly today: string
  /** Season null closes. */
  readonly onPaint: (season: string | null, days: CivilDate[]) => void
}

const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * The seasons painted on their days: dragged, by Shift and arrows, or from a first to a last day. One row of months stands above
 * the prices, the others are folded (mockup 55).
 */
export function SeasonCalendar({ book, shown, open, isRolling, today, onPaint }: SeasonCalendarProps) {
  const texts = useTexts(priceTexts)
  const language = useLanguage()
  const [brush, setBrush] = useState(book.seasons[0]?.id ?? CLOSED)
  const [range, setRange] = useState<{ start: CivilDate; end: CivilDate } | null>(null)
  const [focused, setFocused] = useState<string>(today)
  const grid = useRef<HTMLDivElement>(null)
  const all = monthsOf(civilDate(shown.from), civilDate(shown.to))
  const inRow = useIsWide() ? 4 : 1
  const [isFolded, setFolded] = useState(true)
  const months = isFolded ? rowOfMonths(all, civilDate(today), inRow) : all
  const first = max(civilDate(shown.from), months[0] ?? civilDate(shown.from))
  const last = min(civilDate(shown.to), lastOf(months.at(-1) ?? civilDate(shown.to)))
  const isOpen = (date: CivilDate) => open !== null && open.from <= date && date <= open.to
  const nameOf = (date: CivilDate) => {
    if (!isOpen(date)) return texts.closed
    const id = seasonOf(book, date)
    return book.seasons.find((one) => one.id === id)?.name[language] ?? texts.noValue
  }
  const toneOf = (date: CivilDate) => {
    const at = book.seasons.findIndex((one) => one.id === seasonOf(book, date))
    return isOpen(date) ? toneAt(at) : 'x'
  }
  const chosen = range === null ? null : { from: min(range.start, range.end), to: max(range.start, range.end) }
  const paint = (from: CivilDate, to: CivilDate) => {
    setRange(null)
    onPaint(brush === CLOSED ? null : brush, eachDay(from, to))
  }
  const dayAt = (event: PointerEvent) => {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-day]')
    return found?.dataset['day'] === undefined ? null : civilDate(found.dataset['day'])
  }
  const onKey = (event: KeyboardEvent, date: CivilDate) => {
    const step = MOVES[event.key]
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      paint(chosen?.from ?? date, chosen?.to ?? date)
      return
    }
    if (event.key === 'Escape') setRange(null)
    if (step === undefined) return
    event.preventDefault()
    const next = addDays(date, step)
    if (next < first || next > last) return
    setRange(event.shiftKey ? { start: range?.start ?? date, end: next } : null)
    setFocused(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  const monthName = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' })
  return (
    <section className="panel price-calendar" aria-label={texts.brush}>
      <div className="price-legend">
        <SeasonBrushes seasons={book.seasons} brush={brush} isRolling={isRolling} onChange={setBrush} />
        <p className="sub ink2">{isRolling ? `${texts.drag} ${texts.rolling}` : texts.drag}</p>
      </div>
      <div
        className="price-months"
        ref={grid}
        onPointerDown={(event) => {
          const at = dayAt(event)
          if (at === null || event.button !== 0) return
          if (event.target instanceof Element && event.target.hasPointerCapture?.(event.pointerId))
            event.target.releasePointerCapture(event.pointerId)
          setRange({ start: at, end: at })
        }}
        onPointerMove={(event) => {
          const at = range === null || event.buttons === 0 ? null : dayAt(event)
          if (at !== null && range !== null && at !== range.end) setRange({ ...range, end: at })
        }}
        onPointerUp={() => {
          if (chosen !== null) paint(chosen.from, chosen.to)
        }}
        onPointerCancel={() => setRange(null)}
      >
        {months.map((month) => (
          <div key={month} role="group" aria-label={monthName.format(Date.parse(month))}>
            <h2 className="t3 price-month">{monthName.format(Date.parse(month))}</h2>
            <div className="price-days" data-dense>
              {weekdayNames(language).map((name) => (
                <b key={name} aria-hidden="true">
                  {name.charAt(0).toUpperCase()}
                </b>
              ))}
              {Array.from({ length: weekday(month) - 1 }, (_, index) => (
                <i key={index} />
              ))}
              {eachDay(month, lastOf(month)).map((date) => {
                const isChosen = chosen !== null && chosen.from <= date && date <= chosen.to
                const at = focused < first || focused > last ? first : focused
                return (
                  <button
                    key={date}
                    type="button"
                    data-day={date}
                    tabIndex={date === at ? 0 : -1}
                    className={`sd ${toneOf(date)}${date === today ? ' td' : ''}${isChosen ? ' ch' : ''}`}
                    aria-label={texts.dayIs(day(date, language), nameOf(date))}
                    aria-pressed={isChosen}
                    onFocus={() => setFocused(date)}
                    onKeyDown={(event) => onKey(event, date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                )
              })}
            </div>
          </div>
        ))}
      </div>
      <div className="price-more">
        <RangeForm shown={shown} onAssign={paint} />
        {all.length > inRow ? (
          <Button size="sm" variant="plain" aria-expanded={!isFolded} onPress={() => setFolded(!isFolded)}>
            {isFolded ? texts.allMonths : texts.fewMonths}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

/** The same without pointing: a first and a last day. */
function RangeForm({
  shown,
  onAssign,
}: {
  readonly shown: PriceDraft['shown']
  readonly onAssign: (from: CivilDate, to: CivilDate) => void
}) {
  const texts = useTexts(priceTexts)
  const [from, setFrom] = useState<string>(shown.from)
  const [to, setTo] = useState<string>(shown.from)
  return (
    <details className="price-range">
      <summary>{texts.range}</summary>
      <div className="row g3 wrap price-range-fields">
        <DateField label={texts.from} value={from} onChange={setFrom} />
        <DateField label={texts.to} value={to} onChange={setTo} />
        <Button
          variant="tint"
          size="sm"
          isDisabled={from === '' || to === '' || to < from || eachDay(civilDate(from), civilDate(to)).length > 366}
          onPress={() => onAssign(civilDate(from), civilDate(to))}
        >
          {texts.assign}
        </Button>
      </div>
    </details>
  )
}

const min = (a: CivilDate, b: CivilDate) => (a < b ? a : b)
const max = (a: CivilDate, b: CivilDate) => (a < b ? b : a)
