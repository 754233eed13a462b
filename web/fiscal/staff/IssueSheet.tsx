import { useState, type FormEvent } from 'react'
import {
  getFiscal,
  listFiscalDay,
  markFiscalIssued,
  undoFiscalIssued,
  type FiscalDocument,
} from '../../../domain/fiscal/calls.ts'
import { parseCivilDate } from '../../../domain/platform/civil-date.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, setCallData, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { DateField } from '../../ui/staff/DateField.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { fiscalTexts } from './texts.ts'

interface IssueSheetProps {
  readonly document: FiscalDocument
  readonly today: string
  readonly onClose: () => void
}

/** The number of a receipt that was issued at the register; it can be taken back while nothing stands on it. */
export function IssueSheet({ document, today, onClose }: IssueSheetProps) {
  const texts = useTexts(fiscalTexts)
  const words = texts.issuing
  const language = useLanguage()
  const failureText = useFailureText()
  const marking = useCallMutation(markFiscalIssued)
  const taking = useCallMutation(undoFiscalIssued)
  const [draft, setDraft] = useState({ number: '', day: today, device: '' })
  const [isTold, setTold] = useState(false)
  const { documentId } = document
  const day = parseCivilDate(draft.day)
  const number = draft.number.trim()
  const device = draft.device.trim()
  const back = () =>
    taking.mutateAsync({ documentId }).then(
      (answer) => {
        setCallData(getFiscal, {}, answer)
        void invalidate(listFiscalDay)
        toast(words.undone)
      },
      (failure: unknown) => toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
    )
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (number === '' || device === '' || day === null || marking.isPending) return
    marking.mutate(
      { documentId, number, day, device },
      {
        onSuccess: (answer) => {
          setCallData(getFiscal, {}, answer)
          void invalidate(listFiscalDay)
          toast(words.done(number), { action: { label: texts.undo, onPress: () => void back() } })
          onClose()
        },
      },
    )
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.title}
      subtitle={words.text}
      footer={
        <Button full type="submit" form="fiscal-issue" isBusy={marking.isPending}>
          {words.submit}
        </Button>
      }
    >
      <form id="fiscal-issue" className="col g3" onSubmit={send} aria-label={words.title}>
        <ul className="fiscal-rows" aria-label={words.lines}>
          {document.lines.map((line) => (
            <li key={`${line.description} ${line.grossCents}`} className="fiscal-row">
              <span className="grow">{`${line.quantity} × ${line.description} · ${line.nature ?? `${line.vatPercent}%`}`}</span>
              <b className="num">{money(line.grossCents, language)}</b>
            </li>
          ))}
        </ul>
        <TextField
          label={words.number}
          maxLength={40}
          value={draft.number}
          onChange={(value) => setDraft({ ...draft, number: value })}
        />
        <DateField label={words.day} value={draft.day} onChange={(value) => setDraft({ ...draft, day: value })} />
        <TextField
          label={words.register}
          maxLength={40}
          value={draft.device}
          onChange={(value) => setDraft({ ...draft, device: value })}
        />
        {isTold && (number === '' || device === '' || day === null) ? (
          <Note tone="bad" icon="alert" role="alert">
            {words.missing}
          </Note>
        ) : null}
        {marking.error === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(marking.error)}
          </Note>
        )}
      </form>
    </Sheet>
  )
}
