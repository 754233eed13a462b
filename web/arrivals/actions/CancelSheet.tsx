import { useState } from 'react'
import { isAsked } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { ActionSheet } from './ActionSheet.tsx'
import { holdCancellation } from './held-cancellation.ts'
import { say } from './say.ts'
import { actionTexts } from './texts.ts'

interface CancelSheetProps {
  readonly code: string
  readonly orderId: number
  readonly bookingId: number
  readonly onClose: () => void
  readonly onDone: () => void
}

/** A booking ends: for the guest who asked, by their policy; or because the resort cannot deliver, with all of its money back (B-03). */
export function CancelSheet({ code, orderId, bookingId, onClose, onDone }: CancelSheetProps) {
  const texts = useTexts(actionTexts)
  const failureText = useFailureText()
  const [reason, setReason] = useState<'guest_asked' | 'resort_cannot_deliver'>('guest_asked')
  const [refundTo, setRefundTo] = useState<'original' | 'credit'>('original')
  const cancel = () => {
    onClose()
    holdCancellation(
      { orderId, bookingId, days: null, reason, refundTo },
      {
        words: texts.cancelled(code),
        undo: texts.undo,
        onUndone: () => say(texts.kept(code), { tone: 'ok' }),
        onDone,
        onFailed: (failure) => {
          if (!isAsked(failure)) say(failureText(failure), { tone: 'bad', icon: 'alert' })
          onDone()
        },
      },
    )
  }
  return (
    <ActionSheet
      title={texts.cancelTitle(code)}
      onClose={onClose}
      failure={null}
      decision={
        <Button full variant="danger" onPress={cancel}>
          {texts.cancelConfirm}
        </Button>
      }
    >
      <Segmented
        label={texts.whoCancels}
        value={reason}
        options={[
          { id: 'guest_asked', label: texts.guestAsked },
          { id: 'resort_cannot_deliver', label: texts.resortCannot },
        ]}
        onChange={setReason}
      />
      <p>{reason === 'guest_asked' ? texts.askedText : texts.cannotText}</p>
      <Segmented
        label={texts.refundTo}
        value={refundTo}
        options={[
          { id: 'original', label: texts.refundOriginal },
          { id: 'credit', label: texts.refundCredit },
        ]}
        onChange={setRefundTo}
      />
    </ActionSheet>
  )
}
