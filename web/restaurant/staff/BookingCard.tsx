import type { PlanBooking, ServicePlan } from '../../../domain/restaurant/service-plan.ts'
import { DogFace } from '../../design/art/DogFace.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { actionsOf } from './plan-view.ts'
import { planTexts } from './texts.ts'
import type { PlanActions } from './use-plan-actions.ts'

interface BookingCardProps {
  readonly booking: PlanBooking
  readonly plan: ServicePlan
  readonly actions: PlanActions
  readonly onMove: () => void
  readonly onCancel: () => void
}

/** The chosen party: who comes, how to reach them, and what its state allows (mockup 53). */
export function BookingCard(props: BookingCardProps) {
  const texts = useTexts(planTexts)
  const { booking } = props
  return (
    <section className="panel service-panel" aria-label={texts.card.label}>
      <div className="row g3">
        {booking.dogs > 0 ? <DogFace name={booking.name} /> : null}
        <div className="grow">
          <h2 className="t2 service-name">{booking.name}</h2>
          <p className="sub ink2">{texts.tableAt(booking.table, booking.time)}</p>
        </div>
      </div>
      <div className="mt3">
        <BookingFacts booking={booking} />
      </div>
      <BookingActions {...props} />
    </section>
  )
}

/** The same on a phone, over the list. */
export function BookingSheet({ onClose, ...props }: BookingCardProps & { readonly onClose: () => void }) {
  const texts = useTexts(planTexts)
  const { booking } = props
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={booking.name}
      subtitle={texts.tableAt(booking.table, booking.time)}
      leading={booking.dogs > 0 ? <DogFace name={booking.name} /> : undefined}
    >
      <BookingFacts booking={booking} />
      <BookingActions {...props} />
    </Sheet>
  )
}

function BookingFacts({ booking }: { readonly booking: PlanBooking }) {
  const { card } = useTexts(planTexts)
  const { seats, dogs, umbrellas, phone, orderNumber, note, state, isHeld, time, end } = booking
  return (
    <>
      <Fact name={card.people}>{seats}</Fact>
      {dogs > 0 ? <Fact name={card.dogs}>{dogs}</Fact> : null}
      {umbrellas.length > 0 ? <Fact name={card.umbrellas(umbrellas.length)}>{umbrellas.join(', ')}</Fact> : null}
      {phone === null ? null : (
        <Fact name={card.phone}>
          <a className="service-phone" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        </Fact>
      )}
      {orderNumber === null ? null : <Fact name={card.order}>{orderNumber}</Fact>}
      <div className="col g2 service-notes">
        {note === null ? null : (
          <Note tone="warn" icon="message">
            <span className="sr">{card.note}: </span>
            {note}
          </Note>
        )}
        {state === 'late' ? (
          <Note tone="bad" icon="clock-alert">
            {card.late(time)}
          </Note>
        ) : null}
        {isHeld ? <Note icon="timer">{orderNumber === null ? card.offered : card.held}</Note> : null}
        {state === 'left' ? <Note icon="check">{card.left(end)}</Note> : null}
      </div>
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="kv">
      <span>{name}</span>
      <span>{children}</span>
    </div>
  )
}

/** The one next step, and below it the others. */
function BookingActions({ booking, plan, actions, onMove, onCancel }: BookingCardProps) {
  const { card } = useTexts(planTexts)
  const can = actionsOf(booking, plan)
  const isBusy = actions.busy.has(booking.bookingId)
  if (can.size === 0) return null
  const isSitting = can.has('leave')
  return (
    <div className="col g2 mt3">
      {isSitting || can.has('seat') ? (
        <Button
          size="sm"
          variant={isSitting ? 'primary' : 'ok'}
          full
          isBusy={isBusy}
          onPress={() => (isSitting ? actions.leave(booking) : actions.seat(booking))}
        >
          {isSitting ? card.leave : card.seat}
        </Button>
      ) : null}
      {can.has('no_show') ? (
        <Button size="sm" variant="ghost" full isBusy={isBusy} onPress={() => actions.noShow(booking)}>
          {card.noShow}
        </Button>
      ) : null}
      <div className="row wrap g2">
        {can.has('move') ? (
          <Button size="sm" variant="tint" className="grow" isBusy={isBusy} onPress={onMove}>
            {card.move}
          </Button>
        ) : null}
        {can.has('cancel') ? (
          <Button size="sm" variant="danger-tint" className="grow" isBusy={isBusy} onPress={onCancel}>
            {card.cancel}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
