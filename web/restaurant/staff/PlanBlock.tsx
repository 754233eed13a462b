import { Button } from 'react-aria-components/Button'
import type { PlanBooking } from '../../../domain/restaurant/service-plan.ts'
import { DogFace } from '../../design/art/DogFace.tsx'
import { useTexts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Block } from './plan-layout.ts'
import { lookOf } from './plan-view.ts'
import { planTexts } from './texts.ts'

interface PlanBlockProps {
  readonly block: Block
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A party on the row of its table, from its time to its end: dog, name, umbrella, people, state (mockup 53). */
export function PlanBlock({ block, isChosen, onChoose }: PlanBlockProps) {
  const { booking, left, width } = block
  const { title, words, spoken } = useBookingWords(booking)
  return (
    <Button
      className={classNames('service-block', lookOf(booking), isChosen && 'chosen')}
      aria-label={spoken}
      aria-pressed={isChosen}
      style={{ left: `calc(${left}% + 3px)`, width: `calc(${width}% - 8px)` }}
      onPress={onChoose}
    >
      {booking.dogs > 0 ? <DogFace name={booking.name} size={30} /> : null}
      <span className="grow ell">
        <b>{title}</b> <i>{words}</i>
      </span>
      <BookingMarks booking={booking} />
    </Button>
  )
}

/** The signs of a party: sitting, late, not certain yet, a note. */
export function BookingMarks({ booking }: { readonly booking: PlanBooking }) {
  const { state, note, isHeld } = booking
  return (
    <>
      {state === 'late' ? <Icon name="clock-alert" size={18} stroke={2.2} /> : null}
      {isHeld && state !== 'late' ? <Icon name="timer" size={18} /> : null}
      {note === null ? null : <Icon name="message" size={17} stroke={2} />}
      {state === 'seated' ? <Icon name="check" size={18} stroke={2.6} /> : null}
    </>
  )
}

/** How a party is written and read: "Ferri, D3", "2 persone, nota", and all of it with table and time. */
export function useBookingWords(booking: PlanBooking) {
  const texts = useTexts(planTexts)
  const { name, umbrellas, seats, dogs, state, isHeld, orderNumber, note, table, time } = booking
  const title = [name, ...umbrellas].join(', ')
  const marks = [
    state === 'expected' ? null : texts.states[state],
    isHeld ? (orderNumber === null ? texts.offered : texts.held) : null,
    note === null ? null : texts.note,
  ]
  const words = [texts.people(seats), ...marks].filter((part) => part !== null).join(', ')
  const ahead = state === 'expected' ? [texts.states.expected] : []
  const company = dogs > 0 ? [texts.dogs(dogs)] : []
  const rest = [words, ...ahead, ...company]
  return {
    title,
    words,
    spoken: [texts.table(table), time, title, ...rest].join(', '),
    /** In the order of the list, whose rows begin with the time. */
    spokenByTime: [time, title, texts.table(table), ...rest].join(', '),
  }
}
