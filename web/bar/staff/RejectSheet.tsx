import { useState } from 'react'
import type { BoardOrder } from '../../../domain/bar/board-calls.ts'
import { REJECT_REASONS, type RejectReason } from '../../../domain/bar/calls.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioList } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { barStaffTexts } from './texts.ts'

/** Most letters of the words for the guest. */
const MOST_LETTERS = 200

interface RejectSheetProps {
  readonly order: BoardOrder
  readonly onReject: (reason: RejectReason, text: string) => void
  readonly onClose: () => void
}

/** Sends an order back: why, in what words, and what happens with the money. It cannot be undone, so it says so (B-08). */
export function RejectSheet({ order, onReject, onClose }: RejectSheetProps) {
  const texts = useTexts(barStaffTexts)
  const language = useLanguage()
  const [reason, setReason] = useState<RejectReason | null>(null)
  const [text, setText] = useState('')
  const paid = order.totalCents - order.dueCents
  return (
    <Sheet
      isOpen
      isGrouped
      onClose={onClose}
      title={texts.reject.title(texts.orderName(texts.place(order.code, order.name), order.ticket))}
      footer={
        <div className="col g2">
          <Button
            variant="danger"
            full
            isDisabled={reason === null}
            onPress={() => reason !== null && onReject(reason, text.trim())}
          >
            {texts.reject.confirm}
          </Button>
          <Button variant="plain" full onPress={onClose}>
            {texts.reject.back}
          </Button>
        </div>
      }
    >
      <div className="col g4">
        <Note tone="warn" icon="cash">
          {paid > 0 ? texts.reject.refund(money(paid, language)) : texts.reject.nothingPaid}
        </Note>
        <RadioList
          label={texts.reject.reason}
          value={reason}
          options={REJECT_REASONS.map((id) => ({ id, label: texts.reject.reasons[id] }))}
          onChange={setReason}
        />
        <TextField
          label={texts.reject.text}
          hint={texts.reject.textHint}
          value={text}
          onChange={setText}
          maxLength={MOST_LETTERS}
        />
      </div>
    </Sheet>
  )
}
