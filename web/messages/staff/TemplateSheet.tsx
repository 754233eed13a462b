import { useState, type FormEvent } from 'react'
import type { BroadcastTexts } from '../../../domain/messages/broadcast-rules.ts'
import type { MessageTemplate } from '../../../domain/messages/template-calls.ts'
import { fieldMessages, useFailureText } from '../../platform/failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { staffMessageTexts } from './texts.ts'
import { useTemplates } from './use-templates.ts'

interface TemplateSheetProps {
  /** The template that the words were made from; null for none. */
  readonly known: MessageTemplate | null
  /** What is written now. */
  readonly written: BroadcastTexts
  /** With the template as it is now; null once it is deleted. */
  readonly onDone: (template: MessageTemplate | null) => void
  readonly onClose: () => void
}

/** What is written becomes a template under a name, a new one or in place of the one it was made from (B-13). */
export function TemplateSheet({ known, written, onDone, onClose }: TemplateSheetProps) {
  const texts = useTexts(staffMessageTexts)
  const words = texts.templates
  const failureText = useFailureText()
  const { isBusy, failure, save, remove } = useTemplates()
  const [name, setName] = useState(known?.name ?? '')
  const nameError = fieldMessages(failure)['name']
  const isReady = name.trim().length >= 2
  const end = (change: Promise<MessageTemplate | null>) =>
    change.then(
      (template) => {
        onDone(template)
        onClose()
      },
      // What was refused stands in the sheet, from the mutation's own error.
      () => undefined,
    )
  const keep = (over: MessageTemplate | null) => void end(save({ name, texts: written }, over))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) keep(known)
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={known === null ? words.keep : words.change}
      subtitle={words.text}
      footer={
        <Button full type="submit" form="message-template" isBusy={isBusy} isDisabled={!isReady}>
          {words.save}
        </Button>
      }
    >
      <form id="message-template" className="col g3" noValidate onSubmit={submit} aria-label={words.keep}>
        <TextField label={words.name} value={name} maxLength={40} error={nameError} onChange={setName} />
        {failure === null || nameError !== undefined ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(failure)}
          </Note>
        )}
        {known === null ? null : (
          <div className="row wrap g2">
            <Button
              className="grow"
              variant="tint"
              icon="plus"
              isDisabled={!isReady || isBusy || name.trim() === known.name}
              onPress={() => keep(null)}
            >
              {words.saveAsNew}
            </Button>
            <Button
              className="grow"
              variant="danger-tint"
              icon="trash"
              isDisabled={isBusy}
              onPress={() => void end(remove(known).then(() => null))}
            >
              {words.remove}
            </Button>
          </div>
        )}
      </form>
    </Sheet>
  )
}
