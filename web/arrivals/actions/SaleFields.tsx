import type { BeachPlan, ExtraId } from '../../../domain/umbrellas/plan.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { isNameRight, type SaleDraft } from './sale-draft.ts'
import { actionTexts } from './texts.ts'
import type { SaleRow } from './use-sale.ts'

interface SaleFieldsProps {
  readonly plan: BeachPlan
  readonly rows: readonly SaleRow[]
  /** Why what is put together cannot be sold; null when it can. */
  readonly failure: unknown
  readonly onChange: (umbrellaId: number, draft: SaleDraft) => void
}

/** Who comes to each place, with how many dogs and beds, and who they are if they like to say it. */
export function SaleFields({ plan, rows, failure, onChange }: SaleFieldsProps) {
  const failureText = useFailureText()
  const [first] = rows
  return (
    <>
      {rows.map((row) => (
        <PlaceFields
          key={row.place.umbrellaId}
          plan={plan}
          row={row}
          hasTitle={rows.length > 1}
          onChange={(draft) => onChange(row.place.umbrellaId, draft)}
        />
      ))}
      {failure === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {failureText(failure)}
        </Note>
      )}
      {first === undefined ? null : (
        <CustomerFields draft={first.draft} onChange={(draft) => onChange(first.place.umbrellaId, draft)} />
      )}
    </>
  )
}

interface PlaceFieldsProps {
  readonly plan: BeachPlan
  readonly row: SaleRow
  readonly hasTitle: boolean
  readonly onChange: (draft: SaleDraft) => void
}

function PlaceFields({ plan, row: { place, draft }, hasTitle, onChange }: PlaceFieldsProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
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
    <section className="col g2" aria-label={place.code}>
      {hasTitle ? <h3 className="foot ink2 b">{place.code}</h3> : null}
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
      {dogs === 0 ? null : (
        <Switch isSelected={draft.needsSpace} onChange={(needsSpace) => onChange({ ...draft, needsSpace })}>
          {texts.needsSpace}
        </Switch>
      )}
    </section>
  )
}

interface CustomerFieldsProps {
  readonly draft: SaleDraft
  readonly onChange: (draft: SaleDraft) => void
}

function CustomerFields({ draft, onChange }: CustomerFieldsProps) {
  const texts = useTexts(actionTexts)
  return (
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
  )
}
