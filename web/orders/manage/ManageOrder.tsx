import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLanguage } from '../../platform/language.ts'
import { useOnline } from '../../platform/online.ts'
import { resortDay } from '../../platform/resort-day.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { isFocusLost } from '../../ui/lost-focus.ts'
import { changeTexts } from '../changes/texts.ts'
import { DeleteBookingModal } from '../DeleteBookingModal.tsx'
import { ResendMail } from '../ResendMail.tsx'
import { ordersTexts } from '../texts.ts'
import { useBookingDeletion, useDeletions } from '../use-booking-deletion.ts'
import { manageable } from './manageable.ts'
import { ManageSheet, type ManageSheetProps } from './ManageSheet.tsx'

interface ManageOrderProps extends Pick<ManageSheetProps, 'order' | 'giveUp'> {
  /** The copy of the device is shown: nothing can be changed without a network. */
  readonly isKept: boolean
}

/** The one way to move, cancel or give up what an order booked (B-03), with the modal of a deletion behind it; and its mail once more (B-02). */
export function ManageOrder({ order, isKept, giveUp }: ManageOrderProps) {
  const texts = useTexts(ordersTexts).summary
  const { title } = useTexts(changeTexts).manage
  const isOnline = useOnline() && !isKept
  const deleting = useDeletions()
  const deletion = useBookingDeletion()
  const [isOpen, setOpen] = useState(false)
  const bookings = manageable(order, resortDay(), useLanguage())
  const leaving = bookings.find((one) => deleting.has(one.deletion.bookingId))
  const box = useFocusAfterDeletion(bookings.length)
  return (
    <div ref={box} className="col g2">
      {bookings.length === 0 ? null : (
        <Button
          full
          variant="tint"
          icon="calendar-clock"
          isDisabled={!isOnline}
          isBusy={leaving !== undefined}
          onPress={() => setOpen(true)}
        >
          {leaving === undefined ? title : texts.removing(leaving.deletion.name)}
        </Button>
      )}
      {order.passCode === null ? null : <ResendMail order={order} isOnline={isOnline} />}
      {isOnline ? null : <p className="foot ink2 c">{texts.needsNetwork}</p>}
      <ManageSheet
        order={order}
        bookings={bookings}
        giveUp={giveUp}
        isOpen={isOpen && isOnline}
        onCancel={deletion.ask}
        onClose={() => setOpen(false)}
      />
      {deletion.asked === null ? null : (
        <DeleteBookingModal
          booking={deletion.asked}
          onBack={deletion.back}
          onConfirm={() => {
            setOpen(false)
            deletion.confirm()
          }}
        />
      )}
    </div>
  )
}

/** The button that had the focus may go with what was deleted: then the next one gets it, or the page. `count` is how many bookings there are. */
function useFocusAfterDeletion(count: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (!isFewer || !isFocusLost()) return
    const next = box.current?.querySelector('button') ?? document.querySelector<HTMLElement>('main')
    next?.focus({ preventScroll: true })
  }, [count])
  return box
}
