import { useState, type FormEvent } from 'react'
import { getFiscal, listFiscalDay, voidFiscal, type FiscalDocument } from '../../../domain/fiscal/calls.ts'
import { call } from '../../platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { holdBack } from '../../till/staff/hold-back.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { fiscalTexts } from './texts.ts'

interface VoidSheetProps {
  readonly document: FiscalDocument
  readonly hasDevice: boolean
  readonly onClose: () => void
}

/** Voids a receipt of today; what a device voids cannot be called back, so it waits until the notice has gone (B-11). */
export function VoidSheet({ document: { documentId }, hasDevice, onClose }: VoidSheetProps) {
  const texts = useTexts(fiscalTexts)
  const words = texts.voidingSheet
  const failureText = useFailureText()
  const [draft, setDraft] = useState({ reason: '', number: '' })
  const [isTold, setTold] = useState(false)
  const reason = draft.reason.trim()
  const number = draft.number.trim()
  const isRight = reason.length >= 3 && (hasDevice || number !== '')
  const refresh = () => Promise.all([invalidate(getFiscal), invalidate(listFiscalDay)])
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (!isRight) return
    holdBack({
      words: words.held,
      undo: texts.undo,
      undone: words.undone,
      send: async () => {
        await call(voidFiscal, { documentId, reason, number: hasDevice ? null : number })
        await refresh()
      },
      onFailed: (failure) => {
        toast(failureText(failure), { tone: 'bad', icon: 'alert' })
        void refresh()
      },
    })
    onClose()
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.title}
      subtitle={words.text}
      footer={
        <Button full type="submit" form="fiscal-void">
          {words.submit}
        </Button>
      }
    >
      <form id="fiscal-void" className="col g3" onSubmit={send} aria-label={words.title}>
        <TextField
          label={words.reason}
          maxLength={120}
          value={draft.reason}
          onChange={(value) => setDraft({ ...draft, reason: value })}
        />
        {hasDevice ? null : (
          <TextField
            label={words.number}
            maxLength={40}
            value={draft.number}
            onChange={(value) => setDraft({ ...draft, number: value })}
          />
        )}
        {isTold && !isRight ? (
          <Note tone="bad" icon="alert" role="alert">
            {words.missing}
          </Note>
        ) : null}
      </form>
    </Sheet>
  )
}
