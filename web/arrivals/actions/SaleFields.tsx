import type { BeachPlan, ExtraId } from '../../../domain/umbrellas/plan.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { isNameRight, type SaleDraft, type SalePlace } from './sale-draft.ts'
import { actionTexts } from './texts.ts'

interface SaleFieldsProps {
  readonly plan: BeachPlan
  readonly place: SalePlace
  readonly draft: SaleDraft
  /** Why what is put together cannot be sold; null when it can. */
  readonly failure: unknown
  readonly onChange: (draft: SaleDraft) => void
}

/** Who comes, with how many dogs and beds, and who they are if they like to say it. */
export function SaleFields({ plan, place, draft, failure, onChange }: SaleFieldsProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const extraName = (id: ExtraId) => plan.extras.find((one) => one.id === id)?.name[language] ?? id
  const row = (label: string, value: number, min: number, max: number, change: (value: number) => void) => (
    <ListRow
      key={label}
      label={label}
      control={<Stepper label={label} value={value} min={min} max={max} onChange={change} />}
    />
  )
  const { maxDogs, dogSizes } = place
  const dogs = draft.smallDogs + draft.largeDogs
  return (
    <>
      <List>
        {row(texts.people, draft.people, 1, place.maxPeople, (people) => onChange({ ...draft, people }))}
        {dogSizes.includes('small')
          ? row(texts.smallDogs, draft.smallDogs, 0, maxDogs - dogs + draft.smallDogs, (smallDogs) =>
              onChange({ ...draft, smallDogs }),
            )
          : null}
        {dogSizes.includes('large')
          ? row(texts.largeDogs, draft.largeDogs, 0, maxDogs - dogs + draft.largeDogs, (largeDogs) =>
              onChange({ ...draft, largeDogs }),
            )
          : null}
        {place.extras.map(({ id, max }) =>
          row(extraName(id), draft.extras[id] ?? 0, 0, max, (quantity) =>
            onChange({ ...draft, extras: { ...draft.extras, [id]: quantity } }),
          ),
        )}
      </List>
      {failure === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(failure)}
        </Note>
      )}
      <div className="col g2">
        <TextField
          label={texts.name}
          value={draft.name}
          maxLength={50}
          autoCapitalize="words"
          error={isNameRight(draft) ? undefined : texts.nameShort}
          onChange={(name) => onChange({ ...draft, name })}
        />
        {draft.name.trim() === '' ? null : (
          <>
            <TextField
              label={texts.phone}
              type="tel"
              value={draft.phone}
              maxLength={20}
              onChange={(phone) => onChange({ ...draft, phone })}
            />
            <TextField
              label={texts.email}
              type="email"
              value={draft.email}
              maxLength={254}
              onChange={(email) => onChange({ ...draft, email })}
            />
          </>
        )}
      </div>
    </>
  )
}
