import type { BeachPlan, ExtraId } from '../../../domain/umbrellas/plan.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { PartyFields } from '../../ui/staff/PartyFields.tsx'
import { PersonFields } from '../../ui/staff/PersonFields.tsx'
import type { SaleDraft } from './sale-draft.ts'
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
        <PersonFields
          draft={first.draft}
          onChange={(change) => onChange(first.place.umbrellaId, { ...first.draft, ...change })}
        />
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
  return (
    <section className="col g2" aria-label={place.code}>
      {hasTitle ? <h3 className="foot ink2 b">{place.code}</h3> : null}
      <PartyFields draft={draft} {...place} onChange={(change) => onChange({ ...draft, ...change })} />
      <Extras plan={plan} place={place} draft={draft} onChange={onChange} />
    </section>
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
