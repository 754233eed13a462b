import { useState } from 'react'
import { waiveOrder } from '../../../domain/orders/sale-calls.ts'
import { undoOrderAction } from '../../../domain/orders/staff-calls.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ActionSheet } from './ActionSheet.tsx'
import { actionTexts } from './texts.ts'
import { useDeskTelling } from './use-desk-actions.ts'

interface WaiveSheetProps {
  /** Of the order: its place, or its number. */
  readonly code: string
  readonly orderId: number
  readonly dueCents: number
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Makes an order that nobody has paid cost nothing, with a reason (B-11). */
export function WaiveSheet({ code, orderId, dueCents, onClose, onDone }: WaiveSheetProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const { told } = useDeskTelling(onDone)
  const [reason, setReason] = useState('')
  const waiving = useCallMutation(waiveOrder)
  const waive = () =>
    waiving.mutate(
      { orderId, reason },
      {
        onSuccess: ({ actionId }) => {
          onClose()
          told({ code, words: texts.given(code), actionId, undo: undoOrderAction })
        },
      },
    )
  return (
    <ActionSheet
      title={texts.giveTitle(code)}
      onClose={onClose}
      failure={waiving.error}
      decision={
        <Button full isBusy={waiving.isPending} isDisabled={reason.trim().length < 2} onPress={waive}>
          {texts.giveConfirm}
        </Button>
      }
    >
      <p>{texts.waiveText(money(dueCents, language))}</p>
      <TextField label={texts.giveReason} value={reason} maxLength={200} onChange={setReason} />
    </ActionSheet>
  )
}
