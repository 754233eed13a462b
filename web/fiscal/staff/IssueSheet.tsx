import { useState } from 'react'
import {
  getFiscal,
  listFiscalDay,
  markFiscalIssued,
  undoFiscalIssued,
  type FiscalDocument,
} from '../../../domain/fiscal/calls.ts'
import { parseCivilDate } from '../../../domain/platform/civil-date.ts'
import { fieldMessages, useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, setCallData, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { DateField } from '../../ui/staff/DateField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { FiscalSheet } from './FiscalSheet.tsx'
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
  const { documentId } = document
  const wrong = fieldMessages(marking.error)
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
  const send = () => {
    if (day === null) return
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
    <FiscalSheet
      words={words}
      isRight={number !== '' && device !== '' && day !== null}
      isBusy={marking.isPending}
      refusal={marking.error === null || Object.keys(wrong).length > 0 ? null : failureText(marking.error)}
      onSend={send}
      onClose={onClose}
    >
      <ul className="desk-rows" aria-label={words.lines}>
        {document.lines.map((line) => (
          <li key={`${line.description} ${line.grossCents}`} className="desk-row">
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
        error={wrong['number']}
      />
      <DateField
        label={words.day}
        value={draft.day}
        onChange={(value) => setDraft({ ...draft, day: value })}
        error={wrong['day']}
      />
      <TextField
        label={words.register}
        maxLength={40}
        value={draft.device}
        onChange={(value) => setDraft({ ...draft, device: value })}
        error={wrong['device']}
      />
    </FiscalSheet>
  )
}
