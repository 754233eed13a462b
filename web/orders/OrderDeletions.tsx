import { useEffect, useRef, type RefObject } from 'react'
import { resendConfirmation, type Order } from '../../domain/orders/calls.ts'
import type { ItemKind } from '../../domain/orders/order-items.ts'
import type { Language } from '../../domain/platform/language.ts'
import { stayName } from '../umbrellas/stay-name.ts'
import { useFailureText } from '../platform/failure.ts'
import { useLanguage } from '../platform/language.ts'
import { useOnline } from '../platform/online.ts'
import { useCallMutation } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/ToastRegion.tsx'
import { isFocusLost } from '../ui/lost-focus.ts'
import { ChangeLinks } from './changes/ChangeLinks.tsx'
import { DeleteBookingModal } from './DeleteBookingModal.tsx'
import styles from './orders.module.css'
import { ordersTexts } from './texts.ts'
import {
  itemDeletion,
  umbrellaDeletion,
  useBookingDeletion,
  useDeletions,
  type Deletion,
} from './use-booking-deletion.ts'

interface OrderDeletionsProps {
  readonly order: Order
  /** The copy of the device is shown: nothing can be changed without a network. */
  readonly isKept: boolean
}

/** Sends the mail again, and deletes bookings one by one while their stay has not begun (R-218, R-403, B-02). */
export function OrderDeletions({ order, isKept }: OrderDeletionsProps) {
  const texts = useTexts(ordersTexts).summary
  const isOnline = useOnline() && !isKept
  const deleting = useDeletions()
  const deletion = useBookingDeletion()
  const standing = order.lines.filter((line) => !line.isCancelled)
  const hasBegun = order.passCode !== null && standing.some((line) => !line.canDelete)
  const deletable = deletionsOf(order, useLanguage())
  const isOnly = deletable.length === 1 && standing.length <= 1
  const box = useFocusAfterDeletion(deletable.length)
  return (
    <div className="col g2">
      {order.passCode === null ? null : <ResendMail order={order} isOnline={isOnline} />}
      {isKept ? null : <ChangeLinks order={order} />}
      <div ref={box} className={styles.deletions}>
        {deletable.map((each) => (
          <Button
            key={each.bookingId}
            full
            variant="danger-tint"
            icon="trash"
            isDisabled={!isOnline}
            isBusy={deleting.has(each.bookingId)}
            onPress={() => deletion.ask(each)}
          >
            {deleting.has(each.bookingId)
              ? texts.removing(each.name)
              : isOnly
                ? texts.remove
                : texts.removePlace(each.name)}
          </Button>
        ))}
      </div>
      {hasBegun ? <p className="foot ink2 c">{texts.started}</p> : null}
      {isOnline ? null : <p className="foot ink2 c">{texts.needsNetwork}</p>}
      {deletion.asked === null ? null : (
        <DeleteBookingModal booking={deletion.asked} onBack={deletion.back} onConfirm={() => deletion.confirm()} />
      )}
    </div>
  )
}

/** The button that had the focus goes with its booking: the next one gets it, or the page. `count` is how many there are. */
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

/** What of an order may still be deleted: places one by one, tables, parking spaces and services. */
function deletionsOf(order: Order, language: Language): readonly Deletion[] {
  const lines = order.lines.filter((line) => !line.isCancelled && line.canDelete)
  const items = order.items.filter(
    ({ kind, isCancelled, canDelete }) => DELETABLE.has(kind) && !isCancelled && canDelete,
  )
  return [
    ...lines.map((line) => umbrellaDeletion(order, line, stayName(line, order.lines, language))),
    ...items.map((item) => itemDeletion(order, item)),
  ]
}

/** A deposit goes with its table, and what the bar has begun to make is eaten. */
const DELETABLE: ReadonlySet<ItemKind> = new Set(['table', 'parking', 'service'])

function ResendMail({ order, isOnline }: { readonly order: Order; readonly isOnline: boolean }) {
  const texts = useTexts(ordersTexts).summary
  const failureText = useFailureText()
  const resend = useCallMutation(resendConfirmation, {
    onSuccess: () => void toast(texts.resent, { icon: 'check' }),
    onError: (failure) => void toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
  })
  return (
    <Button
      full
      variant="tint"
      icon="mail"
      isDisabled={!isOnline}
      isBusy={resend.isPending}
      onPress={() => resend.mutate({ orderId: order.orderId })}
    >
      {texts.resend}
    </Button>
  )
}
