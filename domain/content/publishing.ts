import type { Allergen } from '../platform/allergens.ts'
import { LANGUAGES, type Language, type LocalizedText } from '../platform/language.ts'
import { Refusal } from '../platform/refusal.ts'

/** What a dish, or an item of the bar, says about itself before anybody may see it. */
export interface Publishable {
  /** An empty text is one that nobody has written yet. */
  readonly name: LocalizedText
  readonly description: LocalizedText
  /** Null until somebody has declared them; an empty list declares that there are none. */
  readonly allergens: readonly Allergen[] | null
  /** Null until somebody has said it. */
  readonly isAlcoholic: boolean | null
}

/** What is missing: the words of a language, the declaration of allergens, or whether it is alcoholic. */
export const MISSING_POINTS = [...LANGUAGES, 'allergens', 'alcohol'] as const
export type MissingPoint = (typeof MISSING_POINTS)[number]

/**
 * B-10: what still keeps a dish from being published, in the order of the editor; empty when nothing does. A description
 * is written in all languages or in none: an espresso explains itself.
 */
export function missingPoints({ name, description, allergens, isAlcoholic }: Publishable): MissingPoint[] {
  return [
    ...missingLanguages(name, description),
    ...(allergens === null ? (['allergens'] as const) : []),
    ...(isAlcoholic === null ? (['alcohol'] as const) : []),
  ]
}

/** Languages in which a needed text is not written, or an optional one is missing that others have. */
export function missingLanguages(needed: LocalizedText, optional: LocalizedText): Language[] {
  const isOptionalUsed = LANGUAGES.some((language) => isWritten(optional, language))
  return LANGUAGES.filter(
    (language) => !isWritten(needed, language) || (isOptionalUsed && !isWritten(optional, language)),
  )
}

/** B-10: throws `not_publishable` with what is `missing`. */
export function requirePublishable(item: Publishable): void {
  requireNothingMissing(missingPoints(item))
}

/** Throws `not_publishable` when something is. */
export function requireNothingMissing(missing: readonly MissingPoint[]): void {
  if (missing.length > 0) throw new Refusal('not_publishable', { missing })
}

/** A stored text may lack a language altogether, whatever its type says of it. */
function isWritten(text: Partial<LocalizedText>, language: Language): boolean {
  return (text[language] ?? '').trim() !== ''
}
