import type { OrderLine } from '../../../domain/orders/calls.ts'
import { DAY_PARTS } from '../../../domain/platform/day-part.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { RangeCalendar, type DayState } from '../../ui/RangeCalendar.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Card, Note, Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { useDayStates } from '../../umbrellas/search/use-day-states.ts'
import { useResortQuery, type Resort } from '../../umbrellas/use-resort.ts'
import { useChangeState, wishedStay } from './change-state.ts'
import { changeTexts } from './texts.ts'

/** New days and part of the day, in the calendar of the search; the place follows (B-03, mockup 05). */
export function MoveWhen({ line }: { readonly line: OrderLine }) {
  const texts = useTexts(changeTexts).when
  const { data: resort, isError, isFetching, refetch } = useResortQuery()
  const load = () => void refetch()
  if (!line.canDelete)
    return (
      <Note tone="warn" icon="alert" className="mt3">
        {texts.started}
      </Note>
    )
  if (resort?.season) return <OpenCalendar line={line} resort={resort} season={resort.season} />
  if (isError) return <ErrorState onRetry={load} isRetrying={isFetching} />
  return (
    <Waiting onRetry={load}>
      <Skeleton height={360} radius="var(--r-xl)" className="mt3" />
    </Waiting>
  )
}

interface OpenCalendarProps {
  readonly line: OrderLine
  readonly resort: Resort
  readonly season: { readonly from: string; readonly to: string }
}

function OpenCalendar({ line, resort, season }: OpenCalendarProps) {
  const texts = useTexts(changeTexts)
  const [query, set] = useChangeState()
  const stay = wishedStay(query, line)
  const minDay = season.from > resort.today ? season.from : resort.today
  const days = useDayStates(stay.part, resort.today)
  // On a full day one's own place is still one's own.
  const dayState = (day: string): DayState | undefined => {
    const state = days.dayState(day)
    return state === 'full' && line.from <= day && day <= line.to ? 'few' : state
  }
  return (
    <div className="col g3 mt3">
      <Card>
        <RangeCalendar
          label={texts.when.calendar}
          value={stay}
          minDay={minDay}
          maxDay={season.to}
          today={resort.today}
          dayState={dayState}
          onShown={days.onShown}
          onChange={({ from, to }) => set({ from, to, place: undefined })}
        />
      </Card>
      {days.hasFailed ? <Note tone="warn">{texts.when.calendarFailed}</Note> : null}
      <Segmented
        label={texts.when.part}
        value={stay.part}
        options={DAY_PARTS.map((part) => ({ id: part, label: texts.parts[part] }))}
        onChange={(part) => set({ part, place: undefined })}
      />
      <Button full onPress={() => set({ ...stay, step: 'place' }, { push: true })}>
        {texts.when.next}
      </Button>
    </div>
  )
}
