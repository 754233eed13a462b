import { day } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import styles from './orders.module.css'
import type { Deletion } from './use-booking-deletion.ts'
import { useRefund } from './use-refund.tsx'
import { ordersTexts } from './texts.ts'

interface DeleteBookingModalProps {
  /** The booking that is asked about. */
  readonly booking: Deletion
  readonly onBack: () => void
  /** Closes the modal first, then sends the call. */
  readonly onConfirm: () => void
}

/**
 * Asks before a booking is deleted, with the period of an umbrella or the date of a table (R-218, mockup 27).
 * It says first what goes back, by the policy that was frozen when it was ordered. There is no undo, so the focus opens on the way back. Closing it stores showModale.
 */
export function DeleteBookingModal({ booking, onBack, onConfirm }: DeleteBookingModalProps) {
  const texts = useTexts(ordersTexts).remove
  const language = useLanguage()
  const refund = useRefund(booking)
  const written = (date: string) => day(date, language, 'date')
  const when = booking.isDay
    ? texts.day(written(booking.from))
    : texts.period(written(booking.from), written(booking.to))
  return (
    <AlertDialog
      title={texts.title}
      text={
        <>
          {texts.text} <b className={styles.period}>{when}</b>
          {refund.words === null ? null : <span className={styles.refund}>{refund.words}</span>}
        </>
      }
      layout="two"
      onEscape={onBack}
      actions={[
        { label: texts.back, variant: 'tint', onPress: onBack, autoFocus: true },
        { label: texts.confirm, variant: 'danger', onPress: onConfirm, isBusy: refund.isPending },
      ]}
    />
  )
}
