import type { MealAvailability } from '../../domain/restaurant/offer.ts'
import { useFailureText } from '../platform/failure.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Note, Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { useResortQuery } from '../umbrellas/use-resort.ts'
import { restaurantTexts } from './texts.ts'
import { TimeSlots } from './TimeSlots.tsx'
import type { TableChoice } from './use-table-choice.ts'

interface TimesProps {
  readonly availability: TableChoice['availability']
  readonly meal: MealAvailability | null
  readonly seats: number
  readonly value: string | null
  readonly onChange: (time: string) => void
}

/** The times of the chosen meal, that they come, or why there are none. */
export function Times({ availability, meal, seats, value, onChange }: TimesProps) {
  const failureText = useFailureText()
  const load = () => void availability.refetch()
  if (availability.isError)
    return <ErrorState text={failureText(availability.error)} onRetry={load} isRetrying={availability.isFetching} />
  if (availability.data === undefined || meal === null)
    return (
      // Four rows of times, as a meal usually has them: their room is there before they are drawn.
      <div style={{ minHeight: 224 }}>
        <Waiting onRetry={load}>
          <Skeleton height={50} radius={15} />
          <Skeleton className="mt2" height={50} radius={15} />
          <Skeleton className="mt2" height={50} radius={15} />
          <Skeleton className="mt2" height={50} radius={15} />
        </Waiting>
      </div>
    )
  return (
    <>
      <TimeSlots slots={meal.slots} value={value} onChange={onChange} />
      <WhyNone isDayClosed={availability.data.closedBecause !== null} meal={meal} seats={seats} />
    </>
  )
}

/** What to do when no time is left. */
function WhyNone({
  isDayClosed,
  meal,
  seats,
}: {
  readonly isDayClosed: boolean
  readonly meal: MealAvailability
  readonly seats: number
}) {
  const texts = useTexts(restaurantTexts)
  const phone = useResortQuery().data?.phone ?? ''
  if (meal.slots.some(({ state }) => state === 'free' || state === 'few')) return null
  const words = isDayClosed
    ? texts.dayClosed
    : meal.isOver
      ? texts.dayOver
      : meal.isClosed
        ? texts.notOnline
        : texts.nothingFree(seats)
  return (
    <>
      <Note className="mt3" tone="warn" role="status">
        {words}
      </Note>
      {phone === '' ? null : (
        <LinkButton className="mt3" full variant="tint" icon="phone" to={`tel:${phone.replaceAll(' ', '')}`}>
          {texts.call}
        </LinkButton>
      )}
    </>
  )
}
