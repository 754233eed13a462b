import { useRef, useState, type FormEvent } from 'react'
import { giveCredit } from '../../../../domain/payments/credit-calls.ts'
import { useFailureText } from '../../../platform/failure.ts'
import { money } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useCallMutation } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/surfaces.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toasts.ts'
import { creditTexts } from '../texts.ts'
import { centsOf } from './amount.ts'

interface GiveCreditProps {
  readonly accountId: number
  readonly mostCents: number
  readonly onGiven: () => void
}

/** Amount and words; the same press gives it once, also when its answer was lost. */
export function GiveCredit({ accountId, mostCents, onGiven }: GiveCreditProps) {
  const texts = useTexts(creditTexts).desk
  const language = useLanguage()
  const failureText = useFailureText()
  const give = useCallMutation(giveCredit)
  const [draft, setDraft] = useState({ amount: '', note: '' })
  const [isTold, setTold] = useState(false)
  const press = useRef(crypto.randomUUID())
  const cents = centsOf(draft.amount)
  const isAmountRight = cents !== null && cents <= mostCents
  const isNoteRight = draft.note.trim().length >= 3
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part })
    press.current = crypto.randomUUID()
  }
  async function send(event: FormEvent) {
    event.preventDefault()
    setTold(true)
    if (cents === null || !isAmountRight || !isNoteRight || give.isPending) return
    try {
      await give.mutateAsync({ accountId, amountCents: cents, note: draft.note.trim(), clientId: press.current })
    } catch {
      // The note below the fields says why; the same press can be tried again.
      return
    }
    toast(texts.given(money(cents, language)))
    setTold(false)
    change({ amount: '', note: '' })
    onGiven()
  }
  return (
    <form className="col g3 mt4" onSubmit={(event) => void send(event)} aria-label={texts.give}>
      <TextField
        label={texts.amount}
        inputMode="decimal"
        maxLength={10}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        error={isTold && !isAmountRight ? texts.amountWrong(money(mostCents, language)) : undefined}
      />
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        maxLength={120}
        value={draft.note}
        onChange={(note) => change({ note })}
        error={isTold && !isNoteRight ? texts.noteMissing : undefined}
      />
      {give.isError ? (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(give.error)}
        </Note>
      ) : null}
      <Button full type="submit" icon="euro" isBusy={give.isPending}>
        {isAmountRight ? texts.submit(money(cents, language)) : texts.submitEmpty}
      </Button>
    </form>
  )
}
