import { HOUR } from '../../../domain/platform/duration.ts'
import { civilDate, countDays, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { dayWords } from '../../../domain/platform/format.ts'
import { tooShortByRows, type MinimumStay, type TooShortInRows } from '../../../domain/umbrellas/minimum-stay.ts'
import { getPromotions } from '../../../domain/umbrellas/promotion-calls.ts'
import { dayRange, LOCALES } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import type { Search } from '../search-state.ts'
import type { Resort } from '../use-resort.ts'
import { promotionTexts } from './texts.ts'

export interface MinimumStayProps {
  readonly search: Pick<Search, 'from' | 'to'>
  /** Rows that are looked at. */
  readonly rows: readonly { readonly id: string }[]
  readonly resort: Pick<Resort, 'today' | 'season'>
  readonly onDays: (from: CivilDate, to: CivilDate) => void
  readonly className?: string
}

/** What {@link MinimumStay} says, where the rules have come and bind these days. */
export function MinimumStayNotes({ search, rows, resort, onDays, className }: MinimumStayProps) {
  const texts = useTexts(promotionTexts)
  const language = useLanguage()
  const { data } = useCallQuery(getPromotions, {}, { staleTime: 1 * HOUR })
  if (data === undefined || rows.length === 0) return null
  const season =
    resort.season === null ? null : { from: civilDate(resort.season.from), to: civilDate(resort.season.to) }
  const rules = data.minimumStays as readonly MinimumStay[]
  const found = tooShortByRows(
    rules,
    rows.map((row) => row.id),
    search,
    { today: civilDate(resort.today), season },
  )
  return found.map((short) => (
    <Note key={short.leastDays} tone="warn" icon="calendar" role="status" {...(className ? { className } : {})}>
      <p>
        {texts.leastDays(
          dayWords(short.day, language),
          short.leastDays,
          rows.length > 1 && short.rows !== null ? short.rows : [],
        )}
      </p>
      {short.aheadDays > 1 ? <p className="foot">{texts.leastUntil(short.aheadDays - 1)}</p> : null}
      <Ways short={short} search={search} onDays={onDays} />
    </Note>
  ))
}

function Ways({
  short,
  search,
  onDays,
}: Pick<MinimumStayProps, 'search' | 'onDays'> & { readonly short: TooShortInRows }) {
  const texts = useTexts(promotionTexts)
  const language = useLanguage()
  if (short.ways.length === 0) return null
  const isOneDay = short.leastDays - countDays(search.from, search.to) === 1
  const label = ({ from, to }: { readonly from: CivilDate; readonly to: CivilDate }) =>
    isOneDay
      ? texts.addDay(weekdayWord(from < search.from ? from : to, LOCALES[language]))
      : texts.chooseDays(dayRange(from, to, language))
  return (
    <div className="row g2 wrap mt2">
      {short.ways.map((way) => (
        <Button key={way.from} size="sm" variant="tint" onPress={() => onDays(way.from, way.to)}>
          {label(way)}
        </Button>
      ))}
    </div>
  )
}

function weekdayWord(day: CivilDate, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
}
