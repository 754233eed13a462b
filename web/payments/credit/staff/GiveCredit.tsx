import { useState, type FormEvent } from 'react'
import { giveCredit, MOST_CREDIT_CENTS } from '../../../../domain/payments/credit-calls.ts'
import { call } from '../../../platform/call.ts'
import { isAsked } from '../../../platform/call-failure.ts'
import { useFailureText } from '../../../platform/failure.ts'
import { money } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { holdBack } from '../../../ui/staff/hold-back.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toasts.ts'
import { creditTexts } from '../texts.ts'
import { centsOf } from '../../../ui/staff/amount.ts'

interface GiveCreditProps {
  readonly accountId: number
  readonly onGiven: () => void
}

/** Amount and words. Its guest is mailed at once, so that it is given when the notice with *Annulla* has gone (B-11). */
export function GiveCredit({ accountId, onGiven }: GiveCreditProps) {
  const texts = useTexts(creditTexts).desk
  const language = useLanguage()
  const failureText = useFailureText()
  const [draft, setDraft] = useState({ amount: '', note: '' })
  const [isTold, setTold] = useState(false)
  const cents = centsOf(draft.amount)
  const isAmountRight = cents !== null && cents <= MOST_CREDIT_CENTS
  const isNoteRight = draft.note.trim().length >= 3
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (cents === null || !isAmountRight || !isNoteRight) return
    const wish = { accountId, amountCents: cents, note: draft.note.trim(), clientId: crypto.randomUUID() }
    const amount = money(cents, language)
    const give = async (isLeaving: boolean) => {
      await call(giveCredit, wish, isLeaving ? { keepalive: true } : {})
      if (isLeaving) return
      toast(texts.given(amount), { tone: 'ok', icon: 'check' })
      onGiven()
    }
    holdBack({
      words: texts.held(amount),
      undo: texts.undo,
      undone: texts.undone,
      send: give,
      onFailed: (failure) => {
        if (!isAsked(failure)) toast(failureText(failure), { tone: 'bad', icon: 'alert' })
      },
    })
    setTold(false)
    setDraft({ amount: '', note: '' })
  }
  return (
    <form className="col g3 mt4" onSubmit={send} aria-label={texts.give}>
      <TextField
        label={texts.amount}
        inputMode="decimal"
        maxLength={10}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        error={isTold && !isAmountRight ? texts.amountWrong(money(MOST_CREDIT_CENTS, language)) : undefined}
      />
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        maxLength={120}
        value={draft.note}
        onChange={(note) => change({ note })}
        error={isTold && !isNoteRight ? texts.noteMissing : undefined}
      />
      <Button full type="submit" icon="euro">
        {isAmountRight ? texts.submit(money(cents, language)) : texts.submitEmpty}
      </Button>
    </form>
  )
}
