import { useState, type FormEvent } from 'react'
import { askMoneyOut, listMoneyRequests } from '../../../domain/staff/money-request-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { requestTexts } from './texts.ts'
import type { YesRequest } from './yes-request.ts'

interface YesSheetProps {
  readonly request: YesRequest
  readonly onClose: () => void
}

/** Why the money goes beyond a limit; a second manager is asked (B-32). */
export function YesSheet({ request, onClose }: YesSheetProps) {
  const texts = useTexts(requestTexts)
  const language = useLanguage()
  const subtitle = texts.exceeded[request.limit](money(request.mostCents, language))
  return (
    <Sheet isOpen onClose={onClose} title={texts.ask.title} subtitle={subtitle}>
      <AskForm request={request} />
    </Sheet>
  )
}

const LEAST_REASON = 3

function AskForm({ request: { asked, amountCents, end } }: Pick<YesSheetProps, 'request'>) {
  const texts = useTexts(requestTexts).ask
  const language = useLanguage()
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const [isTold, setTold] = useState(false)
  const isRight = reason.trim().length >= LEAST_REASON
  const asking = useCallMutation(askMoneyOut, {
    onSuccess: () => {
      toast(texts.sent, { tone: 'ok', icon: 'check' })
      void invalidate(listMoneyRequests)
      end(true)
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if (!isRight) return focusFirstWrong(event.currentTarget)
    asking.mutate({ ...asked, reason: reason.trim() })
  }
  return (
    <form className="col g4" noValidate onSubmit={send} aria-label={texts.title}>
      <p>{texts.text}</p>
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={200}
        value={reason}
        onChange={setReason}
        error={isTold && !isRight ? texts.reasonMissing : undefined}
        autoFocus
      />
      {asking.error === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(asking.error)}
        </Note>
      )}
      <Button type="submit" full isBusy={asking.isPending}>
        {texts.submit(money(amountCents, language))}
      </Button>
    </form>
  )
}
