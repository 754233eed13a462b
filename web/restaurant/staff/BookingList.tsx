import { Button } from 'react-aria-components/Button'
import type { PlanBooking, ServicePlan } from '../../../domain/restaurant/service-plan.ts'
import { DogFace } from '../../design/art/DogFace.tsx'
import { useTexts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { isDrawn } from './plan-layout.ts'
import { BookingMarks, useBookingWords } from './PlanBlock.tsx'
import { lookOf } from './plan-view.ts'
import { planTexts } from './texts.ts'

interface BookingListProps {
  readonly plan: ServicePlan
  readonly onChoose: (bookingId: number) => void
}

/** The parties of a sitting by time, for a phone, where the hours do not fit side by side. */
export function BookingList({ plan, onChoose }: BookingListProps) {
  const texts = useTexts(planTexts)
  const drawn = plan.bookings.filter(isDrawn)
  if (drawn.length === 0) return <NoBookings />
  return (
    <ul className="service-list" aria-label={texts.list}>
      {drawn.map((booking) => (
        <li key={booking.bookingId}>
          <BookingRow booking={booking} onChoose={() => onChoose(booking.bookingId)} />
        </li>
      ))}
    </ul>
  )
}

function BookingRow({ booking, onChoose }: { readonly booking: PlanBooking; readonly onChoose: () => void }) {
  const texts = useTexts(planTexts)
  const { title, words, spokenByTime } = useBookingWords(booking)
  return (
    <Button className={classNames('service-row', lookOf(booking))} aria-label={spokenByTime} onPress={onChoose}>
      <span className="num">{booking.time}</span> {booking.dogs > 0 ? <DogFace name={booking.name} size={30} /> : null}
      <span className="grow ell">
        <b>{title}</b>{' '}
        <i>
          {texts.table(booking.table)}, {words}
        </i>
      </span>
      <BookingMarks booking={booking} />
    </Button>
  )
}

/** A sitting that nobody has booked yet. */
export function NoBookings() {
  const texts = useTexts(planTexts)
  return (
    <section className="panel service-panel">
      <h2 className="t3">{texts.empty}</h2>
      <p className="sub ink2 mt2">{texts.emptyText}</p>
    </section>
  )
}
