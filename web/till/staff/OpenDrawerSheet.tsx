import { useState, type FormEvent } from 'react'
import { type Till } from '../../../domain/till/calls.ts'
import { openDrawer } from '../../../domain/till/drawer-calls.ts'
import { expectedOutside } from '../../../domain/till/drawers.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { typedCents } from '../../ui/staff/amount.ts'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { withoutDrawer } from './DrawersCard.tsx'
import { tillTexts } from './texts.ts'
import { usePressDraft } from './use-press-draft.ts'
import { refreshTill } from './use-till-change.ts'

interface OpenDrawerSheetProps {
  readonly till: Till
  readonly onClose: () => void
}

/** Opens a drawer: whose, and with what float out of the till (B-12). */
export function OpenDrawerSheet({ till, onClose }: OpenDrawerSheetProps) {
  const texts = useTexts(tillTexts)
  const words = texts.drawers
  const language = useLanguage()
  const failureText = useFailureText()
  const opening = useCallMutation(openDrawer)
  const people = withoutDrawer(till)
  const [first] = [...people.filter(({ cashCents }) => cashCents !== 0), ...people]
  const { draft, pressId, change } = usePressDraft({ person: String(first?.accountId ?? ''), float: '' })
  const [isTold, setTold] = useState(false)
  const most = Math.max(expectedOutside(till.open.expectedCashCents, till.drawers), 0)
  const floatCents = draft.float.trim() === '' ? 0 : (typedCents(draft.float) ?? null)
  const isRight = floatCents !== null && floatCents <= most
  const name = people.find(({ accountId }) => String(accountId) === draft.person)?.name ?? ''
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if (floatCents === null || !isRight) return focusFirstWrong(event.currentTarget)
    if (opening.isPending) return
    opening.mutate(
      { accountId: Number(draft.person), floatCents, pressId },
      {
        onSuccess: () => {
          toast(words.opened(name), { tone: 'ok', icon: 'check' })
          onClose()
        },
        onSettled: refreshTill,
      },
    )
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.open}
      subtitle={words.text}
      footer={
        <Button full type="submit" form="till-open-drawer" isBusy={opening.isPending} isDisabled={first === undefined}>
          {words.submit}
        </Button>
      }
    >
      <form id="till-open-drawer" className="col g3" onSubmit={send} aria-label={words.open}>
        {first === undefined ? (
          <Note>{words.everybody}</Note>
        ) : (
          <SelectField
            label={words.person}
            value={draft.person}
            options={people.map((one) => ({ id: String(one.accountId), label: one.name }))}
            onChange={(person) => change({ person })}
          />
        )}
        <TextField
          label={words.float}
          hint={words.floatHint(money(most, language))}
          inputMode="decimal"
          maxLength={12}
          value={draft.float}
          onChange={(float) => change({ float })}
          error={isTold && !isRight ? words.floatWrong(money(most, language)) : undefined}
        />
        {opening.error === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(opening.error)}
          </Note>
        )}
      </form>
    </Sheet>
  )
}
