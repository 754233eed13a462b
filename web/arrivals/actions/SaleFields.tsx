import type { BeachPlan, ExtraId } from '../../../domain/umbrellas/plan.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
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
  const { maxDogs, dogSizes, maxPeople } = place
  const dogs = draft.smallDogs + draft.largeDogs
  const left = maxDogs - dogs
  return (
    <section className="col g2" aria-label={place.code}>
      {hasTitle ? <h3 className="foot ink2 b">{place.code}</h3> : null}
      <Count
        label={texts.people}
        value={draft.people}
        from={1}
        to={maxPeople}
        onChange={(people) => onChange({ ...draft, people })}
      />
      {dogSizes.includes('small') ? (
        <Count
          label={texts.smallDogs}
          value={draft.smallDogs}
          from={0}
          to={left + draft.smallDogs}
          onChange={(smallDogs) => onChange({ ...draft, smallDogs })}
        />
      ) : null}
      {dogSizes.includes('large') ? (
        <Count
          label={texts.largeDogs}
          value={draft.largeDogs}
          from={0}
          to={left + draft.largeDogs}
          onChange={(largeDogs) => onChange({ ...draft, largeDogs })}
        />
      ) : null}
      {dogs === 0 ? null : (
        <Switch isSelected={draft.needsSpace} onChange={(needsSpace) => onChange({ ...draft, needsSpace })}>
          {texts.needsSpace}
        </Switch>
      )}
      <Extras plan={plan} place={place} draft={draft} onChange={onChange} />
    </section>
  )
}

interface CountProps {
  readonly label: string
  readonly value: number
  readonly from: number
  readonly to: number
  readonly onChange: (value: number) => void
}

/** A small number as chips: one tap says it. */
function Count({ label, value, from, to, onChange }: CountProps) {
  if (to < from) return null
  return (
    <div className="sale-count">
      <span className="sub">{label}</span>
      <ChipRow label={label}>
        {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((count) => (
          <Chip key={count} isSelected={count === value} onPress={() => onChange(count)}>
            {count}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}

type ExtrasProps = Pick<PlaceFieldsProps, 'plan' | 'onChange'> & SaleRow

/** Beds and chairs, folded away until somebody wants some; what the place asks for is in sight. */
function Extras({ plan, place, draft, onChange }: ExtrasProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  if (place.extras.length === 0) return null
  const isWanted = Object.values(draft.extras).some((quantity) => quantity > 0)
  const extraName = (id: ExtraId) => plan.extras.find((one) => one.id === id)?.name[language] ?? id
  return (
    <details open={isWanted}>
      <summary>{texts.extras}</summary>
      <List>
        {place.extras.map(({ id, max }) => (
          <ListRow
            key={id}
            label={extraName(id)}
            control={
              <Stepper
                label={extraName(id)}
                value={draft.extras[id] ?? 0}
                min={0}
                max={max}
                onChange={(quantity) => onChange({ ...draft, extras: { ...draft.extras, [id]: quantity } })}
              />
            }
          />
        ))}
      </List>
    </details>
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
