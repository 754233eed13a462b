import { useState, type FormEvent } from 'react'
import { getFiscal, saveFiscalProfile, type ProfileRow } from '../../../domain/fiscal/calls.ts'
import { DUE_TIMES, NATURES, VAT_RATES, type DueTime } from '../../../domain/fiscal/fiscal-words.ts'
import type { CallInput } from '../../../domain/platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { setCallData, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { fiscalTexts } from './texts.ts'

type Wish = CallInput<typeof saveFiscalProfile>
const rateOf = ({ vatPercent, nature }: Pick<ProfileRow, 'vatPercent' | 'nature'>) => nature ?? String(vatPercent)
const bearing = (rate: string) => ({
  vatPercent: VAT_RATES.find((percent) => String(percent) === rate) ?? null,
  nature: NATURES.find((nature) => nature === rate) ?? null,
})

/** Rate or nature, department, whether a receipt is due and when; the change asks for a proof, and can be taken back. */
export function ProfileSheet({ profile, onClose }: { readonly profile: ProfileRow; readonly onClose: () => void }) {
  const texts = useTexts(fiscalTexts)
  const words = texts.profile
  const failureText = useFailureText()
  const saving = useCallMutation(saveFiscalProfile)
  const [draft, setDraft] = useState({ ...profile, rate: rateOf(profile), number: String(profile.department) })
  const department = /^[1-9]\d?$/.test(draft.number.trim()) ? Number(draft.number) : null
  const { productLine, version } = profile
  const back = () => {
    const before: Wish = { ...profile, ...bearing(rateOf(profile)), version: version + 1 }
    return saving.mutateAsync(before).then(
      (answer) => {
        setCallData(getFiscal, {}, answer)
        toast(words.undone)
      },
      (failure: unknown) => toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
    )
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (department === null || saving.isPending) return
    const { isDue, dueWhen, rate } = draft
    saving.mutate(
      { productLine, isDue, dueWhen, ...bearing(rate), department, version },
      {
        onSuccess: (answer) => {
          setCallData(getFiscal, {}, answer)
          toast(words.done, { action: { label: texts.undo, onPress: () => void back() } })
          onClose()
        },
      },
    )
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.title(texts.lines[productLine])}
      subtitle={texts.confirm}
      footer={
        <Button full type="submit" form="fiscal-profile" isBusy={saving.isPending}>
          {words.submit}
        </Button>
      }
    >
      <form id="fiscal-profile" className="col g3" onSubmit={send} aria-label={words.title(texts.lines[productLine])}>
        <Switch isSelected={draft.isDue} onChange={(isDue) => setDraft({ ...draft, isDue })}>
          {words.due}
        </Switch>
        <SelectField
          label={words.when}
          value={draft.dueWhen}
          options={DUE_TIMES.map((id) => ({ id, label: texts.when[id] }))}
          onChange={(dueWhen: DueTime) => setDraft({ ...draft, dueWhen })}
        />
        <SelectField
          label={words.vat}
          value={draft.rate}
          options={[
            ...VAT_RATES.map((percent) => ({ id: String(percent), label: texts.rate(percent) })),
            ...NATURES.map((nature) => ({ id: nature as string, label: texts.nature(nature) })),
          ]}
          onChange={(rate) => setDraft({ ...draft, rate })}
        />
        <TextField
          label={words.department}
          inputMode="numeric"
          maxLength={2}
          value={draft.number}
          onChange={(number) => setDraft({ ...draft, number })}
          error={department === null ? words.departmentWrong : undefined}
        />
        {saving.error === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(saving.error)}
          </Note>
        )}
      </form>
    </Sheet>
  )
}
