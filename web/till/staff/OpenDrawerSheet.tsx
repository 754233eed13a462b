import { useState, type FormEvent } from 'react'
import type { Till } from '../../../domain/till/calls.ts'
import { openDrawer } from '../../../domain/till/drawer-calls.ts'
import { fieldMessages, useFailureText } from '../../platform/failure.ts'
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
import { tillTexts } from './texts.ts'
import { usePressDraft } from './use-press-draft.ts'
import { refreshTill } from './use-till-change.ts'

interface OpenDrawerSheetProps {
  /** Who may get one; null for the person's own. */
  readonly people: Till['people'] | null
  /** The largest float; null where it is not to be told. */
  readonly mostCents: number | null
  /** Cash that the person has taken already, which will be in the drawer. */
  readonly uncountedCents?: number
  readonly onClose: () => void
}

/** Opens a drawer: whose, and with what float out of the till (B-12). */
export function OpenDrawerSheet({ people, mostCents, uncountedCents = 0, onClose }: OpenDrawerSheetProps) {
  const texts = useTexts(tillTexts)
  const words = texts.drawers
  const language = useLanguage()
  const failureText = useFailureText()
  const opening = useCallMutation(openDrawer)
  const [first] = people === null ? [] : [...people.filter(({ cashCents }) => cashCents !== 0), ...people]
  const { draft, pressId, change } = usePressDraft({ person: String(first?.accountId ?? ''), float: '' })
  const [isTold, setTold] = useState(false)
  const most = mostCents === null ? null : money(mostCents, language)
  const floatCents = draft.float.trim() === '' ? 0 : (typedCents(draft.float) ?? null)
  const isRight = floatCents !== null && (mostCents === null || floatCents <= mostCents)
  const name = people?.find(({ accountId }) => String(accountId) === draft.person)?.name
  const isNobodyLeft = people !== null && first === undefined
  const floatError =
    isTold && !isRight
      ? most === null
        ? texts.closing.amountWrong
        : words.floatWrong(most)
      : fieldMessages(opening.error)['floatCents']
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if (floatCents === null || !isRight) return focusFirstWrong(event.currentTarget)
    if (opening.isPending) return
    opening.mutate(
      { accountId: people === null ? null : Number(draft.person), floatCents, pressId },
      {
        onSuccess: () => {
          toast(name === undefined ? words.openedOwn : words.opened(name), { tone: 'ok', icon: 'check' })
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
      title={people === null ? words.submit : words.open}
      subtitle={words.text}
      footer={
        <Button full type="submit" form="till-open-drawer" isBusy={opening.isPending} isDisabled={isNobodyLeft}>
          {words.submit}
        </Button>
      }
    >
      <form id="till-open-drawer" className="col g3" onSubmit={send} aria-label={words.open}>
        {uncountedCents > 0 ? <Note icon="cash">{words.uncountedOwn(money(uncountedCents, language))}</Note> : null}
        {isNobodyLeft ? <Note>{words.everybody}</Note> : null}
        {first === undefined ? null : (
          <SelectField
            label={words.person}
            value={draft.person}
            options={(people ?? []).map((one) => ({ id: String(one.accountId), label: one.name }))}
            onChange={(person) => change({ person })}
          />
        )}
        <TextField
          label={words.float}
          {...(most === null ? {} : { hint: words.floatHint(most) })}
          inputMode="decimal"
          maxLength={12}
          value={draft.float}
          onChange={(float) => change({ float })}
          error={floatError}
        />
        {opening.error === null || floatError !== undefined ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(opening.error)}
          </Note>
        )}
      </form>
    </Sheet>
  )
}
