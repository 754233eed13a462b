import type { Allergen } from '../../../domain/platform/allergens.ts'
import type { LocalizedText } from '../../../domain/platform/language.ts'

/** What a dish of the restaurant and an item of the bar have in common while they are written. */
export interface FoodDraft {
  readonly name: LocalizedText
  readonly description: LocalizedText
  readonly cents: number
  /** Null until somebody has declared them; empty declares that there are none. */
  readonly contains: readonly Allergen[] | null
  readonly traces: readonly Allergen[]
  readonly isFrozen: boolean
  /** Null until somebody has said it. */
  readonly isAlcoholic: boolean | null
}

/** A text in the person's language, else in Italian, else in whatever there is. */
export function shownText(text: LocalizedText, language: keyof LocalizedText): string {
  return text[language] || text.it || (Object.values(text).find((one) => one !== '') ?? '')
}
