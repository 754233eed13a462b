import { useState } from 'react'
import { saveCustomerNote, type Customer } from '../../../domain/staff/customer-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/staff/TextArea.tsx'
import { Card, Note } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { customerTexts } from './texts.ts'

interface NoteCardProps {
  readonly customer: Customer
  readonly onSaved: () => void
}

/** What colleagues should know; written over the note that was seen, never over a newer one. */
export function NoteCard({ customer: { accountId, note }, onSaved }: NoteCardProps) {
  const texts = useTexts(customerTexts)
  const failureText = useFailureText()
  const [draft, setDraft] = useState<string | null>(null)
  const saving = useCallMutation(saveCustomerNote)
  const words = draft ?? note.words
  const save = () =>
    saving.mutate(
      { accountId, words, version: note.version },
      {
        onSuccess: () => {
          setDraft(null)
          toast(texts.noteSaved, { tone: 'ok', icon: 'check' })
        },
        onSettled: onSaved,
      },
    )
  return (
    <Card className="col g2">
      <TextArea
        label={texts.note}
        name="note"
        rows={3}
        maxLength={1000}
        value={words}
        hint={[texts.noteHint, ...(note.by === '' ? [] : [texts.noteBy(note.by)])].join(' · ')}
        onChange={setDraft}
      />
      {saving.error === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(saving.error)}
        </Note>
      )}
      {words === note.words ? null : (
        <Button isBusy={saving.isPending} onPress={save}>
          {texts.saveNote}
        </Button>
      )}
    </Card>
  )
}
