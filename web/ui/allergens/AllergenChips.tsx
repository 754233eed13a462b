import type { Allergen } from '../../../domain/platform/allergens.ts'
import { useTexts } from '../../platform/texts.ts'
import { allergenTexts } from './texts.ts'

interface AllergenChipsProps {
  readonly contains: readonly Allergen[]
  /** What is good to know, in green and first: "vegano". */
  readonly claims?: readonly string[]
}

/** A dish's allergens in a word each, as the menus show them before anything is added (B-15). */
export function AllergenChips({ contains, claims = [] }: AllergenChipsProps) {
  const texts = useTexts(allergenTexts)
  if (contains.length + claims.length === 0) return null
  const names = contains.map((allergen) => texts.names[allergen])
  return (
    <span className="alg">
      {claims.map((claim) => (
        <b key={claim} className="v">
          {claim}
        </b>
      ))}
      {names.length > 0 ? <span className="sr">{texts.contains(names.join(', '))}</span> : null}
      {names.map((name) => (
        <b key={name} aria-hidden="true">
          {name}
        </b>
      ))}
    </span>
  )
}
