import { useState } from 'react'
import { REJECTION_REASONS, type RejectionReason } from '../../../domain/dogs/documents.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioList } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { dogTexts } from '../texts.ts'
import { dogCheckTexts } from './texts.ts'

/** Most letters of the words for the guest. */
const MOST_LETTERS = 200

interface RejectDocumentProps {
  readonly isBusy: boolean
  readonly onReject: (reason: RejectionReason, note: string) => void
  readonly onClose: () => void
}

/** Why a document is not right: the reason travels in the guest's language, the note as it is written. */
export function RejectDocument({ isBusy, onReject, onClose }: RejectDocumentProps) {
  const texts = useTexts(dogCheckTexts)
  const { reasons } = useTexts(dogTexts).documents
  const [reason, setReason] = useState<RejectionReason | null>(null)
  const [note, setNote] = useState('')
  return (
    <Sheet
      isOpen
      isGrouped
      onClose={onClose}
      title={texts.why}
      footer={
        <div className="col g2">
          <Button
            variant="danger"
            full
            isBusy={isBusy}
            isDisabled={reason === null}
            onPress={() => reason !== null && onReject(reason, note.trim())}
          >
            {texts.send}
          </Button>
          <Button variant="plain" full onPress={onClose}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <div className="col g4">
        <RadioList
          label={texts.why}
          value={reason}
          options={REJECTION_REASONS.map((id) => ({ id, label: reasons[id] }))}
          onChange={setReason}
        />
        <TextField label={texts.note} hint={texts.noteHint} value={note} onChange={setNote} maxLength={MOST_LETTERS} />
      </div>
    </Sheet>
  )
}
