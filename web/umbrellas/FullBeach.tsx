import { addDays, countDays, type CivilDate } from '../../domain/platform/civil-date.ts'
import { getCalendar } from '../../domain/umbrellas/calls.ts'
import { FullBeachArt } from '../design/art/FullBeachArt.tsx'
import { day, dayRange } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/states.tsx'
import type { Search } from './search-state.ts'
import { umbrellaTexts } from './texts.ts'
import type { Resort } from './use-resort.ts'
import { WaitingInvitation } from './waiting/WaitingInvitation.tsx'

const AROUND = 5

/** The nearest days with free places, before and after the searched ones. */
function useNearDays(search: Search, resort: Resort): readonly { day: CivilDate; free: number }[] {
  const least = [resort.today, resort.season?.from ?? resort.today].toSorted().at(-1) ?? resort.today
  const early = addDays(search.from, -AROUND)
  const from = early < least ? (least as CivilDate) : early
  const calendar = useCallQuery(getCalendar, { from, to: addDays(search.to, AROUND), part: search.part })
  const distance = (date: CivilDate) =>
    Math.min(Math.abs(countDays(date, search.from) - 1), Math.abs(countDays(search.to, date) - 1))
  return (calendar.data?.days ?? [])
    .filter(
      (one) =>
        one.free > 0 && (one.state === 'many' || one.state === 'few') && (one.day < search.from || one.day > search.to),
    )
    .toSorted((a, b) => distance(a.day) - distance(b.day))
    .slice(0, 3)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** Nothing is free that suits (mockup 33, panel 3): the days around, and the map all the same. */
export function FullBeach(props: {
  search: Search
  resort: Resort
  onDay: (day: CivilDate) => void
  onEdit: () => void
  onAnyway: () => void
}) {
  const { search, resort, onDay, onEdit, onAnyway } = props
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  const near = useNearDays(search, resort)
  const what = search.dogs.length > 0 ? texts.map.suited(search.dogs.map((dog) => dog.name)) : texts.parts[search.part]
  return (
    <EmptyState
      level={1}
      art={<FullBeachArt />}
      title={texts.full.title(dayRange(search.from, search.to, language))}
      text={near.length > 0 ? texts.full.text(what) : texts.full.textNone(what)}
      action={
        <>
          <Button full onPress={onEdit}>
            {texts.full.change}
          </Button>
          <Button full variant="tint" onPress={onAnyway}>
            {texts.full.anyway}
          </Button>
        </>
      }
    >
      <div className="row g2 wrap mt3" style={{ justifyContent: 'center' }}>
        {near.map((one) => (
          <Chip key={one.day} count={one.free} onPress={() => onDay(one.day)}>
            {day(one.day, language, 'short')}
          </Chip>
        ))}
      </div>
      <WaitingInvitation search={search} />
    </EmptyState>
  )
}
