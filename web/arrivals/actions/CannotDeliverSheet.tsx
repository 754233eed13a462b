import { useState } from 'react'
import { useFailureText } from '../../platform/failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { ActionSheet } from './ActionSheet.tsx'
import { holdCancellation } from './held-cancellation.ts'
import { say } from './say.ts'
import { actionTexts } from './texts.ts'

interface CannotDeliverSheetProps {
  readonly code: string
  readonly orderId: number
  readonly bookingId: number
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The resort cannot deliver: the booking ends and all of its money goes back, by card or as credit (B-03). */
export function CannotDeliverSheet({ code, orderId, bookingId, onClose, onDone }: CannotDeliverSheetProps) {
  const texts = useTexts(actionTexts)
  const failureText = useFailureText()
  const [refundTo, setRefundTo] = useState<'original' | 'credit'>('original')
  const cancel = () => {
    onClose()
    holdCancellation(
      { orderId, bookingId, days: null, reason: 'resort_cannot_deliver', refundTo },
      {
        words: texts.cancelled(code),
        undo: texts.undo,
        onUndone: () => say(texts.kept(code), { tone: 'ok' }),
        onDone,
        onFailed: (failure) => {
          say(failureText(failure), { tone: 'bad', icon: 'alert' })
          onDone()
        },
      },
    )
  }
  return (
    <ActionSheet
      title={texts.cannotTitle(code)}
      onClose={onClose}
      failure={null}
      decision={
        <Button full variant="danger" onPress={cancel}>
          {texts.cannotConfirm}
        </Button>
      }
    >
      <p>{texts.cannotText}</p>
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
