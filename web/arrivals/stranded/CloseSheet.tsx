import { useState } from 'react'
import type { Stranded } from '../../../domain/arrivals/stranded-calls.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ActionSheet } from '../actions/ActionSheet.tsx'
import { arrivalTexts } from '../texts.ts'
import { useStrandedActions } from './use-stranded-actions.ts'

interface CloseSheetProps {
  readonly stranded: Stranded
  readonly onClose: () => void
}

/** Nothing is left to do for guests who have paid nothing: with a word on what happened. */
export function CloseSheet({ stranded, onClose }: CloseSheetProps) {
  const texts = useTexts(arrivalTexts).stranded
  const { isBusy, close } = useStrandedActions(stranded)
  const [note, setNote] = useState('')
  return (
    <ActionSheet
      title={texts.closeTitle(stranded.holder)}
      onClose={onClose}
      failure={null}
      decision={
        <Button
          full
          isBusy={isBusy}
          isDisabled={note.trim().length < 2}
          onPress={() => void close(note.trim()).then(onClose)}
        >
          {texts.closeConfirm}
        </Button>
      }
    >
      <TextField label={texts.closeNote} value={note} maxLength={200} onChange={setNote} />
    </ActionSheet>
  )
}
