import { useState } from 'react'
import { getFiscal, listFiscalDay, voidFiscal, type FiscalDocument } from '../../../domain/fiscal/calls.ts'
import { call } from '../../platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { holdBack } from '../../ui/staff/hold-back.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { FiscalSheet } from './FiscalSheet.tsx'
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
  const reason = draft.reason.trim()
  const number = draft.number.trim()
  const isRight = reason.length >= 3 && (hasDevice || number !== '')
  const refresh = () => Promise.all([invalidate(getFiscal), invalidate(listFiscalDay)])
  const send = () => {
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
    <FiscalSheet words={words} isRight={isRight} onSend={send} onClose={onClose}>
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
    </FiscalSheet>
  )
}
