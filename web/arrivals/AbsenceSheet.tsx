import { useState } from 'react'
import type { Visit } from '../../domain/arrivals/calls.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TextField } from '../ui/TextField.tsx'
import { arrivalTexts } from './texts.ts'

/** Only noted, or the unpaid place is freed. */
export type Absence = 'no_show' | 'release'

/** The least that a reason has, in letters, as the server asks for it. */
const LEAST = 2

interface AbsenceSheetProps {
  readonly kind: Absence
  readonly visit: Visit
  readonly onClose: () => void
  readonly onSave: (reason: string) => void
}

/** Somebody does not come: why, before it is written down (B-04). */
export function AbsenceSheet({ kind, visit, onClose, onSave }: AbsenceSheetProps) {
  const texts = useTexts(arrivalTexts)
  const words = texts.absence
  const isRelease = kind === 'release'
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isMissing = reason.trim().length < LEAST
  const save = () => {
    setChecked(true)
    if (isMissing) return
    onClose()
    onSave(reason.trim())
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={isRelease ? words.releaseTitle(visit.code) : words.noShowTitle(visit.code)}
      subtitle={visit.holder}
      footer={
        <Button full variant={isRelease ? 'danger' : 'primary'} onPress={save}>
          {isRelease ? words.release : words.noShow}
        </Button>
      }
    >
      <p className="sub ink2">{isRelease ? words.releaseText : words.noShowText}</p>
      <div className="mt3">
        <TextField
          label={words.reason}
          value={reason}
          maxLength={200}
          autoFocus
          error={isChecked && isMissing ? words.missing : undefined}
          onChange={setReason}
        />
      </div>
    </Sheet>
  )
}
