import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../choices.tsx'
import { CountChips } from './CountChips.tsx'
import type { PartyDraft } from './party-draft.ts'
import { uiStaffTexts } from './texts.ts'

interface PartyFieldsProps {
  readonly draft: PartyDraft
  readonly maxPeople: number
  readonly maxDogs: number
  readonly dogSizes: readonly ('small' | 'large')[]
  readonly onChange: (change: Partial<PartyDraft>) => void
}

/** People and dogs of a place as chips, no more than it takes. */
export function PartyFields({ draft, maxPeople, maxDogs, dogSizes, onChange }: PartyFieldsProps) {
  const texts = useTexts(uiStaffTexts).party
  const dogs = draft.smallDogs + draft.largeDogs
  const left = maxDogs - dogs
  return (
    <>
      <CountChips
        label={texts.people}
        value={draft.people}
        from={1}
        to={maxPeople}
        onChange={(people) => onChange({ people })}
      />
      {dogSizes.includes('small') ? (
        <CountChips
          label={texts.smallDogs}
          value={draft.smallDogs}
          from={0}
          to={left + draft.smallDogs}
          onChange={(smallDogs) => onChange({ smallDogs })}
        />
      ) : null}
      {dogSizes.includes('large') ? (
        <CountChips
          label={texts.largeDogs}
          value={draft.largeDogs}
          from={0}
          to={left + draft.largeDogs}
          onChange={(largeDogs) => onChange({ largeDogs })}
        />
      ) : null}
      {dogs === 0 ? null : (
        <Switch isSelected={draft.needsSpace} onChange={(needsSpace) => onChange({ needsSpace })}>
          {texts.needsSpace}
        </Switch>
      )}
    </>
  )
}
