import { useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ALLERGENS, type Allergen } from '../../../domain/platform/allergens.ts'
import { useTexts } from '../../platform/texts.ts'
import { AllergenIcon } from '../../ui/allergens/AllergenRows.tsx'
import { ALLERGEN_ICONS } from '../../ui/allergens/allergen-icons.ts'
import { allergenTexts } from '../../ui/allergens/texts.ts'
import { CheckRow } from '../../ui/choices.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import type { FoodDraft } from './food-draft.ts'
import { catalogTexts } from './texts.ts'

type Declaration = Pick<FoodDraft, 'contains' | 'traces'>

interface AllergenEditorProps extends Declaration {
  readonly onChange: (declaration: Declaration) => void
}

/** The fourteen allergens: what it contains, what there may be traces of, or the declaration that there are none (B-15). */
export function AllergenEditor({ contains, traces, onChange }: AllergenEditorProps) {
  const texts = useTexts(catalogTexts).food
  const [side, setSide] = useState<'contains' | 'traces'>('contains')
  const toggle = (allergen: Allergen) => onChange(toggled({ contains, traces }, side, allergen))
  return (
    <section data-field="allergens">
      <h2 className="lh">{texts.allergens}</h2>
      <Segmented
        label={texts.side}
        value={side}
        onChange={setSide}
        options={[
          { id: 'contains', label: texts.contains },
          { id: 'traces', label: texts.traces },
        ]}
      />
      <div className="alx" role="group" aria-label={side === 'contains' ? texts.contains : texts.traces}>
        {ALLERGENS.map((allergen) => (
          <AllergenToggle
            key={allergen}
            allergen={allergen}
            isOn={(side === 'contains' ? (contains ?? []) : traces).includes(allergen)}
            isDisabled={side === 'traces' && (contains === null || contains.includes(allergen))}
            onPress={() => toggle(allergen)}
          />
        ))}
      </div>
      {side === 'traces' && contains === null ? <p className="foot ink2 mt2">{texts.tracesAfter}</p> : null}
      <CheckRow
        name="allergens"
        isSelected={contains !== null && contains.length === 0}
        onChange={(isNone) => onChange(isNone ? { contains: [], traces } : { contains: null, traces: [] })}
      >
        {texts.none}
      </CheckRow>
    </section>
  )
}

/**
 * The declaration after one press. What it contains leaves no traces; when the last one is taken away nothing is declared any
 * more: that there are none is said on purpose.
 */
export function toggled(
  { contains, traces }: Declaration,
  side: 'contains' | 'traces',
  allergen: Allergen,
): Declaration {
  if (side === 'traces') return { contains, traces: flip(traces, allergen) }
  const next = flip(contains ?? [], allergen)
  if (next.length === 0) return { contains: null, traces: [] }
  return { contains: next, traces: traces.filter((one) => !next.includes(one)) }
}

/** In the order of the regulation. */
function flip(list: readonly Allergen[], allergen: Allergen): Allergen[] {
  return ALLERGENS.filter((one) => list.includes(one) !== (one === allergen))
}

interface AllergenToggleProps {
  readonly allergen: Allergen
  readonly isOn: boolean
  readonly isDisabled: boolean
  readonly onPress: () => void
}

function AllergenToggle({ allergen, isOn, isDisabled, onPress }: AllergenToggleProps) {
  const { names } = useTexts(allergenTexts)
  return (
    <ToggleButton isSelected={isOn} isDisabled={isDisabled} onPress={onPress}>
      {isOn ? <Icon name="check" size={17} stroke={2.8} /> : <AllergenIcon path={ALLERGEN_ICONS[allergen]} size={17} />}
      <span>{names[allergen]}</span>
    </ToggleButton>
  )
}
