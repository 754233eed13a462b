import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addDogDocument } from '../../domain/dogs/calls.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '../../domain/dogs/documents.ts'
import { parseCivilDate } from '../../domain/platform/civil-date.ts'
import { fieldMessages, useFailureText, useFieldText } from '../platform/failure.ts'
import { useCallMutation } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { RadioList } from '../ui/choices.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { DateField } from '../ui/staff/DateField.tsx'
import { Note } from '../ui/surfaces.tsx'
import { FieldError } from '../ui/TextField.tsx'
import { toast } from '../ui/toasts.ts'
import { documentDataUrl, mayBeDocument } from './document-draft.ts'
import { dogTexts } from './texts.ts'
import { noteDog } from './use-dogs.ts'

type Messages = Readonly<Partial<Record<'validUntil' | 'file' | 'form', string>>>

/** Adds a document: what it is, until when it counts, and its file (B-16). */
export function UploadSheet({ dogId, onClose }: { readonly dogId: number; readonly onClose: () => void }) {
  const texts = useTexts(dogTexts)
  const words = texts.upload
  const { kind, setKind, validUntil, setValidUntil, file, setFile, messages, stage, send } = useUpload(dogId, onClose)
  return (
    <Sheet
      isOpen
      isGrouped
      title={words.title}
      isDismissable={stage === null}
      onClose={onClose}
      footer={
        <Button full needsNetwork isBusy={stage !== null} onPress={send}>
          {words.send}
        </Button>
      }
    >
      <div className="col g4">
        <RadioList
          label={words.kind}
          value={kind}
          options={DOCUMENT_KINDS.map((id) => ({ id, label: texts.documents.kinds[id] }))}
          onChange={setKind}
        />
        <DateField
          label={words.until}
          value={validUntil}
          hint={kind === 'registry' ? words.untilOptional : words.untilHint}
          error={messages.validUntil}
          onChange={setValidUntil}
        />
        <FileChoice file={file} error={messages.file} onChange={setFile} />
        {stage === null ? null : (
          <Note icon="spinner" role="status">
            {words[stage]}
          </Note>
        )}
        {messages.form === undefined ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {messages.form}
          </Note>
        )}
      </div>
    </Sheet>
  )
}

/** The document as it is being put together, and its way to the server. */
function useUpload(dogId: number, onDone: () => void) {
  const texts = useTexts(dogTexts)
  const fieldText = useFieldText()
  const failureText = useFailureText()
  const [kind, setKind] = useState<DocumentKind>('vaccination')
  const [validUntil, setValidUntil] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [messages, setMessages] = useState<Messages>({})
  const [isPreparing, setPreparing] = useState(false)
  const adding = useCallMutation(addDogDocument)
  /** A file that is refused is not chosen any more: pressing again would only send it again. */
  const refuseFile = (words: string) => {
    flushSync(() => {
      setFile(null)
      setMessages({ file: words })
    })
    focusFirstWrong()
  }
  const start = async () => {
    const isDateMissing = validUntil === '' && kind !== 'registry'
    const missing: Messages = {
      ...(isDateMissing ? { validUntil: fieldText({ code: 'required' }) } : {}),
      ...(file === null ? { file: texts.upload.fileMissing } : {}),
    }
    flushSync(() => setMessages(missing))
    if (file === null || isDateMissing) return focusFirstWrong()
    setPreparing(true)
    const dataUrl = await documentDataUrl(file)
    setPreparing(false)
    if (dataUrl === null) return refuseFile(texts.upload.fileRefused)
    adding.mutate(
      { dogId, kind, validUntil: parseCivilDate(validUntil), dataUrl },
      {
        onSuccess: (dog) => {
          noteDog(dog)
          toast(texts.documents.added, { tone: 'ok', icon: 'check' })
          onDone()
        },
        onError: (failure) => {
          const fields = fieldMessages(failure)
          const words = failureText(failure)
          if (failure.code === 'document_not_accepted' || failure.code === 'document_too_long') return refuseFile(words)
          flushSync(() => setMessages(Object.keys(fields).length > 0 ? fields : { form: words }))
          focusFirstWrong()
        },
      },
    )
  }
  /** What was wrong is no longer said once something is changed. */
  const anew =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setMessages({})
    }
  const stage = isPreparing ? ('preparing' as const) : adding.isPending ? ('sending' as const) : null
  return {
    kind,
    setKind: anew(setKind),
    validUntil,
    setValidUntil: anew(setValidUntil),
    file,
    setFile: (chosen: File) => {
      if (mayBeDocument(chosen)) anew(setFile)(chosen)
      else refuseFile(texts.upload.fileRefused)
    },
    messages,
    stage,
    send: () => void start(),
  }
}

/** Leads whoever sent the form to the day, else to the button of the file. */
function focusFirstWrong(): void {
  document.querySelector<HTMLElement>('[role=dialog] :is([aria-invalid=true], [data-wrong] button)')?.focus()
}

interface FileChoiceProps {
  readonly file: File | null
  readonly error: string | undefined
  readonly onChange: (file: File) => void
}

function FileChoice({ file, error, onChange }: FileChoiceProps) {
  const texts = useTexts(dogTexts).upload
  const input = useRef<HTMLInputElement>(null)
  const label = file === null ? texts.choose : texts.change
  return (
    <div {...(error === undefined ? {} : { 'data-wrong': true })}>
      <Button
        variant="tint"
        full
        icon={file === null ? 'image-plus' : 'document'}
        aria-describedby="document-file"
        onPress={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        hidden
        aria-label={texts.file}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen) onChange(chosen)
          event.target.value = ''
        }}
      />
      {error === undefined ? (
        <p id="document-file" className="hint ell">
          {file === null ? texts.fileHint : file.name}
        </p>
      ) : (
        <FieldError id="document-file">{error}</FieldError>
      )}
    </div>
  )
}
