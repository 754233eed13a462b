import { useState } from 'react'
import type { PlanBooking } from '../../../domain/restaurant/service-plan.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { planTexts } from './texts.ts'

/** Most letters of the words for the guest. */
const MOST_LETTERS = 200

interface CancelSheetProps {
  readonly booking: PlanBooking
  readonly onCancel: (reason: string) => void
  readonly onClose: () => void
}

/** Asks before a booking ends. Who booked online gets a mail, with the words that are written here; nobody else hears of it (B-09). */
export function CancelSheet({ booking, onCancel, onClose }: CancelSheetProps) {
  const texts = useTexts(planTexts)
  const [reason, setReason] = useState('')
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.cancel.title(booking.name)}
      subtitle={texts.tableAt(booking.table, booking.time)}
      footer={
        <div className="col g2">
          <Button variant="danger" full onPress={() => onCancel(reason.trim())}>
            {texts.cancel.confirm}
          </Button>
          <Button variant="plain" full onPress={onClose}>
            {texts.cancel.back}
          </Button>
        </div>
      }
    >
      <div className="col g4">
        {booking.orderNumber === null ? (
          <Note icon="phone">{texts.cancel.noMail}</Note>
        ) : (
          <>
            <Note tone="warn" icon="mail">
              {texts.cancel.text}
            </Note>
            <TextField
              label={texts.cancel.reason}
              hint={texts.cancel.reasonHint}
              value={reason}
              onChange={setReason}
              maxLength={MOST_LETTERS}
            />
          </>
        )}
      </div>
    </Sheet>
  )
}
