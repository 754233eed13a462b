import { useState, type FormEvent } from 'react'
import { drawerMovement } from '../../../domain/till/calls.ts'
import { isAsked } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { centsOf } from '../../ui/staff/amount.ts'
import { tillTexts } from './texts.ts'
import { usePressDraft } from './use-press-draft.ts'
import { useTillUndo } from './use-till-change.ts'

/** The most that one movement of the drawer may be, in cents. */
const MOST = 1_000_000

interface Draft {
  readonly kind: 'float' | 'withdrawal'
  readonly amount: string
  readonly reason: string
}

/** Float into the drawer, or cash out of it, with a reason (B-12). */
export function DrawerSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const undo = useTillUndo()
  const moving = useCallMutation(drawerMovement)
  const { draft, pressId, change } = usePressDraft<Draft>({ kind: 'float', amount: '', reason: '' })
  const [isTold, setTold] = useState(false)
  const cents = centsOf(draft.amount)
  const isRight = cents !== null && cents <= MOST
  const reason = draft.reason.trim()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if (cents === null || !isRight || reason.length < 3) return focusFirstWrong(event.currentTarget)
    if (moving.isPending) return
    moving.mutate(
      { kind: draft.kind, amountCents: cents, reason, pressId },
      {
        onSuccess: () => {
          undo.moved(texts.drawer.done[draft.kind](money(cents, language)), { pressId })
          onClose()
        },
        onError: (failure) => {
          if (isAsked(failure)) onClose()
        },
      },
    )
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.drawer.title}
      subtitle={texts.drawer.text}
      footer={
        <Button full type="submit" form="till-drawer" isBusy={moving.isPending}>
          {texts.drawer.submit[draft.kind](money(cents ?? 0, language))}
        </Button>
      }
    >
      <form id="till-drawer" className="col g3" onSubmit={send} aria-label={texts.drawer.title}>
        <Segmented
          label={texts.drawer.kind}
          value={draft.kind}
          options={[
            { id: 'float', label: texts.drawer.float },
            { id: 'withdrawal', label: texts.drawer.withdrawal },
          ]}
          onChange={(kind: 'float' | 'withdrawal') => change({ kind })}
        />
        <TextField
          label={texts.amount}
          inputMode="decimal"
          maxLength={12}
          value={draft.amount}
          onChange={(amount) => change({ amount })}
          error={isTold && !isRight ? texts.amountWrong(money(MOST, language)) : undefined}
        />
        <TextField
          label={texts.reason}
          maxLength={120}
          value={draft.reason}
          onChange={(words) => change({ reason: words })}
          error={isTold && reason.length < 3 ? texts.reasonMissing : undefined}
        />
        {moving.error === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(moving.error)}
          </Note>
        )}
      </form>
    </Sheet>
  )
}
