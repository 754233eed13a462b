import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { addDays, civilDate, eachDay, weekday, type CivilDate } from '../../../../domain/platform/civil-date.ts'
import { seasonOf } from '../../../../domain/umbrellas/price.ts'
import { LOCALES, day } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/staff/DateField.tsx'
import { priceTexts } from './texts.ts'
import type { PriceBook } from '../../../../domain/umbrellas/price-book.ts'
import type { PriceDraft } from './use-price-draft.ts'
import { weekdayNames } from './price-words.ts'

interface SeasonCalendarProps {
  readonly book: PriceBook
  readonly shown: PriceDraft['shown']
  readonly open: PriceDraft['open']
  readonly isRolling: boolean
  readonly today: string
  /** Season null closes. */
  readonly onPaint: (season: string | null, days: CivilDate[]) => void
}

const TONES = ['l', 'm', 'h', 'p'] as const
const CLOSED = ''
const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The seasons painted on their days: dragged, by Shift and arrows, or from a first to a last day (mockup 55). */
export function SeasonCalendar({ book, shown, open, isRolling, today, onPaint }: SeasonCalendarProps) {
  const texts = useTexts(priceTexts)
  const language = useLanguage()
  const [brush, setBrush] = useState(book.seasons[0]?.id ?? CLOSED)
  const [range, setRange] = useState<{ start: CivilDate; end: CivilDate } | null>(null)
  const [focused, setFocused] = useState<string>(today)
  const grid = useRef<HTMLDivElement>(null)
  const isOpen = (date: CivilDate) => open !== null && open.from <= date && date <= open.to
  const nameOf = (date: CivilDate) => {
    if (!isOpen(date)) return texts.closed
    const id = seasonOf(book, date)
    return book.seasons.find((one) => one.id === id)?.name[language] ?? texts.noValue
  }
  const toneOf = (date: CivilDate) => {
    const at = book.seasons.findIndex((one) => one.id === seasonOf(book, date))
    return isOpen(date) ? TONES[Math.min(at, TONES.length - 1)] : 'x'
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
    if (next < shown.from || next > shown.to) return
    setRange(event.shiftKey ? { start: range?.start ?? date, end: next } : null)
    setFocused(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  const months = monthsOf(civilDate(shown.from), civilDate(shown.to))
  const monthName = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' })
  return (
    <section className="panel price-calendar" aria-label={texts.brush}>
      <div className="price-legend">
        <div className="row g3 wrap" role="radiogroup" aria-label={texts.brush}>
          {book.seasons.map((season, index) => (
            <label key={season.id} className="price-brush">
              <input type="radio" name="brush" checked={brush === season.id} onChange={() => setBrush(season.id)} />
              <i className={`sd ${TONES[Math.min(index, TONES.length - 1)]}`} aria-hidden="true" />
              {season.name[language]}
            </label>
          ))}
          <label className="price-brush">
            <input
              type="radio"
              name="brush"
              disabled={isRolling}
              checked={brush === CLOSED}
              onChange={() => setBrush(CLOSED)}
            />
            <i className="sd x" aria-hidden="true" />
            {texts.closed}
          </label>
        </div>
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
        {months.map((first) => (
          <div key={first} role="group" aria-label={monthName.format(Date.parse(first))}>
            <h2 className="t3 price-month">{monthName.format(Date.parse(first))}</h2>
            <div className="price-days" data-dense>
              {weekdayNames(language).map((name) => (
                <b key={name} aria-hidden="true">
                  {name.charAt(0).toUpperCase()}
                </b>
              ))}
              {Array.from({ length: weekday(first) - 1 }, (_, index) => (
                <i key={index} />
              ))}
              {eachDay(first, lastOf(first)).map((date) => {
                const isChosen = chosen !== null && chosen.from <= date && date <= chosen.to
                const at = focused < shown.from || focused > shown.to ? shown.from : focused
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
      <RangeForm shown={shown} onAssign={paint} />
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

function lastOf(first: CivilDate): CivilDate {
  return addDays(civilDate(addDays(first, 31).slice(0, 8) + '01'), -1)
}

function monthsOf(from: CivilDate, to: CivilDate): CivilDate[] {
  const months: CivilDate[] = []
  for (let first = civilDate(`${from.slice(0, 7)}-01`); first <= to; first = addDays(lastOf(first), 1))
    months.push(first)
  return months
}
